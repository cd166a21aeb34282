import { expect, test } from 'vitest'
import { tableMessages } from '../../src/terminal/lines/protocol-tables.ts'
import { newHome } from './command.ts'
import { newServer, until } from './tables.ts'

// Whoever does not answer is asked by the server whether they are there, in every mode.

const server = await newServer({ nudgeMs: 1, awayMs: 3_600_000 })

/** A table at which two play by themselves, and a terminal has the third seat. */
async function seated(mode: string) {
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const ben = await seat(1, 'Ben')
  await seat(2, 'Cy')
  const ann = newHome().start(`join ${links[0]} --name Ann ${mode}`)
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  return { ann, ben }
}

test('in plain text it is a line, and answered from the list of what can be done', async () => {
  const { ann, ben } = await seated('--plain')
  await ann.hears('Are you there? The others wait for you.\n')
  const before = ben.now().shown?.beside
  ann.tell('people\n')
  const offered = await ann.hears('. I am here\n')
  ann.tell(`people ${/(\d+)\. I am here/.exec(offered)?.[1]}\n`)
  // One line is carried out after the other: it has been answered by then, and nobody has heard of it.
  ann.tell('people\n')
  await ann.hears('Ann: you')
  expect(ben.now().shown?.beside).toEqual(before)
  ann.tell('write done\n')
  const list = await ann.hears('Ann writes: done\n')
  expect(list).toContain('let the autopilot play')
  expect(list).not.toContain('I am here')
  ann.tell('q\n')
  expect((await ann.gone).code).toBe(0)
})

test('a program is told who asks, and says that it is there', async () => {
  const { ann } = await seated('--json')
  const next = async (isSo: (message: Record<string, unknown>) => boolean) => {
    for (;;) {
      const message = JSON.parse(await ann.hears('\n')) as Record<string, unknown>
      if (message.type === 'people') expect(tableMessages.people.parse(message)).toEqual(message)
      if (message.type === 'people' && isSo(message)) return message
    }
  }
  expect(await next(({ nudge }) => nudge !== undefined)).toMatchObject({ nudge: { by: null } })
  ann.tell('{"return": true}\n')
  expect(await next(({ nudge }) => nudge === undefined)).toMatchObject({ away: [] })
  ann.child.kill('SIGTERM')
  await ann.gone
})
