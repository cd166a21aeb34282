import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { historySchema, importedSchema } from '../../host/answers.ts'
import { archiveSchema } from '../../table/archive-schema.ts'
import type { Identity } from '../people/identity.ts'
import type { Passes } from '../people/passes.ts'
import { type History, type Holding, onceEach } from '../tables/history.ts'
import type { Gate } from './gate.ts'
import { heldIn } from './held.ts'
import { setPass } from './passport.ts'
import { keepFor } from './signed-in.ts'
import { refusals, type Web } from './web.ts'

const HOUR_MS = 3_600_000

interface Around {
  readonly history: History
  readonly identity: Identity
  readonly passes: Passes
  readonly gate: Gate
}

/** What somebody has played here, by the passes their browser or program has, or as who they are signed in. */
export async function addHistory(web: Web, { history, identity, passes, gate }: Around): Promise<void> {
  const holdingsOf = async (request: FastifyRequest): Promise<readonly Holding[]> =>
    onceEach(await heldIn({ passes, identity, gate }, request))

  web.get(
    '/history',
    {
      schema: {
        ...{ operationId: 'listHistory', summary: 'Your matches that are over', tags: ['history'] },
        response: { 200: historySchema, ...refusals(503) },
      },
    },
    async request => ({ games: [...(await history.of(await holdingsOf(request)))] }),
  )

  web.get(
    '/history/archive',
    {
      schema: {
        ...{ operationId: 'fetchArchive', summary: 'The same with their files, as one archive', tags: ['history'] },
        response: { 200: archiveSchema, ...refusals(503) },
      },
    },
    async (request, reply) => {
      const archive = await history.archive(await holdingsOf(request))
      // Its matches were checked when they were read.
      return (reply as FastifyReply)
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="situation-room.json"')
        .serializer(JSON.stringify)
        .send(archive)
    },
  )

  web.post(
    '/history',
    {
      schema: {
        ...{ operationId: 'importMatch', summary: 'Bring in the file of a match that is over', tags: ['history'] },
        // Its own reader says what is wrong with it.
        body: z.looseObject({}).describe('A match file.'),
        response: { 200: importedSchema, ...refusals(409, 413, 422, 503) },
      },
      bodyLimit: gate.limits.fileBytes,
      config: {
        rateLimit: {
          ...{ max: gate.limits.filesPerHour, timeWindow: HOUR_MS, groupId: 'files' },
          errorResponseBuilder: (_request, { ttl }) => new Fault('limit.requests', { seconds: Math.ceil(ttl / 1000) }),
        },
      },
    },
    async (request, reply) => {
      const { table, pass } = await history.take(request.body)
      setPass(request, reply, table, pass)
      await keepFor(identity, request, pass)
      return { table, pass }
    },
  )
}
