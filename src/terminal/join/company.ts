import { type OwnWords, openOwnWords } from '../../client/own-words.ts'
import type { RemoteTable } from '../../client/table.ts'
import { timeText } from '../../client/time-left.ts'
import { linesOf, votedLine } from '../../client/told-line.ts'
import { Fault, type Seat } from '../../engine/game.ts'
import type { SpokenPresets } from '../../games/speaker.ts'
import type { Told } from '../../host/told.ts'
import type { Act, ReportSeen } from '../../host/wire.ts'
import type { Colour } from '../../table/lobby.ts'
import type { Vote } from '../../table/vote.ts'
import type { Say } from '../../words/index.ts'
import { shown as shownText } from '../../words/shown.ts'
import type { Mode } from '../several/welcome.ts'
import { lookAround } from './around.ts'
import { type Aside, openAsides } from './asides.ts'
import { type CompanyAct, friendActs, hostActs, shareAct, simple, tableActs } from './company-acts.ts'
import type { HostLinks } from './host-links.ts'
import type { OwnLinks } from './own-links.ts'
import { type OwnPresets, openOwnPresets } from './own-presets.ts'
import { type OwnSeat, openOwnSeat } from './own-seat.ts'
import { reportLines } from './reported.ts'
import { type After, isLow, later } from './time-warning.ts'

export type { CompanyAct }

/** What people at several machines have beside the game: words, time, and an answer to somebody being gone. */
export interface Company {
  /** How it stands with everybody, a line each. */
  status(): readonly string[]
  /** What of it one wants to have in sight all the time; null where there is nothing. */
  brief(): string | null
  /** Is it about time that runs out? */
  isUrgent(): boolean
  /** All that was written and decided, and what only this seat was told, as it came: lines are only ever added. */
  heard(): readonly Heard[]
  /** That somebody, or the server, asks whether one is there, as long as that is not answered; null where nobody does. */
  nudge(): string | null
  /** What can be done beside playing, always in the same order. */
  acts(): readonly CompanyAct[]
  /** The same in figures, for programs. */
  now(): CompanyNow
  act(what: Act): Promise<void>
  /** To everybody at the table; from a friend, to whoever plays. What was kept of it unsent is over. */
  write(text: string): Promise<void>
  /** The same for a person: words in which a figure follows a case are held back once, with a sentence, and then go. */
  send(text: string): Promise<void>
  /** What is asked where somebody wants to write; null where there is nobody. Throws a Fault where nobody wants to read it. */
  askToWrite(): string | null
  /** What was typed and not sent. */
  readonly words: OwnWords
  /** A claim in the making, as a line to be read; none where there is none. */
  unsentClaim(): readonly string[]
  /** Devices and friends; throws a Fault for whoever has no seat here. */
  own(): OwnSeat
  /** What is answered here without asking; throws a Fault for whoever has no seat here. */
  presets(): OwnPresets
  /** The shared screen, by whoever looks after the table: a link for it, or none any more. */
  share(isOpen: boolean): Promise<void>
  /** A link to a seat that waits for somebody else, by the same. */
  invite(seat: Seat): Promise<void>
  /** Does whoever sits here look over the shoulder of somebody who plays alone? */
  isFriend(): boolean
  nameAt(seat: Seat): string
  /** The colour that somebody has at this table; null where there is none. */
  colourAt(seat: Seat): Colour | null
  /** Calls when something has come about by the clock, or was asked for here. */
  subscribe(listener: () => void): () => void
  stop(): void
}

/** One thing that people were told beside the game. */
export interface Heard {
  readonly told: Told | { readonly aside: Aside }
  readonly text: string
  /** Not to be told as news. */
  readonly isOld?: boolean
}

/** How much of it is no news to whoever sits down: what only they are told has waited for them. */
export function knownAtFirst(company: Company | null): number {
  const heard = company?.heard() ?? []
  const first = heard.findIndex(({ told, isOld }) => 'aside' in told && !isOld)
  return first >= 0 ? first : heard.length
}

