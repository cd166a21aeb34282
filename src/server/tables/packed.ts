import type { Packing } from '../../host/hosting.ts'
import { choiceOf } from '../../table/choice.ts'
import type { Entry } from '../../table/log.ts'
import { withDraft } from '../../table/match.ts'

/** What is packed and was not asked for since. */
const packedOnes = new WeakSet<ReturnType<Packing>>()

/** All choices of a log that was never rewound. */
const choicesIn = (log: readonly Entry[]) =>
  log.flatMap(entry => (entry.kind === 'choices' ? entry.choices.map(one => choiceOf(entry.seat, one)) : []))

/**
 * A match that nobody looks at. Its log and the state that everybody stands on are kept as text, which takes less than half
 * the memory; the state with a draft on it is not kept at all, and neither are the choices, which are in the log.
 */
export const pack: Packing = (held, game) => {
  if (packedOnes.has(held)) return held
  const { log, record, settled, state: _, draftEvents: _events, happened: _happened, ...rest } = held()
  const { choices, ...about } = record
  const left = record.branches.length > 0 ? choices : null
  const text = JSON.stringify([log, settled])
  let whole: ReturnType<typeof held> | null = null
  const again: typeof held = () => {
    if (whole) return whole
    packedOnes.delete(again)
    const [entries, kept]: [readonly Entry[], unknown] = JSON.parse(text)
    // What JSON makes is another kind of object to the engine than its own copies are, and slower.
    const state = game.clone(kept)
    const undrafted = {
      ...{ ...rest, log: entries, record: { ...about, choices: left ?? choicesIn(entries) } },
      ...{ settled: state, state, happened: [], draftEvents: [] },
    }
    whole = about.draft.length === 0 ? undrafted : withDraft(game, undrafted, about.draft)
    return whole
  }
  packedOnes.add(again)
  return again
}
