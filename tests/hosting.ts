import { expect } from 'vitest'
import { seatedBotsOf } from '../src/bots/seated.ts'
import type { Seat, Viewer } from '../src/engine/game.ts'
import { shipped } from '../src/games/index.ts'
import { hostMatch } from '../src/host/hosted.ts'
import type { HostedMatch, Hosting } from '../src/host/hosting.ts'
import { memoryStore } from '../src/host/memory-store.ts'
import { type Opening, openKept, openNew } from '../src/host/opening.ts'
import { type Shown, withUpdate } from '../src/host/shown.ts'
import type { Store } from '../src/host/store.ts'
import type { Update } from '../src/host/update.ts'
import { step } from '../src/table/step.ts'

/** Matches that are really hosted, and clients that have only their messages. */

export const call: Opening = {
  game: 'negotiator',
  setup: { abductor: 'edward' },
  seed: 'host',
  practice: false,
  seats: [],
}
export const tableOf = (bots: number): Opening => ({
  ...call,
  game: 'homeland',
  setup: { players: 3 },
  seats: ['Ann', 'Ben', 'Cy'].map((name, seat) => ({ name, bot: seat < 3 - bots ? null : 'steady' })),
})

export const usual: Hosting['think'] = async (game, kind) => (await seatedBotsOf(game.id).load())(kind, game)

/** A store on a disk: what is written there lasts. */
export const disk = (): Store => ({ ...memoryStore(), lasting: true })

export const begun = async (opening: Opening, more: Partial<Hosting> = {}): Promise<HostedMatch> => {
  const hosted = hostMatch(
    { store: disk(), now: () => 7, think: usual, ...more },
    await openNew(shipped, opening, 'a', 0, () => '5'.repeat(64)),
  )
  await hosted.begin()
  return hosted
}

/** The match of a store again, as after a reload. */
export async function again(store: Store, more: Partial<Hosting> = {}): Promise<HostedMatch> {
  const kept = await store.load('a')
  if (!kept) throw new Error('not kept')
  return hostMatch({ store, now: () => 8, think: usual, ...more }, await openKept(shipped, kept))
}

/** Who is asked by what is committed, and what they may choose: of a drafting seat, on its draft. */
export function askedIn(hosted: HostedMatch): { readonly seat: Seat; readonly names: readonly string[] } {
  const { game, match } = hosted.open()
  const [asked] = game.decisions(match.state)
  if (!asked) throw new Error('nobody is asked')
  return { seat: asked.seat, names: asked.options.map(option => game.nameOf(option)) }
}

export const goOn = async (hosted: HostedMatch): Promise<void> => {
  const { seat, names } = askedIn(hosted)
  await hosted.seat(seat).choose([names[0]])
  await hosted.settled()
}

/** A choice that stays a draft, of whoever is asked. */
export function drafting(hosted: HostedMatch): { readonly seat: Seat; readonly choice: string } {
  const { game, match } = hosted.open()
  const { seat, names } = askedIn(hosted)
  const choice = names.find(
    name => step(game, match, { type: 'choose', seat, choices: [name] }).match.record.draft.length > 0,
  )
  if (choice === undefined) throw new Error('everything settles')
  return { seat, choice }
}

/** A client that has only messages, as they come over a wire. */
export function client(hosted: HostedMatch, viewer: Viewer) {
  const heard: Update[] = []
  let shown: Shown | null = null
  const listen = (update: Update): void => {
    heard.push(JSON.parse(JSON.stringify(update)) as Update)
    shown = withUpdate(shown, heard[heard.length - 1])
  }
  let leave = hosted.seat(viewer).subscribe(listen)
  return {
    viewer,
    heard,
    shown: (): Shown => {
      if (!shown) throw new Error(`${viewer} has missed a message`)
      return shown
    },
    /** Goes away and comes back, with all that it has been told. */
    hello(): void {
      leave()
      leave = hosted.seat(viewer).subscribe(listen, shown?.told)
    },
    leave: () => leave(),
  }
}

/** What a client has, without how many messages that took. */
const seenBy = ({ n: _, ...rest }: Shown): unknown => JSON.parse(JSON.stringify(rest))

export function expectUpToDate(hosted: HostedMatch, clients: readonly ReturnType<typeof client>[]): void {
  for (const one of clients) {
    const fresh = client(hosted, one.viewer)
    fresh.leave()
    expect(seenBy(one.shown())).toEqual(seenBy(fresh.shown()))
  }
}

/** A promise that is kept when somebody says so. */
export function gate() {
  let open = (): void => {}
  const opened = new Promise<void>(done => {
    open = done
  })
  return { opened, open }
}

export const recordIn = (hosted: HostedMatch) => hosted.open().match.record