export interface CompanyNow {
  /** From which seats somebody looks at the table. */
  readonly present: readonly Seat[]
  /** How many look on, a round late; at a call also friends, as it happens. */
  readonly watching: number
  /** How many shared screens show the table, as it happens. */
  readonly screens: number
  readonly away: readonly Seat[]
  readonly votes: readonly Vote[]
  readonly paused: boolean
  /** Whom the host lets write no words of their own, where there is anybody. */
  readonly silenced?: readonly Seat[]
  /** What was reported, for whoever looks after the table. */
  readonly reports?: readonly ReportSeen[]
  /** Who asks whether this player is there, null for the server; null where nobody does. */
  readonly nudge: { readonly by: Seat | null } | null
  /** By seat, in milliseconds, as this is said; and whose time runs. */
  readonly clock: { readonly left: readonly number[]; readonly running: readonly Seat[] } | null
}

export interface CompanySettings {
  readonly table: RemoteTable
  readonly say: Say
  readonly mode: Mode
  /** Null for whoever has no seat of their own. */
  readonly links: OwnLinks | null
  /** Null for whoever does not look after the table. */
  readonly hosting: HostLinks | null
  act(what: Act): Promise<void>
  /** A claim as a sentence; null where it could not be said now. */
  claimText(claim: unknown): string | null
  readonly presetWords: SpokenPresets | undefined
  /** Do these words give away a figure that table talk leaves out? */
  tellsFigure(text: string): boolean
  now?(): number
  /** How far this machine's clock is ahead of the server's, as long as nothing has been told as it happened. */
  aheadMs?: (() => number) | undefined
  readonly after?: After
}

/** No words that are kept are longer than the table takes. */
const LONGEST_UNSENT = 400

