import { expect, test } from 'vitest'
import { toy } from '../../../tests/kit/toy/index.ts'
import { hostHere } from '../../../tests/screen/hosting.ts'
import { genericSpeaker } from '../../games/generic-speaker.ts'
import type { AnyGame } from '../../games/index.ts'
import { openMatch } from '../../table/match.ts'
import { words } from '../../words/catalog.ts'
import { sayFrom } from '../../words/say-from.ts'
import { atShell } from '../invocation.ts'
import { sitAt } from '../session.ts'
import { openStage } from '../several/stage.ts'
import { genericPainter } from './generic.ts'
import { noColours } from './style.ts'

/** Two people around one screen, at a game the terminal has no painter for. */
function gather() {
  const game = toy() as unknown as AnyGame
  const say = atShell(sayFrom('en', words), 'situation-room')
  const seats = ['Ann', 'Ben'].map(name => ({ name, bot: null }))
  const hosted = hostHere(game, openMatch(game, { setup: { seats: 2 }, seed: 's', seats }))
  const speaker = genericSpeaker(say, game.id)
  const stage = openStage({
    sit: viewer => sitAt(hosted, viewer, speaker, say),
    painter: genericPainter,
    speaker,
    say,
    isResumed: false,
    tools: () => ({
      pages: genericPainter,
      practice: false,
      debrief: () => [say('generic.over')],
      rules: word => [say('rules.none', { word })],
      export: name => name,
    }),
  })
  const shown = (width = 80, height = 24): string[] => stage.paint(width, height, noColours)
  return { stage, shown }
}

test('a game without a painter is played on the whole screen to its end, behind curtains', async () => {
  const { stage, shown } = gather()
  for (let keys = 0; !stage.isOver(); keys++) {
    expect(keys).toBeLessThan(60)
    const before = shown().join('\n')
    // A curtain names whose turn it is to look, and no card.
    if (before.includes('┌──')) {
      expect(before).not.toMatch(/hand|lay \d/)
      await stage.press('r', 24)
      expect(shown().join('\n')).toMatch(/hand: \[.*Your choice: .*> +1 {2}/s)
    }
    // Nothing can be said in this game: the key for it opens nothing that would take the next one.
    await stage.press('t', 24)
    await stage.press('enter', 24)
  }
  expect(shown().join('\n')).toContain('The game is over.')
})

test('every page of it fits any terminal, and says when there is no room', async () => {
  const { stage, shown } = gather()
  await stage.press('r', 24)
  for (const key of ['tab', 'tab', 'x', 'd', '?', 'escape'] as const) {
    await stage.press(key, 24)
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
