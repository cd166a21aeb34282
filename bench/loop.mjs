/**
 * Random play through an asker (a simulator, or a game as a table asks it). Imported once for each version that is
 * compared, under an address of its own, so that neither version makes the calls of the other slower.
 */
export let seen
export function play(state, asker, below, isLooking) {
  let asked = asker.decisions(state)
  while (asked.length > 0) {
    const { seat, options } = asked[0]
    if (isLooking) seen = asker.view(state, seat)
    asker.apply(state, seat, options[below(options.length)])
    asked = asker.decisions(state)
  }
}