export function openCompany(settings: CompanySettings): Company {
  const {
    table,
    say,
    mode,
    links,
    hosting,
    act,
    claimText,
    presetWords,
    tellsFigure,
    now = Date.now,
    aheadMs,
    after,
  } = settings
  const around = lookAround(table, say, now, aheadMs)
  const { shown, nameAt, leftAt, isOver, isFriend } = around
  const asides = openAsides({ table, say }, around, after)
  const words = openOwnWords(
    { kept: () => table.now().own.unsent, act: table.act },
    { onLost: () => tellUnsent(say('unsent.other-device')), after: after ?? later },
  )
  const ownSeat = links && openOwnSeat({ table, say, around, links, act, add: asides.add })

  const ownPresets = links && openOwnPresets({ table, say, words: presetWords, act, add: asides.add })

  /** What was typed on another device, or before this one came back. */
  let isResumed = false
  const resume = (): void => {
    ownPresets?.look()
    const { version, text, claim } = table.now().own.unsent
    if (isResumed || version === 0 || around.own() === null) return
    isResumed = true
    if (text !== '' || claim !== null) tellUnsent(...unsentLines())
  }
  /** Words that somebody was asked about: sent once more, they go. */
  let heldBack: string | null = null
  const isOnScreen = mode === 'screen'
  const unsentClaim = (): string[] => {
    const { claim } = words.now()
    const said = claim === null ? null : claimText(claim)
    return said === null ? [] : [say(isOnScreen ? 'unsent.claim.screen' : 'unsent.claim.plain', { text: said })]
  }
  const unsentLines = (): string[] => {
    const text = shownText(words.now().text, LONGEST_UNSENT)
    const key = isOnScreen ? 'unsent.text.screen' : 'unsent.text.plain'
    return [...(text === '' ? [] : [say(key, { text })]), ...unsentClaim()]
  }
  function tellUnsent(...lines: readonly string[]): void {
    const { text, claim } = table.now().own.unsent
    asides.add({ type: 'unsent', text, claim }, lines.join(' '))
  }

  const nudge = (): string | null => {
    const asks = around.nudge()
    if (asks === null) return null
    return asks.by === null ? say('people.nudged.server') : say('people.nudged', { name: nameAt(asks.by) })
  }
  const nudged = (): string[] => [nudge() ?? []].flat()
  const colourAt = (seat: Seat): Colour | null => table.now().lobby?.chairs[seat]?.colour ?? null
  const seatLine = (seat: Seat): string => {
    const { bot, absent, isPutOff } = shown().seats[seat]
    const isOwn = seat === around.own()
    const isThere = isOwn ? table.now().isConnected : table.now().present.includes(seat)
    const { away, clock } = around.around()
    const gone = isPutOff ? 'put-off' : absent
    const where = bot !== null ? 'bot' : (gone ?? (away.includes(seat) ? 'away' : isThere ? 'here' : 'off'))
    const colour = colourAt(seat)
    const name = say(isOwn ? `people.own.${where}` : `people.${where}`, { name: nameAt(seat) })
    const line = colour ? say('lobby.seat.coloured', { line: name, colour: say(`seat-colour.${colour}`) }) : name
    return clock ? say('people.timed', { line, time: timeText(say, leftAt(seat)) }) : line
  }
  const voteLines = (): string[] =>
    around.around().votes.map(vote => votedLine(say, vote, nameAt, seat => shown().seats[seat]?.isPutOff === true))
  const isHost = (): boolean => table.now().you?.isHost === true
  const silencedLines = (): string[] =>
    (around.around().silenced ?? []).map(seat => say('people.silenced', { name: nameAt(seat) }))
  const watchedLines = (): string[] => {
    const n = table.now().watching
    if (n === 0) return []
    // Alone, and with nobody who may look on late, they are friends.
    const areFriends = around.isAlone() && table.now().lobby?.spectators !== true
    return [say(areFriends ? 'friend.watching' : 'people.watching', { n })]
  }
  const screenLines = (): string[] => {
    const { screens, lobby, you } = table.now()
    if (you?.isScreen) return [say('shared-screen.you')]
    return screens > 0 || lobby?.screen ? [say('shared-screen.is-open')] : []
  }
  const screenActs = (): CompanyAct[] => [
    simple(say('shared-screen.act.open'), () => company.share(true)),
    ...(table.now().lobby?.screen ? [simple(say('shared-screen.act.close'), () => company.share(false))] : []),
  ]
  /** The table wants somebody else in a seat: whoever looks after it has the link. */
  const inviteActs = (): CompanyAct[] =>
    shown().seats.flatMap(({ absent }, seat) =>
      absent === 'nobody' ? [simple(say('people.act.invite', { name: nameAt(seat) }), () => company.invite(seat))] : [],
    )
  const friendLine = (): string =>
    say(table.now().own.advice === null ? 'friend.you' : 'friend.you.advise', { name: nameAt(0) })
  const clockLine = (seat: Seat): string => {
    const isMine = seat === around.own() && isLow(table, around)
    return say(isMine ? 'people.clock.low' : 'people.clock', { name: nameAt(seat), time: timeText(say, leftAt(seat)) })
  }
  const hasClock = (seat: Seat): boolean => around.around().clock?.leftMs[seat] !== undefined

  const company: Company = {
    status: () => [
      ...nudged(),
      ...(isFriend() ? [friendLine()] : []),
      ...shown().seats.map((_, seat) => seatLine(seat)),
      ...(around.around().isPaused ? [say('people.paused')] : []),
      ...voteLines(),
      ...silencedLines(),
      ...reportLines(table, say, around),
      ...(isFriend() ? [] : watchedLines()),
      ...screenLines(),
      ...(ownSeat?.status() ?? []),
      ...(ownPresets && presetWords ? [ownPresets.told()] : []),
      ...(around.own() === null ? [] : unsentLines()),
    ],
    brief() {
      if (isOver()) return null
      const { away, isPaused, votes } = around.around()
      const parts = [
        ...nudged(),
        ...(isPaused ? [say('people.paused.short')] : []),
        ...shown().waiting.filter(hasClock).map(clockLine),
        ...away.map(seat => say('people.away.short', { name: nameAt(seat) })),
        ...(votes.length > 0 ? [say('people.votes.short', { n: votes.length })] : []),
        ...(isFriend() ? [friendLine()] : around.isAlone() ? watchedLines() : []),
      ]
      return parts.length === 0 ? null : parts.join(' · ')
    },
    nudge,
    isUrgent: () => !isOver() && isLow(table, around),
    heard() {
      const all = asides.all()
      const lines: Heard[] = []
      let placed = 0
      const asidesAt = (place: number): void => {
        for (; placed < all.length && all[placed].after <= place; placed++) {
          const { aside, text, isOld } = all[placed]
          lines.push({ told: { aside }, text, isOld })
        }
      }
      const { beside } = shown()
      const told = linesOf(say, beside, nameAt)
      for (const [at, one] of beside.entries()) {
        asidesAt(at)
        const isMuted = 'words' in one && table.now().own.muted.includes(one.words.seat)
        const text = isMuted ? say('people.muted', { name: nameAt(one.words.seat) }) : told[at]
        if (text !== null) lines.push({ told: one, text })
      }
      asidesAt(Number.POSITIVE_INFINITY)
      return lines
    },
    acts() {
      const acting = { table, say, around, act, write: company.send }
      if (isOver()) return isFriend() || !shown().course?.length ? [] : [shareAct(acting)]
      if (isFriend()) return friendActs(acting)
      // Whoever only looks on has no part in it.
      const looksAfter = isHost() && !around.isAlone() ? hostActs(acting) : []
      if (around.own() === null)
        return [...(hosting && !around.isAlone() ? [...screenActs(), ...inviteActs()] : []), ...looksAfter]
      return [
        ...(around.isAlone() ? [] : tableActs(acting)),
        ...looksAfter,
        ...(ownPresets?.acts() ?? []),
        ...(ownSeat?.acts() ?? []),
      ]
    },
    now() {
      const { away, votes, isPaused, clock, silenced } = around.around()
      const { reports } = table.now()
      return {
        present: table.now().present,
        watching: table.now().watching,
        screens: table.now().screens,
        away,
        votes,
        paused: isPaused,
        ...(silenced ? { silenced } : {}),
        ...(reports.length > 0 ? { reports } : {}),
        nudge: around.nudge(),
        clock: clock && {
          left: shown().seats.map((_, seat) => Math.round(leftAt(seat))),
          running: around.running(),
        },
      }
    },
    act,
    async write(text) {
      if (isFriend()) return act({ type: 'advise', text: text.trim() })
      await act({ type: 'text', text })
      if (words.now().text === '') return
      words.begin()
      words.keep({ text: '' })
      // It is said: what another device has typed meanwhile stays there.
      await words.settle().catch(() => {})
    },
    async send(text) {
      if (text !== heldBack && !isFriend() && tellsFigure(text)) {
        heldBack = text
        // It is there to be sent as it is.
        words.begin()
        words.keep({ text })
        throw new Fault('talk.figure')
      }
      heldBack = null
      await company.write(text)
    },
    askToWrite() {
      if (isFriend()) {
        if (table.now().own.advice === null) throw new Fault('friend.no-advice')
        return say('friend.ask.advice')
      }
      return around.own() === null || around.isAlone() ? null : say('people.ask.write')
    },
    words,
    unsentClaim,
    own() {
      if (!ownSeat) throw new Fault('match.no-seat')
      return ownSeat
    },
    presets() {
      if (!ownPresets) throw new Fault('match.no-seat')
      return ownPresets
    },
    async share(isOpen) {
      if (!hosting) throw new Fault('pass.no-host')
      const link = isOpen ? await hosting.openScreen() : null
      if (!isOpen) await hosting.closeScreen()
      const text = link === null ? say('shared-screen.ended') : say('shared-screen.link', { link })
      asides.add({ type: 'screen', link }, text)
    },
    async invite(seat) {
      if (!hosting) throw new Fault('pass.no-host')
      const link = await hosting.invite(seat)
      asides.add({ type: 'invite', seat, link }, say('lobby.invited', { n: seat + 1, link }))
    },
    isFriend,
    nameAt,
    colourAt,
    subscribe: asides.subscribe,
    stop() {
      asides.stop()
      stopResuming()
    },
  }
  const stopResuming = table.subscribe(resume)
  resume()
  return company
}
