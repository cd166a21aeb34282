import { Fault, type Json } from '../../engine/game.ts'
import type { KeptCareer } from '../../games/careers.ts'
import type { Registry } from '../../games/index.ts'
import type { DailyResult } from '../../games/negotiator/career/daily-schema.ts'
import type { OpenMatch } from '../hosting.ts'
import { openKept } from '../opening.ts'
import { suspicionsAt } from '../records.ts'
import { refusalOf } from '../refusal.ts'
import type { Kept, SaveLine, Store } from '../store.ts'
import type { Eyes, Reel, Retold, Snapshot, Taken, Weighed } from './answers.ts'
import type { EndedElsewhere, Proved } from './elsewhere.ts'
import { markOutdated, otherRules, withRules } from './lines.ts'

/** What an archive is given: which games there are, where matches are kept, and what only the machine can do. */
export interface Archiving {
  readonly games: Registry
  readonly store: Store
  now(): number
  newName(): string
  /** One process or tab after the other: two games that end at once both count. */
  alone(work: () => Promise<void>): Promise<void>
}

/** The text of a file and a name for it. */
export interface Named {
  readonly text: string
  readonly name: string
}

/**
 * Everything that is done with matches that are not being played: lists, files, replays, the career. What does it is
 * loaded when it is asked for; a first call waits for none of it.
 */
export interface MatchArchive {
  /** The last that was touched first; those of rules that are not played here are marked. */
  list(): Promise<readonly SaveLine[]>
  /** A save, opened; one that cannot be read is marked, and stays as it is. */
  open(id: string): Promise<OpenMatch>
  /** A game that is begun for practice is remembered. */
  begun(open: OpenMatch): Promise<void>
  /** A match that is over goes into the career and, if it is one, into the daily calls. False where that was not kept. */
  finished(open: OpenMatch): Promise<boolean>
  /** A match file, everything, or a career nobody can read. What is being played is taken as it stands. */
  download(what: Download, playing: OpenMatch | null): Promise<Named>
  /** Brings in a match, a scenario or an archive; an archive is only weighed until somebody has agreed. */
  take(what: Given): Promise<Taken | { readonly weighed: Weighed }>
  /** The match a link holds, to be watched: it lies in no store, and `kept` is the save that holds the same. */
  look(text: string): Promise<{ readonly id: string; readonly kept: string | null }>
  /** The match of the link becomes a save, one that never counts. */
  keep(id: string): Promise<{ readonly id: string }>
  /** A finished or solo match in as few words as a link needs. */
  short(id: string): Promise<string>
  /** A match that was played elsewhere and is over: it is kept and counted here, and what can be proved of it is. */
  ended(what: EndedElsewhere): Promise<Proved>
  watch(what: Watching): Promise<Snapshot>
  /** What can be told of a save without playing it: of one whose rules are not played here, that is all there is. */
  told(id: string): Promise<Retold>
  /** A finished game for one, choice by choice: what was to be seen before each, and what was chosen. */
  course(id: string): Promise<readonly { readonly view: unknown; readonly choice: string }[]>
  /** A practice game that begins where the replay stands. */
  branch(id: string, at: number): Promise<OpenMatch>
  career(): Promise<KeptCareer>
  /** A career that cannot be read, set up anew from all that can; how many games are in it. */
  mend(): Promise<{ readonly games: number }>
  daily(): Promise<readonly DailyResult[]>
  /** The figures of a finished game, as data of its game. */
  debrief(id: string, playing: OpenMatch | null): Promise<Json>
}

export type Download = { readonly id: string } | { readonly all: true } | { readonly damaged: 'career' }

export interface Given {
  readonly text: string
  /** Who sits at the table of a scenario for several: the first is a person. */
  readonly names?: readonly string[]
  readonly agreed?: boolean
}

export interface Watching {
  readonly id: string
  readonly at: number
  readonly viewer: Eyes
}

