import { expect, test } from 'vitest'
import { stream } from '../../src/engine/chance.ts'
import { shipped } from '../../src/games/index.ts'
import { openNew } from '../../src/host/opening.ts'
import { toldTo } from '../../src/host/told.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { openThinkers } from '../../src/server/bots/thinkers.ts'
import { tableOf, usual } from '../hosting.ts'

test('a bot in a thread of its own says and chooses what it would have here', async () => {
  const { game, match } = await openNew(shipped, tableOf(2), 'a', 0, () => '5'.repeat(64))
  const thinkers = openThinkers(shipped)
  const seat = 1
  const HALF = 2 ** 31
  const random = () => stream(rootsOf('thinking', ['bot']).bot)
  // The thread draws from a stream that begins with what is drawn for it here.
  const draw = random()
  const root = [draw(HALF), draw(HALF), draw(HALF), draw(HALF)] as const
  const told = toldTo(game, match, seat).flatMap(one => ('event' in one ? [one.event] : []))
  const opened = await Promise.all([thinkers.think(game, 'analyst:bold'), usual(game, 'analyst:bold')])
  const [there, here] = opened.map(bot => {
    const mind = bot.open(seat, 3)
    mind.told(told, [])
    return mind
  })
  const speaking = { view: () => game.view(match.settled, seat), said: [], to: null }
  const said = await there.speak?.({ ...speaking, random: random() })
  expect(said).toEqual(await here.speak?.({ ...speaking, random: stream(root) }))
  expect(said).toMatchObject({ about: expect.any(String) })
  await thinkers.close()
})
