import { claimLine } from '../../games/homeland/talk/claims.ts'
import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { levels } from '../../games/homeland/vocabulary.ts'
import { noteOf } from '../../table/notes.ts'
import { noColours, wrap } from '../screen/style.ts'
import { claimsOn } from './board.ts'
import { type BoardModel, cardName, casesInOrder, intelMark, intelMarks, kindMark, levelOf, threatOf } from './model.ts'

/** Who put the cards there, and which of them everybody knows: “deck 1, Ann 2, Ben ▲R3”. */
function origins(model: BoardModel, { by, known = [] }: ThreatSeen): string {
  const { say, names } = model
  const seats = [...new Set(by)]
  return seats
    .map(seat => {
      const places = by.flatMap((one, place) => (one === seat ? [place] : []))
      const open = places.flatMap(place => known[place] ?? [])
      const hidden = places.length - open.length
      const cards = [...(hidden > 0 ? [String(hidden)] : []), ...open.map(id => intelMark(model, id))].join(' ')
      return `${seat === 'deck' ? say('board.deck') : names[seat]} ${cards}`
    })
    .join(', ')
}

/** What this player alone knows of a case: the plot, the Intel seen and when, what they put there. */
export function knownLines(model: BoardModel, threat: ThreatSeen): string[] {
  const { say, cards } = model
  const plot = cards.plots.get(threat.plot ?? '')
  const fallout = plot ? (model.texts.get(plot.id)?.text.at(-1) ?? '') : ''
  const marks = (ids: readonly string[]): string => intelMarks({ ...model, ink: noColours }, ids)
  return [
    ...(plot
      ? [
          `${say('status.known.plot', { plot: cardName(model, plot.id), complexity: plot.complexity, impact: plot.impact })}; ${fallout}`,
        ]
      : []),
    ...(threat.looks ?? []).map(({ round, cards: seen }) =>
      say('status.known.look', { round, cards: marks(seen), since: threat.by.length - seen.length }),
    ),
    ...(threat.mine ? [say('status.known.mine', { cards: marks(threat.mine) })] : []),
  ]
}

/** All that this player may know of a case. */
export function caseLines(model: BoardModel, threat: ThreatSeen, width: number, hasLevel = true): string[] {
  const { say, cards, names, side, ink } = model
  const organization = cards.organizations.get(threat.organization)
  const advantage = model.texts.get(threat.organization)?.text.at(-1) ?? ''
  const note = noteOf(side.notes, side.seat, { case: threat.id })
  const { lookers: others = [], plotSeenBy = [], agents = 0, soldiers = 0 } = threat
  const lookers = others.map(({ seat, round }) => say('board.looked', { player: names[seat], round }))
  const plotSeers = plotSeenBy.map(seat => names[seat])
  const lines: readonly (readonly [text: string, stress: (line: string) => string])[] = [
    [`${threat.id} ${cardName(model, threat.organization)}`, ink.bold],
    [
      [
        ...(hasLevel ? [say(`level.${levelOf(model, threat.id)}`)] : []),
        `${kindMark(model, threat.organization)} ${organization ? say(`group.${organization.kind}`) : ''}`,
        threat.lead === undefined ? say('board.unclaimed') : say('board.led', { player: names[threat.lead] }),
      ].join(' · '),
      line => line,
    ],
    [
      [
        say('board.intel.long', { n: threat.by.length, from: origins(model, threat) }),
        ...(agents > 0 ? [say('board.agents.long', { n: agents })] : []),
        ...(soldiers > 0 ? [say('board.soldiers.long', { n: soldiers })] : []),
      ].join(' · '),
      line => line,
    ],
    ...knownLines(model, threat).map(line => [line, ink.accent] as const),
    ...claimsOn(model, threat.id).map(said => [`~ ${claimLine(say, names, said)}`, (line: string) => line] as const),
    [note === '' ? '' : say('note.line', { text: note }), ink.accent],
    [
      lookers.length + plotSeers.length === 0
        ? ''
        : [
            ...(plotSeers.length > 0 ? [say('board.plot-seen', { players: plotSeers.join(', ') })] : []),
            ...(lookers.length > 0 ? [say('board.intel-seen', { players: lookers.join(', ') })] : []),
          ].join(' · '),
      ink.dim,
    ],
    [advantage, ink.dim],
  ]
  return lines.flatMap(([text, stress]) => (text === '' ? [] : wrap(text, width, '  ').map(stress)))
}

/** Every case with all that is known of it, level by level. */
export function casesPage(model: BoardModel, width: number): string[] {
  const { say, view, ink, side } = model
  const order = casesInOrder(view)
  return [...levels].reverse().flatMap(level => {
    const own = order.filter(id => levelOf(model, id) === level)
    const title = level === 'imminent' ? `${say(`level.${level}`)} · ${say('board.next.long')}` : say(`level.${level}`)
    const isFocus = (id: number): boolean => side.focus !== null && 'case' in side.focus && side.focus.case === id
    return [
      ink.bold(title),
      ...(own.length === 0 ? [ink.dim(`  ${say('status.empty')}`)] : []),
      ...own.flatMap(id => {
        const threat = threatOf(model, id)
        return threat
          ? caseLines(model, threat, width - 2, false).map(
              (line, n) => `${n === 0 && isFocus(id) ? '> ' : '  '}${line}`,
            )
          : []
      }),
      '',
    ]
  })
}
