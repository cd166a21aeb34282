import { Fault } from '../../engine/game.ts'
import { archive, openSave } from './archive.ts'
import {
  botsGo,
  firstViewer,
  keep,
  type OpenTable,
  openNew,
  recall,
  refusalOf,
  sceneOf,
  suspect,
  take,
} from './host.ts'
import { type Hold, holdTable } from './lock.ts'
import type { AskName, Asks, Reply, Request, Scene } from './protocol.ts'
import { openStore } from './store.ts'

/** The table of this tab. It answers one request after the other, and keeps every change before it answers. */

const scope = self as unknown as {
  postMessage(reply: Reply): void
  onmessage: (message: MessageEvent<Request>) => void
}
const store = openStore()
let open: OpenTable | null = null
let hold: Hold | null = null

type Answers = { readonly [Name in AskName]: (what: Parameters<Asks[Name]>[0]) => Promise<ReturnType<Asks[Name]>> }

const newName = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), n => (n % 36).toString(36)).join('')
/** 256 random bits. */
const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), n => n.toString(16).padStart(2, '0')).join('')

const table = (): OpenTable => {
  if (!open) throw new Fault('page.no-table')
  return open
}

function leave(): void {
  hold?.release()
  hold = null
  open = null
}

async function sit(id: string, takeOver: boolean, seated: () => Promise<OpenTable>): Promise<Scene> {
  if (open?.id !== id) leave()
  hold ??= await holdTable(id, takeOver, () => {
    if (open?.id !== id) return
    leave()
    scope.postMessage({ lost: id })
  })
  if (!hold) throw new Fault('page.other-tab')
  try {
    open = await seated()
  } catch (error) {
    leave()
    throw error
  }
  return sceneOf(open)
}

async function act(input: Parameters<typeof take>[1]): Promise<Scene> {
  const now = table()
  take(now, input)
  try {
    await keep(await store, now, Date.now())
  } catch (error) {
    // It has moved on in another tab: what was done here is nowhere, and whoever sits down again sees how it stands.
    leave()
    throw error
  }
  await archive.finished(await store, now)
  return sceneOf(now)
}

const answers: Answers = {
  open: opening => {
    const id = newName()
    return sit(id, false, async () => {
      const nonce = opening.seats.length > 0 ? newSecret() : null
      const made = await openNew(opening, id, opening.seed ?? newSecret(), Date.now(), nonce)
      botsGo(made)
      await keep(await store, made, Date.now())
      await archive.begun(await store, made)
      return made
    })
  },
  resume: ({ id, takeOver = false }) =>
    sit(id, takeOver, async () => {
      // A table that was just opened here need not be read again: the reader of files stays where it is.
      if (open?.id === id) {
        open.viewer = firstViewer(open.table.match())
        return open
      }
      const again = await openSave(await store, id)
      await recall(await store, again)
      return again
    }),
  async look({ viewer }) {
    const now = table()
    now.viewer = viewer
    return sceneOf(now)
  },
  choose: ({ seat, choice }) => act({ type: 'choose', seat, choices: [choice] }),
  undo: ({ seat }) => act({ type: 'undo', seat }),
  rewind: ({ to }) => act({ type: 'rewind', to }),
  claim: ({ seat, claim }) => act({ type: 'claim', seat, claim }),
  note: ({ seat, about, text }) => act({ type: 'note', seat, about, text }),
  async suspect(what) {
    const now = table()
    await suspect(await store, now, what)
    return sceneOf(now)
  },
  async leave() {
    leave()
    return null
  },
  saves: async () => archive.lines(await store),
  lasting: async () => (await store).lasting,
  async remove({ id }) {
    if (open?.id === id) leave()
    // A game that is played in another tab is not taken from under it.
    const alone = await holdTable(id, false, () => {})
    if (!alone) throw new Fault('page.other-tab')
    await (await store).remove(id)
    alone.release()
    return null
  },
  download: async what => archive.download(await store, what, open),
  take: async what => archive.take(await store, what, newName, Date.now()),
  unpack: async ({ packed }) => archive.unpack(await store, packed),
  keep: async ({ id }) => archive.keep(await store, id, newName, Date.now()),
  watch: async what => archive.watch(await store, what),
  course: async ({ id }) => archive.course(await store, id),
  branch: async ({ id, at }) => archive.branch(await store, id, at, newName(), Date.now()),
  pack: async ({ id }) => archive.pack(await store, id),
  career: async () => archive.career(await store),
  mend: async () => archive.mend(await store),
  daily: async () => archive.daily(await store),
  debrief: async ({ id }) => archive.debrief(await store, id, open),
  crash: async () => {
    setTimeout(() => {
      throw new Error('crashed on request')
    })
    return new Promise<null>(() => {})
  },
}

let last: Promise<unknown> = Promise.resolve()

scope.onmessage = ({ data: { number, ask, what } }) => {
  last = last.then(async () => {
    try {
      const answer = await (answers[ask] as (what: unknown) => Promise<ReturnType<Asks[AskName]>>)(what)
      scope.postMessage({ number, answer })
    } catch (error) {
      scope.postMessage({ number, refused: refusalOf(error) })
    }
  })
}
