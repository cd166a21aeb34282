import { Fault, type Seat } from '../../engine/game.ts'
import type { SeatHandle } from '../../host/handle.ts'
import type { HostedMatch } from '../../host/hosting.ts'
import { handOver, isBack, isMissed, takeBack } from '../../host/served.ts'
import { shareSuspicions } from '../../host/suspicions.ts'
import type { Act, Incoming } from '../../host/wire.ts'
import { hashOf, type Pass } from '../people/passes.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { type OwnRows, withAdvice, withMuted, withPresets, withUnsent } from '../tables/own-rows.ts'
import type { Reports } from '../tables/reports.ts'
import { viewerOf } from '../tables/tables.ts'
import type { Around } from './connection.ts'

/** What somebody does at a table, by what their pass is good for: before the match, in it, and for themselves. */

/** Somebody at a table, and what their pass is good for there. */
export interface Entered {
  readonly table: LiveTable
  readonly pass: Pass
  /** What they look after the table by: the same one, or one besides. */
  readonly host: Pass | null
}

type Input = Incoming & { readonly type: 'input' }

export async function carryOut(
  { gate, world, watch, own, reports, tables }: Pick<Around, 'gate' | 'world' | 'watch' | 'own' | 'reports' | 'tables'>,
  { table, pass, host }: Entered,
  handle: SeatHandle | null,
  { id, question, do: act }: Input,
): Promise<void> {
  if (pass.kind === 'screen') throw new Fault('pass.screen')
  if (pass.kind === 'watch' || (pass.kind === 'friend' && act.type !== 'advise')) throw new Fault('pass.watching')
  if (act.type === 'undo') gate.undo(pass.hash)
  const came = world.elapsed()
  if (act.type === 'unsent' || act.type === 'mute') await keepOwn(own, table, pass, act)
  else if (act.type === 'presets') await settle(own, table, pass, act)
  else if (act.type === 'advice' || act.type === 'advise') await advise(own, table, pass, act, world.now())
  else if (act.type === 'nudge') await nudge(table, pass, act.seat)
  else if (act.type === 'report') await report(reports, table, pass, act, world.now())
  else if (act.type === 'silence') await silence(table, host, act, id)
  else if (isLobbyAct(act))
    await (handle ? gatheredBefore(table, [pass, host], id) : gather(tables, { table, pass, host }, act, id))
  else {
    // No more turns of the loop than it takes: what others send at the same time is not to overtake it.
    const match = table.match() ?? (await table.begun())
    const seat = handle ?? match?.seat(viewerOf(pass))
    if (!match || !seat) throw new Fault('lobby.not-started')
    await play(table, match, seat, act, { id, question })
  }
  // What is told leaves at the end of this turn; this comes after the last of it.
  world.soon(() => watch.moved(world.elapsed() - came))
}

/** What somebody does in a match. */
async function play(
  table: LiveTable,
  match: HostedMatch,
  handle: SeatHandle,
  act: Exclude<Act, LobbyAct | ApartAct>,
  sent: { readonly id: string; readonly question: string | undefined },
): Promise<void> {
  const seat = handle.viewer
  // What somebody writes down for themselves is nobody's to know: not even that they are there.
  const isSeen = act.type !== 'note' && act.type !== 'suspect' && act.type !== 'autopilot'
  if (isSeen && act.type !== 'return' && seat !== 'observer') {
    if (isMissed(match, seat)) await isBack(match, seat)
    // Nobody waits for that: what they do is not to come later for it.
    void table.heardFrom(seat).catch(() => {})
  }
  switch (act.type) {
    case 'autopilot':
      if (seat === 'observer') throw new Fault('match.no-seat')
      return handOver(match, seat, sent.id)
    case 'return':
      if (seat === 'observer') throw new Fault('match.no-seat')
      return isHere(table, match, seat, sent.id)
    case 'choose':
      return handle.choose(act.choices, sent)
    case 'undo':
      return handle.undo(sent)
    case 'claim':
      return handle.say(act.claim, sent)
    case 'note':
      return handle.note(act.about, act.text, sent)
    case 'answer':
    case 'text':
    case 'vote':
    case 'pause':
    case 'resume':
    case 'extend':
      return handle.beside(act, sent)
    case 'suspect':
      return handle.suspect(act.player, act.mix)
    case 'share-suspicions':
      if (seat === 'observer') throw new Fault('match.no-seat')
      return shareSuspicions(match, seat, sent.id)
  }
}

/** Somebody says that they are there: they take their seat back, or answer a nudge, or both. */
async function isHere(table: LiveTable, match: HostedMatch, seat: Seat, id: string): Promise<void> {
  // Which question they were asked about may be known at another node alone.
  await match.catchUp()
  const answer = await table.heardFrom(seat, id)
  if (answer === 'again') return
  if (!(await takeBack(match, seat, id)) && answer === null) throw new Fault('match.no-autopilot')
}

type LobbyAct = Extract<Act, { readonly type: (typeof lobbyActs)[number] }>
const lobbyActs = ['bot', 'rise', 'draw', 'share', 'spectators', 'options', 'code', 'close'] as const
const isLobbyAct = (act: Act): act is LobbyAct => (lobbyActs as readonly string[]).includes(act.type)

/** Ids are made by clients: what others send under the same one is another thing. */
const requestOf = ({ hash }: Pass, id: string): string => `${hash.slice(0, 16)} ${id}`

/** Whoever has not heard that it was done before the match began is told so now. */
async function gatheredBefore(table: LiveTable, passes: readonly (Pass | null)[], id: string): Promise<void> {
  for (const pass of passes) if (pass && (await table.hasGathered(requestOf(pass, id)))) return
  throw new Fault('lobby.started')
}

