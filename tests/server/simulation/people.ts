import { joinTable, type Line, type RemoteTable } from '../../../src/client/table.ts'
import { Fault, Illegal, type Random } from '../../../src/engine/game.ts'
import type { Act } from '../../../src/host/wire.ts'
import type { Virtual } from '../virtual.ts'
import { MATCH_ACT } from './model.ts'
import { oneIn, waitOf } from './weather.ts'

/** People who play whatever comes, one after another thing, now and then two at once, or something beside the game. */

/** Something somebody did, and what came of it. */
export interface Deed {
  readonly id: string
  readonly act: Act
  answer: 'none' | 'taken' | 'refused'
  why: string
}

export interface Person {
  readonly table: string
  /** Null for whoever looks after the table and has no seat. */
  readonly seat: number | null
  readonly deeds: readonly Deed[]
  /** Everything they have open: a phone and a computer, say. */
  readonly devices: readonly RemoteTable[]
  isDone(): boolean
  leave(): void
}

interface Around {
  readonly time: Virtual
  readonly random: Random
  /** A line for one more device. */
  line(newId: Line['newId']): Line
  readonly table: string
  readonly pass: string
  readonly seat: number | null
  /** 128 bits for the seed. */
  readonly bits: string | null
  readonly devices: number
  /** They do nothing but what they are asked: what somebody does beside the game sets a table going that stands still. */
  isQuiet(): boolean
  /** Now and then they let the autopilot play for them. */
  readonly isLazy: boolean
}

/** Ids of what is done before the match; and of saying that one is there, which is kept in it or beside it. */
const LOBBY_ACT = 'l'
const RETURN_ACT = 'r'
/** So long somebody thinks, at most. */
const THINKS_MS = 800
/** So long somebody waits who has nothing to do. */
const LOOKS_MS = 400

export function openPerson({
  time,
  random,
  line,
  table,
  pass,
  seat,
  bits,
  devices: many,
  isQuiet,
  isLazy,
}: Around): Person {
  const deeds: Deed[] = []
  let made = 0
  let kind = LOBBY_ACT
  let lastId = ''
  let hasLeft = false
  const newId = (): string => {
    made += 1
    lastId = `${kind}${table}-${seat ?? 'host'}-${made}`
    return lastId
  }
  const devices = Array.from({ length: many }, () => joinTable(line(newId), table, pass))

  function act(device: RemoteTable, what: Act): Promise<void> {
    kind = device.now().shown === null ? LOBBY_ACT : what.type === 'return' ? RETURN_ACT : MATCH_ACT
    const done = device.act(what)
    const deed: Deed = { id: lastId, act: what, answer: 'none', why: '' }
    deeds.push(deed)
    return done.then(
      () => {
        deed.answer = 'taken'
      },
      error => {
        if (!(error instanceof Fault || error instanceof Illegal)) throw error
        deed.answer = 'refused'
        deed.why = error instanceof Fault ? error.key : error.reason.key
      },
    )
  }

  /** Something beside the game. */
  function aside(): Act | null {
    if (oneIn(random, 40)) return { type: 'note', about: { player: random(3) }, text: `n${random(1000)}` }
    if (oneIn(random, 60)) return { type: 'text', text: `t${random(1000)}` }
    if (oneIn(random, 300)) return { type: 'pause' }
    return isLazy && oneIn(random, 80) ? { type: 'autopilot' } : null
  }

  /** What this person would do now. */
  function idea(device: RemoteTable): Act | null {
    const { lobby, shown, isConnected } = device.now()
    if (!isConnected) return null
    if (shown === null) {
      if (seat === null && lobby?.phase === 'gathering') return { type: 'draw' }
      const isAwaited =
        lobby?.phase === 'drawing' && !deeds.some(one => one.act.type === 'share' && one.answer === 'taken')
      return isAwaited && seat !== null && bits !== null ? { type: 'share', bits } : null
    }
    if (seat === null || shown.outcome !== null || shown.ended !== null) return null
    if (shown.around?.isPaused) return { type: 'resume' }
    if (isLazy && shown.seats[seat]?.absent === 'autopilot')
      return isQuiet() || oneIn(random, 4) ? { type: 'return' } : null
    const beside = isQuiet() ? null : aside()
    if (beside) return beside
    if (shown.asked === null) return null
    if (shown.draft > 0 && oneIn(random, 8)) return { type: 'undo' }
    if (!isQuiet() && oneIn(random, 60)) return { type: 'extend' }
    const { options } = shown.asked
    return { type: 'choose', choices: [options[random(options.length)]] }
  }

  function goOn(): void {
    if (hasLeft) return
    const device = devices[random(devices.length)]
    const what = idea(device)
    if (!what) {
      time.after(20 + random(LOOKS_MS), goOn)
      return
    }
    const answered = act(device, what)
    // Somebody in a hurry, or with two devices, does it twice.
    if (oneIn(random, 30)) void act(devices[random(devices.length)], what)
    void answered.then(() => time.after(waitOf(random, THINKS_MS), goOn))
  }
  time.after(random(LOOKS_MS), goOn)

  return {
    ...{ table, seat, deeds, devices },
    isDone: () =>
      devices.every(one => one.now().shown?.outcome != null && one.now().isConnected) &&
      deeds.every(({ answer }) => answer !== 'none'),
    leave() {
      hasLeft = true
      for (const one of devices) one.leave()
    },
  }
}
