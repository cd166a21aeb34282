import { Fault, type Viewer } from '../../engine/game.ts'
import { shipped } from '../../games/index.ts'
import type { Archiving, MatchArchive } from '../../host/archive/index.ts'
import type { SeatHandle } from '../../host/handle.ts'
import { hostMatch } from '../../host/hosted.ts'
import { type HostedMatch, MOVED_ON, type OpenMatch } from '../../host/hosting.ts'
import { openNew, readOpening } from '../../host/opening.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { type Hold, holdTable } from './lock.ts'
import type { Reply, Request, RequestName, Requests } from './protocol.ts'
import { readRequest } from './request.ts'
import { openStore } from './store.ts'

/** The host of this tab: a store in the browser's database, bots that think here, and one match that is sat at. */

const scope = self as unknown as {
  postMessage(reply: Reply): void
  onmessage: (message: MessageEvent<Request>) => void
}

type Answers = {
  readonly [Name in RequestName]: (what: Parameters<Requests[Name]>[0]) => Promise<ReturnType<Requests[Name]>>
}

const newName = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), n => (n % 36).toString(36)).join('')
/** 256 random bits. */
const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), n => n.toString(16).padStart(2, '0')).join('')

/** A match somebody sits at, and the handle that the curtain holds. */
interface Sitting {
  readonly id: string
  readonly hosted: HostedMatch
  readonly hold: Hold
  handle: SeatHandle
  stop(): void
}

async function hostOf() {
  const store = await openStore()
  const archiving: Archiving = {
    games: shipped,
    store,
    newName,
    now: Date.now,
    alone: work => (navigator.locks ? navigator.locks.request('situation-room career', work) : work()),
  }
  let opened: Promise<MatchArchive> | null = null
  /** Loaded when something is wanted of it: a first call waits for none of it. */
  const archive = (): Promise<MatchArchive> => {
    opened ??= import('../../host/archive/index.ts').then(({ openArchive }) => openArchive(archiving))
    return opened
  }
  const hosting = {
    store,
    now: Date.now,
    async think(game: OpenMatch['game'], kind: string) {
      const { seatedBotsOf } = await import('../../bots/seated.ts')
      return (await seatedBotsOf(game.id).load())(kind, game)
    },
    // Whoever wants no motion waits for nobody to find their words: the page names its worker by that.
    after: self.name === 'paced' ? setTimeout : undefined,
    finished: async (open: OpenMatch) => (await archive()).finished(open),
  }
  return { store, archive, hosting }
}

const host = hostOf()
const archive = async (): Promise<MatchArchive> => (await host).archive()
let sitting: Sitting | null = null

const seat = (): Sitting => {
  if (!sitting) throw new Fault('page.no-table')
  return sitting
}

function leave(): void {
  sitting?.stop()
  sitting?.hold.release()
  void sitting?.hosted.close()
  sitting = null
}

/** Who looks first: the only person, or everybody where several sit around one screen. */
function firstViewer({ match: { record } }: OpenMatch): Viewer {
  const people = record.seats.flatMap(({ bot }, one) => (bot === null ? [one] : []))
  return record.seats.length === 0 ? 0 : people.length === 1 ? people[0] : 'observer'
}

function look(now: Sitting, viewer: Viewer): void {
  const handle = now.hosted.seat(viewer)
  now.stop()
  now.handle = handle
  now.stop = handle.subscribe(update => scope.postMessage({ update }))
}

async function sit(id: string, takeOver: boolean, opened: () => Promise<OpenMatch>): Promise<void> {
  leave()
  const hold = await holdTable(id, takeOver, () => {
    if (sitting?.id !== id) return
    leave()
    scope.postMessage({ lost: id })
  })
  if (!hold) throw new Fault('page.other-tab')
  try {
    const open = await opened()
    const hosted = hostMatch((await host).hosting, open)
    await hosted.begin()
    sitting = { id, hosted, hold, handle: hosted.seat('observer'), stop() {} }
  } catch (error) {
    hold.release()
    throw error
  }
}

/** What somebody does at the match; it is durable when the answer comes, and what the bots make of it follows. */
async function act(work: (handle: SeatHandle) => Promise<void>): Promise<null> {
  try {
    await work(seat().handle)
  } catch (error) {
    if (!(error instanceof Fault && error.key === MOVED_ON)) throw error
    // It has moved on in another tab: what was done here is nowhere, and whoever sits down again sees how it stands.
    leave()
    throw new Fault('page.other-tab')
  }
  return null
}