type OwnAct = Extract<Act, { readonly type: 'unsent' | 'mute' }>
type FriendAct = Extract<Act, { readonly type: 'advice' | 'advise' }>
type PresetsAct = Extract<Act, { readonly type: 'presets' }>
type HostedAct = Extract<Act, { readonly type: 'report' | 'silence' }>
type ApartAct = OwnAct | FriendAct | PresetsAct | HostedAct | Extract<Act, { readonly type: 'nudge' }>
/** What somebody keeps for themselves, before the match and in it: nobody else hears of it. */
async function keepOwn(own: OwnRows, table: LiveTable, { kind, seat }: Pass, act: OwnAct): Promise<void> {
  if (kind !== 'seat' || seat === null) throw new Fault('match.no-seat')
  if (act.type === 'mute' && act.seat === seat) throw new Fault('talk.yourself')
  if (act.type === 'mute' && !(act.seat in table.lobby().chairs)) throw new Fault('talk.no-such-player')
  await own.change(table.id, seat, row =>
    act.type === 'mute' ? withMuted(row, act.seat, act.isMuted) : withUnsent(row, act),
  )
}

/** What is answered for somebody without asking them: they alone know of it. */
async function settle(own: OwnRows, table: LiveTable, { kind, seat }: Pass, act: PresetsAct): Promise<void> {
  if (kind !== 'seat' || seat === null) throw new Fault('match.no-seat')
  const match = table.match() ?? (await table.begun())
  if (!match) throw new Fault('lobby.not-started')
  const { presets } = match.open().game
  if (!presets) throw new Fault('presets.none')
  const rules = (await presets.open()).read(act.rules)
  await own.change(table.id, seat, row => withPresets(row, { version: act.version, rules }))
  // What has been asked already is answered by what is kept now; nobody waits for that.
  void table.settled().catch(() => {})
}

/** Whoever plays alone lets friends advise, or does not; what they write is the player's alone. */
async function advise(own: OwnRows, table: LiveTable, pass: Pass, act: FriendAct, at: number): Promise<void> {
  const { kind, seat } = pass
  if (seat === null || table.lobby().chairs.length !== 1) throw new Fault('friend.alone')
  if (kind !== (act.type === 'advise' ? 'friend' : 'seat')) throw new Fault('match.no-seat')
  await own.change(table.id, seat, row =>
    act.type === 'advise'
      ? withAdvice(row, { at, text: act.text })
      : { ...row, advice: act.isAllowed ? (row.advice ?? []) : null },
  )
}

/** Somebody is waited for: they alone are told, whoever asks. */
async function nudge(table: LiveTable, { kind, seat: by }: Pass, seat: Seat): Promise<void> {
  if (kind !== 'seat' || by === null) throw new Fault('match.no-seat')
  if (seat === by) throw new Fault('talk.yourself')
  if (!table.match()) await table.begun()
  await table.nudge(seat, by)
}

/** Somebody's words are not fit for the table: whoever looks after it is told which, and never by whom. */
async function report(
  reports: Reports,
  table: LiveTable,
  { kind, seat: by }: Pass,
  { seat, words }: HostedAct & { readonly type: 'report' },
  at: number,
): Promise<void> {
  if (kind !== 'seat' || by === null) throw new Fault('match.no-seat')
  const match = table.match() ?? (await table.begun())
  if (!match) throw new Fault('lobby.not-started')
  // They may have been written at another node.
  if (!match.open().match.record.words[words]) await match.catchUp()
  if (match.open().match.record.words[words]?.seat !== seat) throw new Fault('report.none')
  if (seat === by) throw new Fault('report.yourself')
  await reports.add(table.id, by, { seat, words }, at)
}

/** The host lets somebody write no words of their own, before the match or in it: everybody sees that. */
async function silence(
  table: LiveTable,
  host: Pass | null,
  { seat, isSilenced }: HostedAct & { readonly type: 'silence' },
  id: string,
): Promise<void> {
  if (!host) throw new Fault('pass.no-host')
  const request = requestOf(host, id)
  const match = table.match() ?? (await table.begun())
  if (!match) return table.gather({ type: 'silence', seat, isSilenced }, { request })
  // It is remembered with what the seat itself has sent, and is never taken for that.
  const own = `host:${hashOf(request).slice(0, 32)}`
  await match.act({ type: isSilenced ? 'silence' : 'unsilence', seat, id: own })
}

/** What somebody does before it: the host looks after the table, everybody after themselves. */
async function gather(
  { newCode }: Pick<Around['tables'], 'newCode'>,
  { table, pass, host }: Entered,
  act: LobbyAct,
  id: string,
): Promise<void> {
  /** Known again by what it is done by: whoever sits down meanwhile is the same host. */
  const asHost = (): { readonly request: string } => {
    if (!host) throw new Fault('pass.no-host')
    return { request: requestOf(host, id) }
  }
  const request = requestOf(pass, id)
  const ownSeat = (): number => {
    if (pass.kind !== 'seat' || pass.seat === null) throw new Fault('match.no-seat')
    return pass.seat
  }
  switch (act.type) {
    case 'bot':
    case 'draw':
    case 'spectators':
    case 'close':
      return table.gather(act, asHost())
    case 'options':
      return table.gather({ type: 'options', options: act }, asHost())
    case 'rise':
      if (act.seat !== undefined) {
        const how = asHost()
        return table.gather({ type: 'rise', seat: act.seat, code: await newCode() }, how)
      }
      return table.gather({ type: 'rise', seat: ownSeat() }, { request })
    case 'code': {
      const how = asHost()
      return table.gather({ type: 'code', code: act.isOn ? await newCode() : null }, how)
    }
    case 'share':
      return table.gather({ type: 'share', seat: ownSeat(), bits: act.bits }, { request })
  }
}
