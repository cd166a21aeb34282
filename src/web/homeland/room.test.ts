import { describe, expect, test } from 'vitest'
import { type Need, onTwoLines, roomIn } from './room.ts'

/** What letters of 13 pixels need at this size of text. */
const needAt = (percent: number): Need => ({
  tile: { width: (130 * percent) / 100, height: (103 * percent) / 100 },
  labels: (78 * percent) / 100,
  letter: (7.4 * percent) / 100,
})

describe('the room of a table', () => {
  test.each([
    [{ width: 1280, height: 800 }, 44, 44, 112, 256, 84, { width: 150, height: 114 }],
    [{ width: 1440, height: 900 }, 44, 44, 120, 288, 84, { width: 172, height: 132 }],
    [{ width: 1920, height: 1080 }, 48, 48, 136, 360, 96, { width: 238, height: 164 }],
  ])('the sums of %o', (size, head, bar, dock, rail, labels, tile) => {
    expect(roomIn(size, needAt(100))).toMatchObject({ head, bar, dock, rail, labels, tile })
  })

  test('letters grow with the tile, and never below what they are', () => {
    const scaleIn = (width: number, height: number, percent: number): number =>
      roomIn({ width, height }, needAt(percent))?.scale ?? 0
    expect(scaleIn(1280, 800, 100)).toBe(1)
    expect(scaleIn(1440, 900, 100)).toBeCloseTo(1.13, 2)
    expect(scaleIn(1440, 900, 125)).toBe(1)
    expect(scaleIn(1920, 1080, 100)).toBe(1.3)
  })

  test.each([
    [1280, 800, 100, true],
    [1280, 800, 125, false],
    [1440, 900, 125, true],
    [1440, 900, 150, false],
    [1920, 1080, 150, true],
    [1920, 1080, 200, false],
    [1024, 768, 100, false],
    [360, 640, 100, false],
  ])('%i × %i at %i %%: %s', (width, height, percent, fits) => {
    expect(roomIn({ width, height }, needAt(percent)) !== null).toBe(fits)
  })
})

describe('a name on two lines', () => {
  test('as it is where it goes there, cut after a word where it does not', () => {
    expect(onTwoLines('7 Hafenfront', 16)).toEqual(['7 Hafenfront'])
    expect(onTwoLines('14 Schattenregiment', 16)).toEqual(['14', 'Schattenregiment'])
    expect(onTwoLines('14 Lo studente della stanza nove', 17)).toEqual(['14 Lo studente', 'della stanza nove'])
    expect(onTwoLines('14 Lo studente della stanza nove', 16)).toEqual(['14 Lo studente', 'della stanza …'])
  })
})
