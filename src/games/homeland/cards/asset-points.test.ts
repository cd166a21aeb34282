import { expect, test } from 'vitest'
import { table } from '../../../../tests/homeland-table.ts'
import { homeland } from '../index.ts'
import type { Asset } from './card.ts'
import { standard } from './standard.ts'

const game = homeland()

const abilities = ({ always = [], onTurn, burnOnTurn, onTotals, redraw }: Asset): string[] => [
  ...always.map(ability => `always ${ability.do} ${ability.n}`),
  ...(onTurn ? [`turn ${onTurn.do} ${onTurn.n}`] : []),
  ...(burnOnTurn ? [`burn ${Object.values(burnOnTurn).join(' ')}`] : []),
  ...(onTotals ? [`totals ${Object.values(onTotals).join(' ')}`] : []),
  ...(redraw ? ['redraw'] : []),
]

const cardOf = (id: string): Asset => {
  const card = standard.assets.find(asset => asset.id === id)
  if (!card) throw new Error(`there is no ${id}`)
  return card
}

test.for(standard.assets.map(({ id, points }) => [id, points] as const))(
  '%s: its points count face up or down (M-30)',
  ([id, points]) => {
    for (const side of ['up', 'down'])
      expect(
        table(
          {
            players: [
              { agenda: 'loyal', rep: 7, [side]: [id] },
              { agenda: 'loyal', accuses: 'nobody' },
              { agenda: 'mole', accuses: 'nobody' },
            ],
            agency: 12,
            next: [{ step: 'end.accusing' }],
          },
          game,
        ).does(1, 'accuse nobody').story,
      ).toContain(`score 1 loyal ${7 + points} 7 ${points} 0`)
  },
)

/** What the rulebooks say of their own, M-33 to M-38; the points on them are ours, and may be others. */
test.for<readonly [id: string, does: readonly string[]]>([
  ['nicholas-brody', ['turn clout 1', 'totals burn-swing 5']],
  ['aileen-morgan', ['totals burn-swing 3']],
  ['lynne-reed', ['totals burn-swing 2']],
  ['jessica-brody', ['always trade-clout 1', 'burn take-asset nicholas-brody']],
  ['mike-faber', ['burn take-asset jessica-brody']],
  ['mira-berenson', ['burn take-asset saul-berenson']],
  ['elizabeth-gaines', ['redraw']],
  ['carrie-mathison', ['always blue-on-my-cases 1', 'always agents-look 0']],
  ['virgil', ['always hand-size 1', 'always immune-exposure 0']],
  ['pittman', ['always hand-size 1']],
  ['peter-quinn', ['totals agent-for-card 1 terrorist-turn']],
  ['dar-adal', ['always drone-strike 0', 'totals agents-for-blue 2']],
  ['david-estes', ['always drone-strike 0', 'turn soldiers 1']],
])('%s does what a rulebook says: %s', ([id, does]) => {
  expect([cardOf(id).source, ...abilities(cardOf(id))]).toEqual(['rulebook', ...does])
})

test('saul-berenson is named by the sources; no other card claims to be', () => {
  expect(cardOf('saul-berenson').source).toBe('public')
  expect(standard.assets.filter(({ source }) => source === 'rulebook')).toHaveLength(13)
  expect(standard.assets.filter(({ source }) => source === 'house')).toHaveLength(26)
})

test('M-11: of our own, these say that they work once per Terrorist turn; no reaction of ours says nothing', () => {
  const ours = standard.assets.filter(({ source, onTotals }) => source === 'house' && onTotals)
  expect(ours.map(({ id, onTotals }) => [id, onTotals?.limit])).toEqual([
    ['watch-commander', 'terrorist-turn'],
    ['committee-chair', 'terrorist-turn'],
    ['double-agent', 'terrorist-turn'],
  ])
})

test('M-26: every card with a Drone Strike has another rule besides', () => {
  const strikers = standard.assets.filter(({ always }) => always?.some(({ do: ability }) => ability === 'drone-strike'))
  expect(strikers.map(({ id }) => id)).toEqual(['dar-adal', 'david-estes', 'airbase-colonel'])
  for (const card of strikers) expect(abilities(card).length, card.id).toBeGreaterThan(1)
})
