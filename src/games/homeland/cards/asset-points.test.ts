import { expect, test } from 'vitest'
import { table } from '../../../../tests/homeland-table.ts'
import type { Asset } from './card.ts'
import { standard } from './standard.ts'

type Line = readonly [id: string, points: number, source: string, does: readonly string[]]

const lines: readonly Line[] = [
  ['nicholas-brody', 2, 'rulebook', ['turn clout 1', 'totals burn-swing 5']],
  ['aileen-morgan', 2, 'rulebook', ['totals burn-swing 3']],
  ['lynne-reed', 2, 'rulebook', ['totals burn-swing 2']],
  ['jessica-brody', 2, 'rulebook', ['always trade-clout 1', 'burn take-asset nicholas-brody']],
  ['mike-faber', 3, 'rulebook', ['burn take-asset jessica-brody']],
  ['mira-berenson', 3, 'rulebook', ['burn take-asset saul-berenson']],
  ['elizabeth-gaines', 2, 'rulebook', ['redraw']],
  ['carrie-mathison', 1, 'rulebook', ['always blue-on-my-cases 1', 'always agents-look 0']],
  ['virgil', 1, 'rulebook', ['always hand-size 1', 'always immune-exposure 0']],
  ['pittman', 1, 'rulebook', ['always hand-size 1']],
  ['peter-quinn', 2, 'rulebook', ['totals agent-for-card 1 terrorist-turn']],
  ['dar-adal', 1, 'rulebook', ['always drone-strike 0', 'totals agents-for-blue 2']],
  ['david-estes', 1, 'rulebook', ['always drone-strike 0', 'turn soldiers 1']],
  ['saul-berenson', 2, 'public', ['turn look-plot 1']],
  ['desk-officer', 1, 'house', ['turn swap-hand 0']],
  ['watch-commander', 2, 'house', ['totals pay-rep-blue 2 terrorist-turn']],
  ['federal-judge', 2, 'house', ['always trade-rep 1']],
  ['bomb-squad', 3, 'house', ['burn claim 1']],
  ['field-office', 1, 'house', ['turn agents 1']],
  ['interpreter', 2, 'house', ['always agents-look 0']],
  ['hotel-clerk', 3, 'house', ['burn delay 1']],
  ['case-archivist', 1, 'house', ['always blue-on-my-cases 1']],
  ['committee-chair', 3, 'house', ['totals pay-clout-swing 2 terrorist-turn']],
  ['lobbyist', 2, 'house', ['turn launder 1']],
  ['columnist', 2, 'house', ['turn take-clout 1']],
  ['the-donor', 4, 'house', ['burn clout 3']],
  ['chief-of-staff', 2, 'house', ['always cheap-assets 1']],
  ['recruiter', 1, 'house', ['always extra-recruit 1']],
  ['press-secretary', 2, 'house', ['always shield-clout 0']],
  ['auction-house', 2, 'house', ['always extra-trade 1']],
  ['listening-post', 1, 'house', ['turn look-intel 1']],
  ['clean-team', 1, 'house', ['always clean-look 0']],
  ['safe-flat', 3, 'house', ['always unburnable 0']],
  ['airbase-colonel', 2, 'house', ['always drone-strike 0', 'burn send-soldiers 2']],
  ['contractors', 1, 'house', ['always soldiers-see-plot 0']],
  ['convoy-dispatcher', 2, 'house', ['turn shift-soldiers 1']],
  ['forger', 3, 'house', ['burn conceal 0']],
  ['data-broker', 2, 'house', ['turn intel 1']],
  ['double-agent', 2, 'house', ['totals discard-intel-swing 0 terrorist-turn']],
  ['old-friend-abroad', 3, 'house', ['burn free-lead 1']],
]

const abilities = ({ always = [], onTurn, burnOnTurn, onTotals, redraw }: Asset): string[] => [
  ...always.map(ability => `always ${ability.do} ${ability.n}`),
  ...(onTurn ? [`turn ${onTurn.do} ${onTurn.n}`] : []),
  ...(burnOnTurn ? [`burn ${Object.values(burnOnTurn).join(' ')}`] : []),
  ...(onTotals ? [`totals ${Object.values(onTotals).join(' ')}`] : []),
  ...(redraw ? ['redraw'] : []),
]

test.for(lines)('%s: %i points, face up or down (M-30); %s', ([id, points, source, does]) => {
  const card = standard.assets.find(asset => asset.id === id)
  expect(card?.source).toBe(source)
  expect(card && abilities(card)).toEqual(does)
  for (const side of ['up', 'down'])
    expect(
      table({
        players: [
          { agenda: 'loyal', rep: 7, [side]: [id] },
          { agenda: 'loyal', accuses: 'nobody' },
          { agenda: 'mole', accuses: 'nobody' },
        ],
        agency: 12,
        next: [{ step: 'end.accusing' }],
      }).does(1, 'accuse nobody').story,
    ).toContain(`score 1 loyal ${7 + points} 7 ${points} 0`)
})

test('M-26: every card with a Drone Strike has another rule besides', () => {
  const strikers = standard.assets.filter(({ always }) => always?.some(({ do: ability }) => ability === 'drone-strike'))
  expect(strikers.map(({ id }) => id)).toEqual(['dar-adal', 'david-estes', 'airbase-colonel'])
  for (const card of strikers) expect(abilities(card).length, card.id).toBeGreaterThan(1)
})

test('every asset is among them', () => {
  expect(lines.map(([id]) => id)).toEqual(standard.assets.map(({ id }) => id))
})
