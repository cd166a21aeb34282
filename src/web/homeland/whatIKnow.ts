import { type BoardModel, cardName, casesInOrder, intelName, threatOf } from './model.ts'

/** All that this player alone knows, a sentence for each case: for somebody who cannot see the tiles. */
export function whatIKnow(model: BoardModel): string[] {
  const { view, say, cards } = model
  const lines = casesInOrder(view).flatMap(id => {
    const threat = threatOf(view, id)
    if (!threat) return []
    const plot = cards.plots.get(threat.plot ?? '')
    const look = threat.looks?.at(-1)
    const known = [
      ...(plot
        ? [say('known.plot', { plot: cardName(model, plot.id), complexity: plot.complexity, impact: plot.impact })]
        : []),
      ...(look
        ? [
            say('known.look', { round: look.round, since: threat.by.length - look.cards.length }),
            look.cards.map(card => intelName(model, card)).join(', '),
          ]
        : []),
      ...(threat.mine ? [say('known.mine'), threat.mine.map(card => intelName(model, card)).join(', ')] : []),
    ]
    return known.length === 0 ? [] : [say('known.line', { case: id, known: known.join(' ') })]
  })
  return lines.length === 0 ? [say('file.nothing')] : lines
}