export function openArchive(own: Archiving): MatchArchive {
  const { games, store } = own
  /** The match of the link that is being looked at. It lies in no store: whoever wants to have it keeps it. */
  let linked: Kept | null = null
  /** The match that is being watched: a scrubber asks for many snapshots of one. */
  let reel: Reel | null = null

  /** The store with the match of the link in reach, for whatever only reads. */
  const reading = (): Archiving => {
    const held = linked
    if (!held) return own
    const load: Store['load'] = async id => (id === held.line.id ? { ...held, durable: null } : store.load(id))
    return { ...own, store: { ...store, load } }
  }

  const reelFor = async (id: string): Promise<Reel> => {
    const { reelOf } = await import('./replay.ts')
    reel = await reelOf(reading(), id, reel)
    return reel
  }

  const archive: MatchArchive = {
    list: async () =>
      markOutdated(
        games,
        [...(await store.list())].sort((a, b) => b.changed - a.changed),
      ),
    open: id => openSave(own, id),

    async begun(open) {
      const { practised } = await import('./career.ts')
      await practised(own, open)
    },

    async ended(what) {
      const { endedElsewhere } = await import('./elsewhere.ts')
      return endedElsewhere(own, what)
    },

    async finished(open) {
      const { finished } = await import('./career.ts')
      return finished(own, open)
    },

    async download(what, playing) {
      const { download } = await import('./files.ts')
      return download(reading(), what, playing)
    },

    async take(what) {
      const { take } = await import('./take.ts')
      return take(own, what)
    },

    async look(text) {
      const { openLink, twinOfLink } = await import('./link.ts')
      const kept = await openLink(own, text)
      linked = kept
      return { id: kept.line.id, kept: await twinOfLink(own, kept) }
    },

    async keep(id) {
      if (linked?.line.id !== id) throw new Fault('page.no-save')
      const { keepLink } = await import('./link.ts')
      return keepLink(own, linked)
    },

    async short(id) {
      const { short } = await import('./files.ts')
      return short(reading(), id)
    },

    async watch(what) {
      const { watch } = await import('./replay.ts')
      return watch(await reelFor(what.id), what)
    },

    async told(id) {
      const { told } = await import('./outdated.ts')
      return told(reading(), id)
    },

    async course(id) {
      const { course } = await import('./replay.ts')
      return course(await reelFor(id))
    },

    async branch(id, at) {
      const { branch } = await import('./replay.ts')
      return branch(own, await reelFor(id), at)
    },

    async career() {
      const { wholeCareer } = await import('./career.ts')
      return wholeCareer(own)
    },

    async mend() {
      const { mendCareer } = await import('./mend.ts')
      return mendCareer(own)
    },

    async daily() {
      const { readDaily } = await import('./career.ts')
      return readDaily(store)
    },

    async debrief(id, playing) {
      const { debriefOf } = await import('./career.ts')
      return debriefOf(playing?.id === id ? playing : await openSave({ games, store }, id))
    },
  }
  return archive
}

/**
 * A save, opened with what is thought at its table. One that cannot be read is marked as damaged, one of other rules with
 * what these are; both stay as they are.
 */
export async function openSave({ games, store }: Pick<Archiving, 'games' | 'store'>, id: string): Promise<OpenMatch> {
  const kept = await store.load(id)
  if (!kept) throw new Fault('page.no-save')
  try {
    const open = await openKept(games, kept)
    if (open.match.record.seats.length === 0) return open
    const { readSuspicions } = await import('../suspicions.ts')
    return { ...open, suspicions: readSuspicions(await store.readRecord(suspicionsAt(id))) }
  } catch (error) {
    // Anything but a Fault is a mistake of ours, or a piece of the program that could not be loaded: no damage.
    if (!(error instanceof Fault)) throw error
    const rules = otherRules(error)
    try {
      await store.describe(
        rules ? withRules(kept.line, rules.is) : { ...kept.line, damaged: true, why: refusalOf(error) },
      )
    } catch {
      // A full store keeps the line as it was; the sentence is told all the same.
    }
    throw error
  }
}