const playing = (): OpenMatch | null => sitting?.hosted.open() ?? null

const answers: Answers = {
  async open(opening) {
    const id = newName()
    await sit(id, false, () => openNew(shipped, readOpening(opening), id, Date.now(), newSecret))
    // A call for practice is remembered from its first moment: whoever rewinds it knows its luck.
    if (opening.practice) await (await archive()).begun(seat().hosted.open())
    return { id }
  },
  async resume({ id, takeOver = false }) {
    // A match that was just opened here need not be read again: the reader of files stays where it is.
    if (sitting?.id !== id) await sit(id, takeOver, async () => (await archive()).open(id))
    look(seat(), firstViewer(seat().hosted.open()))
    return null
  },
  async look({ viewer }) {
    look(seat(), viewer)
    return null
  },
  choose: ({ choice, question }) => act(handle => handle.choose([choice], { question })),
  undo: () => act(handle => handle.undo()),
  rewind: ({ to }) => act(handle => handle.rewind(to)),
  claim: ({ claim }) => act(handle => handle.say(claim)),
  answer: what => act(handle => handle.beside({ type: 'answer', ...what })),
  note: ({ about, text }) => act(handle => handle.note(about, text)),
  suspect: ({ player, mix }) => act(handle => handle.suspect(player, mix)),
  // Around one screen nobody holds a handle of their own then: everybody looks together.
  shareSuspicions: what =>
    act(async () => (await import('../../host/suspicions.ts')).shareSuspicions(seat().hosted, what.seat)),
  async why({ choice }) {
    const reason = seat().handle.why(choice)
    return reason && { key: reason.key, values: reason.values ?? {}, rule: reason.rule }
  },
  explain: async ({ question }) => seat().handle.explain(question),
  async leave() {
    leave()
    return null
  },
  saves: async () => (await archive()).list(),
  lasting: async () => (await host).store.lasting,
  async remove({ id }) {
    if (sitting?.id === id) leave()
    // A game that is played in another tab is not taken from under it.
    const alone = await holdTable(id, false, () => {})
    if (!alone) throw new Fault('page.other-tab')
    await (await host).store.remove(id)
    alone.release()
    return null
  },
  async download(what) {
    const { offered } = await import('./offered.ts')
    return offered(await (await archive()).download(what, playing()))
  },
  take: async what => (await archive()).take(what),
  ended: async what => (await archive()).ended(what),
  async unpack({ packed }) {
    const { unpack } = await import('./packing.ts')
    return (await archive()).look(await unpack(packed))
  },
  keep: async ({ id }) => (await archive()).keep(id),
  watch: async what => (await archive()).watch(what),
  told: async ({ id }) => (await archive()).told(id),
  course: async ({ id }) => (await archive()).course(id),
  async branch({ id, at }) {
    const branched = await (await archive()).branch(id, at)
    return { id: branched.id }
  },
  async pack({ id }) {
    const { pack } = await import('./packing.ts')
    return { text: await pack(await (await archive()).short(id)) }
  },
  career: async () => (await archive()).career(),
  mend: async () => (await archive()).mend(),
  daily: async () => (await archive()).daily(),
  debrief: async ({ id }) => (await archive()).debrief(id, playing()),
  crash: async () => {
    setTimeout(() => {
      throw new Error('crashed on request')
    })
    return new Promise<null>(() => {})
  },
}

let last: Promise<unknown> = Promise.resolve()

scope.onmessage = ({ data }) => {
  // Whatever it is: what has no number gets an answer that nobody waits for.
  const { number } = Object(data) as Request
  last = last.then(async () => {
    try {
      const { ask, what } = readRequest(data)
      const answer = await (answers[ask] as (what: unknown) => Promise<ReturnType<Requests[RequestName]>>)(what)
      scope.postMessage({ number, answer })
    } catch (error) {
      // A script that was not loaded yet cannot be: no fault of a program, and nothing to do about but to wait.
      const isAway = error instanceof TypeError && !navigator.onLine
      const refused: Refusal = isAway ? { key: 'page.mishap.offline', values: {}, rule: null } : refusalOf(error)
      scope.postMessage({ number, refused })
    }
  })
}
