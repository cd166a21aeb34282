import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, expect, test } from 'vitest'
import { bin, newHome } from './command.ts'
import { newServer, until } from './tables.ts'

const server = await newServer()
const { home } = newHome()
const clients: Client[] = []
afterAll(() => Promise.all(clients.map(one => one.close())))

interface Seen {
  readonly phase: string
  readonly seat?: number
  readonly decision?: { readonly question: string; readonly options: readonly { readonly name: string }[] } | null
  readonly view?: unknown
  readonly outcome?: { readonly cause: string } | null
}

/** An assistant: the protocol's own client, talking to the command in a process of its own. */
async function assistant(...flags: string[]) {
  const client = new Client({ name: 'test', version: '1' })
  clients.push(client)
  const env = { PATH: process.env.PATH ?? '', HOME: home, SITUATION_ROOM_HOME: home }
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp', ...flags], env, stderr: 'inherit' }),
  )
  const heard: string[] = []
  return {
    client,
    heard,
    async call(name: string, given: Record<string, unknown> = {}) {
      const result = (await client.callTool({ name, arguments: given })) as CallToolResult
      heard.push(JSON.stringify(result))
      const [first] = result.content
      const text = first?.type === 'text' ? first.text : ''
      return { text, seen: (result.structuredContent ?? {}) as unknown as Seen, isError: result.isError === true }
    },
  }
}

/** Waits and chooses, a different option each time, until the game is over; what was said last. */
async function playOn({ call }: Awaited<ReturnType<typeof assistant>>): Promise<string> {
  for (let turn = 0; ; turn++) {
    const { seen, text } = await call('wait', { seconds: 60 })
    if (seen.phase === 'over') return text
    const { options = [] } = seen.decision ?? {}
    if (options.length === 0) continue
    const chosen = await call('choose', { option: options[turn % options.length].name })
    if (chosen.seen.phase === 'over') return chosen.text
  }
}

test('an assistant plays Hostage Negotiator by itself, from the first word to the last', async () => {
  const one = await assistant()
  const { tools } = await one.client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual(
    ['advisor', 'begin', 'choose', 'join', 'leave', 'look', 'rules', 'say', 'table', 'undo', 'wait', 'why'].sort(),
  )
  expect((await one.call('look')).text).toContain('You have no seat yet')
  expect(await one.call('choose', { option: 'hang-up' })).toMatchObject({ isError: true, seen: { phase: 'nothing' } })
  expect(await one.call('begin', { game: 'negotiator', abductor: 'nobody' })).toMatchObject({ isError: true })

  const begun = await one.call('begin', { game: 'negotiator', seed: 'tea' })
  expect(begun.text).toContain('You are on the line. What do you do?')
  expect(begun.seen).toMatchObject({ phase: 'playing', seat: 0 })
  const { seen } = await one.call('look')
  expect(seen.view).toMatchObject({ hostages: expect.anything() })
  expect((await one.call('why', { option: 'play small-talk' })).text).toContain('play small-talk can be chosen now.')
  expect((await one.call('why', { option: 'play terror' })).isError).toBe(true)
  expect((await one.call('advisor')).text).toMatch(/1\. Play .+% wins/)
  expect((await one.call('choose', { option: 'sing' })).text).toContain('sing')
  // A refusal leaves the question where it was.
  expect((await one.call('look')).seen.decision).toEqual(seen.decision)
  expect((await one.call('say', { text: 'hello' })).text).toContain('Nobody plays at this table from elsewhere.')
  expect((await one.call('rules', { word: 'threat' })).text).toContain('N-')
  expect(await playOn(one)).toMatch(/N-\d+/)

  const { resources } = await one.client.listResources()
  for (const game of ['homeland', 'negotiator'])
    for (const what of ['rules', 'cards'])
      expect(resources.map(({ uri }) => uri)).toContain(`situation-room://${what}/${game}`)
  const { contents } = await one.client.readResource({ uri: 'situation-room://cards/negotiator' })
  expect(JSON.stringify(contents)).toContain('Small Talk')
})

test('an assistant plays a seat of Homeland at a server to the end, and is told how it was dealt', async () => {
  const { links, seat, host: hostOf, hostLink } = await server.newTable({ game: 'homeland', players: 3 })
  const one = await assistant('--lang', 'de')
  expect((await one.call('join', { link: hostLink })).text).toContain('nicht der Link eines Platzes')
  expect((await one.call('join', { link: links[0] })).isError).toBe(true)
  expect((await one.call('join', { link: links[0], name: 'Ada' })).seen).toMatchObject({ phase: 'lobby' })
  await seat(1, 'Ben')
  const cy = await seat(2, 'Cy')
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(chair => chair !== null) === true)
  await host.act({ type: 'draw' })
  await until(cy, ({ shown }) => shown !== null)
  await one.call('wait')
  await one.call('say', { text: 'guten Abend' })
  const heard = await until(cy, ({ shown }) => shown?.beside.some(told => 'words' in told) === true)
  expect(JSON.stringify(heard.shown?.beside)).toContain('guten Abend')
  expect((await one.call('say', { claim: { about: 'case', case: 1, says: 'need-help' } })).text).toContain('Ada')
  expect((await one.call('look')).seen).toMatchObject({ phase: 'playing', seat: 0 })

  const last = await playOn(one)
  expect(last).toMatch(/Regel M-\d+/)
  expect(last).toContain('Geheimnis des Tisches')
  // Neither the seed nor anybody's cards are told before the end.
  const { shown } = await until(cy, state => state.shown?.outcome != null)
  const before = one.heard.slice(0, -2).join('\n')
  for (const secret of [String(shown?.seed), '"revealed"']) expect(before).not.toContain(secret)
  expect(JSON.stringify((await one.call('look')).seen.view)).toContain('"revealed"')
  expect((await one.call('leave')).seen).toEqual({ phase: 'nothing' })
})
