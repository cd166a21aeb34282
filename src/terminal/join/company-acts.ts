import type { RemoteTable } from '../../client/table.ts'
import { Fault, type Seat } from '../../engine/game.ts'
import type { Act } from '../../host/wire.ts'
import { offeredVotes } from '../../table/vote.ts'
import type { Say } from '../../words/index.ts'
import { plainly } from '../../words/plainly.ts'
import type { AroundTable } from './around.ts'
import { writtenBy } from './reported.ts'

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

  function timeActs(): CompanyAct[] {
    const isAsked = shown().waiting.includes(own ?? -1)
    return [
      asking(say('people.act.write'), say('people.ask.write'), write),
      plain(say(isPaused ? 'people.act.resume' : 'people.act.pause'), { type: isPaused ? 'resume' : 'pause' }),
      ...(clock && isAsked ? [plain(say('people.act.extend'), { type: 'extend' })] : []),
    ]
  }

  function voteActs(): CompanyAct[] {
    return offeredVotes({ seats: shown().seats, away, votes }, own ?? -1).map(
      ({ about, verdict, isThere, isPutOff, ...counted }) =>
        plain(
          about === null
            ? say('people.act.end', counted)
            : say(isPutOff ? 'people.act.let-back' : isThere ? 'people.act.put-off' : 'people.act.vote', {
                name: nameAt(about),
                verdict,
                ...counted,
              }),
          { type: 'vote', about, verdict },
        ),
    )
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
      ...others.flatMap(reportActs),
      ...ownTurnActs(),
      ...(around.nudge() ? [plain(say('people.act.here'), { type: 'return' })] : []),
    ]
  }

  /** Whoever was put off takes nothing back; the table lets them. */
  function ownTurnActs(): CompanyAct[] {
    const { absent, isPutOff } = shown().seats[own ?? -1] ?? {}
    if (isPutOff) return []
    return absent === 'autopilot'
      ? [plain(say('people.act.play-myself'), { type: 'return' })]
      : [plain(say('people.act.autopilot'), { type: 'autopilot' })]
  }

  /** What somebody wrote last by itself, all that came before it by some words of it. */
  function reportActs(seat: Seat): CompanyAct[] {
    const [last, ...earlier] = writtenBy(around, seat)
    if (last === undefined) return []
    const name = nameAt(seat)
    const report = (words: number): Promise<void> => act({ type: 'report', seat, words })
    return [
      simple(say('people.act.report', { name, text: last.text }), () => report(last.words)),
      ...(earlier.length === 0
        ? []
        : [
            asking(say('people.act.report-earlier', { name }), say('people.ask.report', { name }), async typed => {
              const meant = plainly(typed.trim())
              const found = earlier.find(({ text }) => meant !== '' && plainly(text).includes(meant))
              if (!found) throw new Fault('people.no-such-words', { name, text: typed.trim() })
              await report(found.words)
            }),
          ]),
    ]
  }

  return [...timeActs(), ...voteActs(), ...suspicionActs(), ...otherActs()]
}

/** Once it is over: how one came to what one thought, for everybody. */
export const shareAct = ({ say, act }: Acting): CompanyAct =>
  simple(say('people.act.share-suspicions'), () => act({ type: 'share-suspicions' }))

/** Three figures that make a hundred; nothing goes back to the prior. */
function mixIn(typed: string): number[] | null {
  const parts = typed.split(/[\s,;/%]+/).filter(part => part !== '')
  if (parts.length === 0) return null
  const mix = parts.map(Number)
  if (mix.length !== 3 || mix.some(part => !Number.isFinite(part))) throw new Fault('talk.hundred')
  return mix
}

/** What whoever looks after a table can do there while it is played. */
export function hostActs({ say, around, act }: Acting): CompanyAct[] {
  const { silenced = [] } = around.around()
  return around.shown().seats.flatMap(({ bot }, seat): CompanyAct[] => {
    if (bot !== null) return []
    const isSilenced = silenced.includes(seat)
    const label = say(isSilenced ? 'people.act.unsilence' : 'people.act.silence', { name: around.nameAt(seat) })
    return [simple(label, () => act({ type: 'silence', seat, isSilenced: !isSilenced }))]
  })
}

/** What a friend can do who looks over somebody's shoulder. */
export const friendActs = ({ table, say, write }: Acting): CompanyAct[] =>
  table.now().own.advice === null ? [] : [asking(say('friend.act.advise'), say('friend.ask.advice'), write)]
