import type { GameEvent, Json, Seat } from '../engine/game.ts'
import type { PresetRules } from '../engine/presets.ts'
import { questionOf, settles } from '../table/step.ts'
import type { HostedMatch, OpenMatch } from './hosting.ts'
import { isPerson } from './reminding.ts'
import { unless } from './served.ts'

/** Questions that somebody may have settled beforehand: which stand, and how one of them is answered. */

export interface Settleable {
  readonly seat: Seat
  /** Which of this seat's questions it is. */
  readonly asked: number
  readonly sinceMs: number
}

/** Those that stand for people. It depends on what everybody sees, never on whether anything was settled. */
export function settleableIn({ game, match }: Pick<OpenMatch, 'game' | 'match'>): readonly Settleable[] {
  const { presets } = game
  if (!presets || match.record.ended !== null) return []
  return match.asked.flatMap(({ count, what, since }, seat) =>
    presets.kinds.some(kind => what.startsWith(`${kind} `)) && isPerson(match, seat)
      ? [{ seat, asked: count, sinceMs: since ?? match.log[0]?.at ?? 0 }]
      : [],
  )
}

/**
 * All that somebody's rules answer until it is settled, and others are to know of it; null where they have to be asked
 * on the way: then nothing is done by halves.
 */
function chainOf(
  { game, match }: OpenMatch,
  presets: PresetRules<unknown>,
  seat: Seat,
  rules: readonly Json[],
): readonly string[] | null {
  const state = game.clone(match.settled)
  const chain: string[] = []
  for (;;) {
    const decision = game.decisions(state).find(one => one.seat === seat)
    const answer = decision && presets.answer(game.view(state, seat), decision, rules)
    if (!answer) return null
    const events: GameEvent[] = []
    for (const name of answer) game.apply(state, seat, game.optionOf(name) ?? -1, events)
    chain.push(...answer)
    if (settles(game, game.decisions(state), seat, events)) return chain
  }
}

/** What no client may name its requests: somebody's own answer would seem to be given already. */
const PREFIX = 'preset:'

/** Answers for somebody as they have settled it; nothing happens where they have to be asked, or are at it themselves. */
export async function answerBeforehand(
  hosted: HostedMatch,
  { seat, asked }: Settleable,
  rules: readonly Json[],
): Promise<void> {
  const presets = await hosted.open().game.presets?.open()
  if (!presets) return
  const open = hosted.open()
  const isAsked = settleableIn(open).some(one => one.seat === seat && one.asked === asked)
  if (!isAsked || open.match.record.draft[0]?.seat === seat) return
  const choices = chainOf(open, presets, seat, rules)
  if (!choices) return
  const question = questionOf(open.match, seat)
  // By hand, or at another node, it may be answered meanwhile: the first answer stands.
  await unless(
    ['match.other-question', 'match.ended'],
    hosted.act({ type: 'choose', seat, choices, question, id: `${PREFIX}${asked}` }),
  )
}
