import { expect, test } from 'vitest'
import { toy } from '../../tests/kit/toy/index.ts'
import type { GameEvent } from '../engine/game.ts'
import { genericSpeaker } from '../games/generic-speaker.ts'
import type { AnyGame } from '../games/index.ts'
import { openMatch } from '../table/match.ts'
import { openTable } from '../table/table.ts'
import { words } from '../words/catalog.ts'
import { speaker as voice } from '../words/index.ts'
import { genericPainter } from './generic.ts'
import { atShell } from './invocation.ts'
import { openStage } from './several/stage.ts'
import { noColours } from './style.ts'

/** Two people around one screen, at a game the terminal has no painter for. */
function gather() {
  const game = toy() as unknown as AnyGame
  const say = atShell(voice('en', words), 'situation-room')
  const seats = ['Ann', 'Ben'].map(name => ({ name, bot: null }))
  const table = openTable<unknown, unknown, unknown, GameEvent>(
    game,
    openMatch(game, { setup: { seats: 2 }, seed: 's', seats }),
    () => {},
  )
  const stage = openStage({
    table,
    painter: genericPainter,
    speaker: genericSpeaker(say, game.id),
    say,
    botAt: () => null,
    isResumed: false,
    tools: () => ({
      pages: genericPainter,
      practice: false,
      debrief: () => [say('generic.over')],
      rules: word => [say('rules.none', { word })],
      export: name => name,
    }),
  })
  const shown = (width = 80, height = 24): string[] => stage.frame(width, height, noColours)
  return { stage, shown }
}

test('a game without a painter is played on the whole screen to its end, behind curtains', () => {
  const { stage, shown } = gather()
  for (let keys = 0; !stage.isOver(); keys++) {
    expect(keys).toBeLessThan(60)
    const before = shown().join('\n')
    // A curtain names whose turn it is to look, and no card.
    if (before.includes('┌──')) {
      expect(before).not.toMatch(/hand|lay \d/)
      stage.press('r', 24)
      expect(shown().join('\n')).toMatch(/hand: \[.*Your choice: .*> +1 {2}/s)
    }
    // Nothing can be said in this game: the key for it opens nothing that would take the next one.
    stage.press('t', 24)
    stage.press('enter', 24)
  }
  expect(shown().join('\n')).toContain('The game is over.')
})

test('every page of it fits any terminal, and says when there is no room', () => {
  const { stage, shown } = gather()
  stage.press('r', 24)
  for (const key of ['tab', 'tab', 'x', 'd', '?', 'escape'] as const) {
    stage.press(key, 24)
    for (const [width, height] of [
      [40, 12],
      [80, 24],
      [200, 60],
    ]) {
      expect(shown(width, height)).toHaveLength(height)
      for (const line of shown(width, height)) expect(line.length).toBeLessThanOrEqual(width)
    }
  }
  expect(shown(30, 10).join(' ')).toContain('40')
})
