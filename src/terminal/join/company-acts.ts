import type { RemoteTable } from '../../client/table.ts'
import { Fault, type Seat } from '../../engine/game.ts'
import type { Act } from '../../host/wire.ts'
import { present, quorum, type Verdict, verdicts } from '../../table/vote.ts'
import type { Say } from '../../words/index.ts'
import type { AroundTable } from './around.ts'

/** Something that can be done beside playing. */
export interface CompanyAct {
  readonly label: string
  /** What has to be typed for it; null where nothing. */
  readonly asks: string | null
  carryOut(typed: string): Promise<void>
}

export interface Acting {
  readonly table: RemoteTable
  readonly say: Say
  readonly around: AroundTable
  act(what: Act): Promise<void>
  write(text: string): Promise<void>
}

export const simple = (label: string, carryOut: () => Promise<void>): CompanyAct => ({ label, asks: null, carryOut })
const asking = (label: string, asks: string, carryOut: CompanyAct['carryOut']): CompanyAct => ({
  label,
  asks,
  carryOut,
})

/** What somebody at a table for several can do there beside playing, always in the same order. */
export function tableActs({ table, say, around, act, write }: Acting): CompanyAct[] {
  const { nameAt, shown } = around
  const own = around.own()
  const { away, votes, isPaused, clock } = around.around()
  const plain = (label: string, what: Act): CompanyAct => simple(label, () => act(what))
  const voting = { seats: shown().seats, away, votes }

  function timeActs(): CompanyAct[] {
    const isAsked = shown().waiting.includes(own ?? -1)
    return [
      asking(say('people.act.write'), say('people.ask.write'), write),
      plain(say(isPaused ? 'people.act.resume' : 'people.act.pause'), { type: isPaused ? 'resume' : 'pause' }),
      ...(clock && isAsked ? [plain(say('people.act.extend'), { type: 'extend' })] : []),
    ]
  }

  function voteActs(): CompanyAct[] {
    const there = present(voting)
    if (!there.includes(own ?? -1)) return []
    const agreed = (about: Seat | null, verdict: Verdict) => ({
      votes: votes.filter(one => one.about === about && one.verdict === verdict).length,
      quorum: quorum(voting, about),
    })
    const about = shown().seats.flatMap(({ bot, absent }, seat): CompanyAct[] => {
      if (bot !== null || seat === own || absent === 'autopilot') return []
      const isThere = there.includes(seat)
      if (isThere && there.length < 3) return []
      const offered: readonly Verdict[] = isThere ? ['autopilot'] : verdicts
      return offered.map(verdict =>
        plain(
          say(isThere ? 'people.act.put-off' : 'people.act.vote', {
            ...{ name: nameAt(seat), verdict },
            ...agreed(seat, verdict),
          }),
          { type: 'vote', about: seat, verdict },
        ),
      )
    })
    return [...about, plain(say('people.act.end', agreed(null, 'end')), { type: 'vote', about: null, verdict: 'end' })]
  }

  /** What one thinks of the others is nobody else's: it is kept with the own notes. */
  function suspicionActs(): CompanyAct[] {
    return shown().seats.flatMap((_, player): CompanyAct[] => {
      if (player === own) return []
      const mix = shown().suspicions[player]
      const label =
        mix === undefined
          ? say('people.act.suspect', { name: nameAt(player) })
          : say('people.act.suspected', { name: nameAt(player), mix: mix.join(' / ') })
      return [
        asking(label, say('people.ask.suspect', { name: nameAt(player) }), typed =>
          act({ type: 'suspect', player, mix: mixIn(typed) }),
        ),
      ]
    })
  }

  /** Who is waited for is asked whether they are there; whose words one does not want to read is one's own business. */
  function otherActs(): CompanyAct[] {
    const { muted } = table.now().own
    const others = shown().seats.flatMap(({ bot }, seat) => (bot === null && seat !== own ? [seat] : []))
    const waited = others.filter(seat => shown().waiting.includes(seat) && shown().seats[seat].absent === undefined)
    return [
      ...waited.map(seat => plain(say('people.act.nudge', { name: nameAt(seat) }), { type: 'nudge', seat })),
      ...others.map(seat => {
        const isMuted = muted.includes(seat)
        const label = say(isMuted ? 'people.act.unmute' : 'people.act.mute', { name: nameAt(seat) })
        return plain(label, { type: 'mute', seat, isMuted: !isMuted })
      }),
      plain(say('people.act.autopilot'), { type: 'autopilot' }),
      ...(around.nudge() ? [plain(say('people.act.here'), { type: 'return' })] : []),
    ]
  }

  return [...timeActs(), ...voteActs(), ...suspicionActs(), ...otherActs()]
}

/** Three figures that make a hundred; nothing goes back to the prior. */
function mixIn(typed: string): number[] | null {
  const parts = typed.split(/[\s,;/%]+/).filter(part => part !== '')
  if (parts.length === 0) return null
  const mix = parts.map(Number)
  if (mix.length !== 3 || mix.some(part => !Number.isFinite(part))) throw new Fault('talk.hundred')
  return mix
}

/** What a friend can do who looks over somebody's shoulder. */
export const friendActs = ({ table, say, write }: Acting): CompanyAct[] =>
  table.now().own.advice === null ? [] : [asking(say('friend.act.advise'), say('friend.ask.advice'), write)]
