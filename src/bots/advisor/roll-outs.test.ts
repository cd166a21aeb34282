import { describe, expect, test } from 'vitest'
import { stream } from '../../engine/chance.ts'
import { homeland } from '../../games/homeland/index.ts'
import { ACCUSE, NOBODY, option } from '../../games/homeland/options.ts'
import { rootsOf } from '../../seed/roots.ts'
import { homelandBot } from '../homeland/index.ts'
import { chanceOf, wilson } from './chance.ts'
import { playOnWith, rollOuts } from './roll-outs.ts'

const game = homeland()
const playOn = playOnWith(game, homelandBot('careerist', game.cards))
const lots = (seed: string) => stream(rootsOf(seed, ['lots']).lots)

/** All accuse: the first seat, loyal, is behind by a little, and the second is the mole in every world. */
function accusing(seed: string) {
  const position = {
    players: [{ agenda: 'loyal', rep: 6 }, { agenda: 'mole' }, { agenda: 'opportunist', clout: 2 }],
    agency: 12,
    terrorist: 8,
    next: [{ step: 'end.accusing' }],
  }
  const view = game.view(game.position.read(position, rootsOf('position', game.chances)), 0)
  const deals = [{ deal: ['loyal', 'mole', 'opportunist', 'loyal'], weight: 1 }] as const
  return rollOuts(
    {
      seat: 0,
      draw: game.worlds(view, game.know(view), { deals }),
      apply: game.apply,
      clone: game.clone,
      playOn,
    },
    lots(seed),
  )
}

describe('roll-outs', () => {
  test('M-29: whoever accuses the mole that everybody knows wins, and whoever lets it go does not', () => {
    const played = accusing('worlds')
    const [mole, nobody] = [option(ACCUSE, 1), option(ACCUSE, NOBODY)]
    played.advance([mole, nobody], 20)
    const [right, none] = played.tried()
    expect(right).toEqual({ option: mole, wins: 20, tries: 20 })
    expect(none.option).toBe(nobody)
    expect(none.wins).toBeLessThan(20)
  })

  test('the same chance is the same count, all at once or by parts', () => {
    const [all, parts] = [accusing('again'), accusing('again')]
    const options = [option(ACCUSE, NOBODY), option(ACCUSE, 2)]
    all.advance(options, 8)
    for (let n = 0; n < 4; n++) parts.advance(options, 2)
    expect(parts.tried()).toEqual(all.tried())
  })

  test('an option is tried in the worlds it would be tried in alone: the others with it change nothing', () => {
    const [alone, together] = [accusing('alone'), accusing('alone')]
    alone.advance([option(ACCUSE, 2)], 12)
    together.advance([option(ACCUSE, 1), option(ACCUSE, 2)], 12)
    expect(together.tried()[1]).toEqual(alone.tried()[0])
  })
})

test('a chance lies within its interval, and of no tries nothing is known', () => {
  for (const [hits, tries] of [
    [0, 5],
    [5, 5],
    [3, 40],
  ]) {
    const { share, low, high } = chanceOf(hits, tries)
    const interval = wilson(hits, tries)
    expect(low).toBeCloseTo(interval[0])
    expect(high).toBeCloseTo(interval[1])
    expect(low).toBeLessThanOrEqual(share)
    expect(share).toBeLessThanOrEqual(high)
  }
  expect(chanceOf(0, 0)).toEqual({ share: 0.5, low: 0, high: 1 })
})
