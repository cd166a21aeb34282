import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod'
import { LINK_EXAMPLE } from '../../client/link.ts'
import { Fault } from '../../engine/game.ts'
import { verdicts } from '../../table/vote.ts'
import { advisedLines } from '../advised.ts'
import { companyOf } from '../join/company-lines.ts'
import { type Assistant, resultSchema } from './assistant.ts'
import { rulesIn } from './resources.ts'
import { beginHere, joinElsewhere } from './seat.ts'

/** So long an assistant may wait in one go, and does where it says nothing. */
const LONGEST_WAIT_S = 120
const USUAL_WAIT_S = 30

/** All that an assistant can do: a question in, an option out, and what helps to find the right one. */
export function addTools(server: McpServer, assistant: Assistant): void {
  const { context, here, playing, sitDown, rise, told, answer, lookAround, attempt, wait } = assistant
  const { say, games } = context
  const gameIds = z.enum(games.ids as [string, ...string[]])
  const reads = { readOnlyHint: true, openWorldHint: false }
  const acts = { readOnlyHint: false, destructiveHint: false, openWorldHint: false }
  const outputSchema = resultSchema

  server.registerTool(
    'join',
    {
      description: say('mcp.tool.join'),
      annotations: acts,
      outputSchema,
      inputSchema: {
        link: z
          .string()
          .max(500)
          .describe(say('mcp.join.link', { example: LINK_EXAMPLE })),
        name: z.string().max(100).optional().describe(say('cli.join.name')),
      },
    },
    ({ link, name }) =>
      attempt(async () => {
        sitDown(await joinElsewhere(context, link, name))
        return lookAround()
      }),
  )
  server.registerTool(
    'begin',
    {
      description: say('mcp.tool.begin'),
      annotations: acts,
      outputSchema,
      inputSchema: {
        game: gameIds,
        players: z.int().min(1).max(6).optional().describe(say('cli.play.players')),
        name: z.string().max(100).optional().describe(say('cli.join.name')),
        bot: z.string().max(100).optional().describe(say('mcp.begin.bot')),
        abductor: z.string().max(100).optional().describe(say('cli.play.abductor')),
        seed: z.string().max(200).optional().describe(say('cli.play.seed')),
      },
    },
    begin =>
      attempt(async () => {
        sitDown(await beginHere(context, begin))
        return answer([...playing().session.speaker.about(playing().session.view()), ...told()])
      }),
  )
  server.registerTool(
    'look',
    {
      description: say('mcp.tool.look'),
      annotations: reads,
      outputSchema,
      inputSchema: { view: z.boolean().optional().describe(say('mcp.look.view')) },
    },
    ({ view = true }) => attempt(() => lookAround(view)),
  )
  server.registerTool(
    'choose',
    {
      description: say('mcp.tool.choose'),
      annotations: acts,
      outputSchema,
      inputSchema: {
        option: z.union([z.string().max(200), z.array(z.string().max(200)).min(1).max(64)]).describe(say('mcp.choose')),
      },
    },
    ({ option }) =>
      attempt(async () => {
        const names = typeof option === 'string' ? [option] : option
        const { session } = playing()
        for (const name of names)
          if (session.game.optionOf(name) === null) throw new Fault('match.no-such-option', { choice: name })
        await session.choose(...names)
        return lookAround()
      }),
  )
  server.registerTool(
    'undo',
    { description: say('mcp.tool.undo'), annotations: acts, outputSchema, inputSchema: {} },
    () =>
      attempt(async () => {
        await playing().session.undo()
        return lookAround()
      }),
  )
  server.registerTool(
    'wait',
    {
      description: say('mcp.tool.wait'),
      annotations: reads,
      outputSchema,
      inputSchema: { seconds: z.number().min(0).max(LONGEST_WAIT_S).optional().describe(say('mcp.wait.seconds')) },
    },
    ({ seconds = USUAL_WAIT_S }) =>
      attempt(async () => {
        here()
        await wait(seconds)
        return lookAround()
      }),
  )
  server.registerTool(
    'why',
    {
      description: say('mcp.tool.why'),
      annotations: reads,
      outputSchema,
      inputSchema: { option: z.string().max(200).describe(say('mcp.why.option')) },
    },
    ({ option }) =>
      attempt(() => {
        const { account, session } = playing()
        if (session.game.optionOf(option) === null) throw new Fault('match.no-such-option', { choice: option })
        return answer(account.why(option))
      }),
  )
  server.registerTool(
    'advisor',
    {
      description: say('mcp.tool.advisor'),
      annotations: reads,
      outputSchema,
      inputSchema: {
        iterations: z.int().min(1).max(1_000_000).optional().describe(say('mcp.advisor.iterations')),
      },
    },
    ({ iterations }) => attempt(async () => answer(await advisedLines(playing().session, iterations))),
  )
  server.registerTool(
    'say',
    {
      description: say('mcp.tool.say'),
      annotations: acts,
      outputSchema,
      inputSchema: {
        text: z.string().max(1000).optional().describe(say('mcp.say.text')),
        claim: z.record(z.string(), z.unknown()).optional().describe(say('mcp.say.claim')),
        note: z
          .object({ about: z.record(z.string(), z.unknown()), text: z.string().max(1000) })
          .optional()
          .describe(say('mcp.say.note')),
      },
    },
    ({ text, claim, note }) =>
      attempt(async () => {
        const { session } = playing()
        if (text === undefined && claim === undefined && note === undefined) throw new Fault('talk.no-words')
        if (text === undefined && !here().pack.several) throw new Fault('talk.none')
        if (claim !== undefined) await session.claim(claim)
        if (note !== undefined) await session.note(note.about, note.text)
        if (text !== undefined) await companyOf(session.company).act({ type: 'text', text })
        return answer([say('people.done'), ...playing().account.news()])
      }),
  )
  server.registerTool(
    'table',
    {
      description: say('mcp.tool.table'),
      annotations: acts,
      outputSchema,
      inputSchema: {
        act: z.enum(['pause', 'resume', 'extend', 'vote']),
        about: z.int().min(0).max(5).nullable().optional().describe(say('mcp.table.about')),
        verdict: z.enum(verdicts).optional(),
      },
    },
    ({ act, about = null, verdict = 'end' }) =>
      attempt(async () => {
        const company = companyOf(playing().session.company)
        await company.act(act === 'vote' ? { type: 'vote', about, verdict } : { type: act })
        return lookAround()
      }),
  )
  server.registerTool(
    'rules',
    {
      description: say('mcp.tool.rules'),
      annotations: reads,
      inputSchema: { game: gameIds.optional(), word: z.string().max(100).optional().describe(say('cli.rules.word')) },
    },
    ({ game, word = '' }) =>
      attempt(() => {
        const id = game ?? here().pack.id
        return { content: [{ type: 'text', text: rulesIn(context, id, word) }] }
      }),
  )
  server.registerTool(
    'leave',
    { description: say('mcp.tool.leave'), annotations: acts, outputSchema, inputSchema: {} },
    () =>
      attempt(() => {
        here()
        rise()
        return answer([say('table.left')])
      }),
  )
}
