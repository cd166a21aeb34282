import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { word } from '../../games/bounded.ts'
import { doneSchema } from '../../host/identity-answers.ts'
import {
  newReminderSchema,
  oneReminderSchema,
  pushKeySchema,
  type Reminder,
  remindersSchema,
  triedSchema,
} from '../../host/reminder-answers.ts'
import type { Identity } from '../people/identity.ts'
import type { Passes } from '../people/passes.ts'
import type { Hook, Owner } from '../reminders/hooks.ts'
import { type Reminding, readTarget } from '../reminders/reminding.ts'
import { grouped } from './address.ts'
import type { Gate } from './gate.ts'
import { passOf } from './passport.ts'
import { sentenceFor } from './refused.ts'
import { signedIn } from './signed-in.ts'
import { refusals, type Web } from './web.ts'

/** Ways to be told that one is waited for: a player's for all tables, or a guest's for the table of their pass. */

const tags = ['reminders']
const done = { done: true } as const
const ownerQuery = z.object({
  table: word.optional().describe('The table whose seat one has as a guest; without it, who is signed in is meant.'),
})
const idParams = z.object({ id: word })
const seconds = 10

export async function addReminders(
  web: Web,
  { hooks, attempt, keys }: Reminding,
  { identity, passes, gate }: { readonly identity: Identity; readonly passes: Passes; readonly gate: Gate },
): Promise<void> {
  async function ownerIn(request: FastifyRequest, table: string | undefined): Promise<Owner> {
    if (table === undefined) return { player: (await signedIn(identity, request)).player }
    const text = passOf(request, table)
    const pass = text === null ? null : await gate.tried(grouped(request.ip), () => passes.find(text))
    if (!pass) throw new Fault('pass.none')
    if (pass.table !== table) throw new Fault('pass.other-table')
    if (pass.kind !== 'seat') throw new Fault('match.no-seat')
    return { pass: pass.hash }
  }
  const shown = ({ id, target, language, digestHour, madeAt, error }: Hook, request: FastifyRequest): Reminder => ({
    ...{ id, kind: target.kind, language, digestHour, madeAt, error },
    host: new URL(target.kind === 'webhook' ? target.url : target.endpoint).host,
    sentence: error && sentenceFor(error, request.headers['accept-language']),
  })

  web.get(
    '/reminders',
    {
      schema: {
        ...{ operationId: 'listReminders', summary: 'How one is reminded, and what went wrong with it', tags },
        querystring: ownerQuery,
        response: { 200: remindersSchema, ...refusals(401, 503) },
      },
    },
    async request => {
      const all = await hooks.list(await ownerIn(request, request.query.table))
      return { reminders: all.map(hook => shown(hook, request)) }
    },
  )

  web.post(
    '/reminders',
    {
      schema: {
        ...{ operationId: 'addReminder', summary: 'Be told when one is waited for, by webhook or web push', tags },
        querystring: ownerQuery,
        body: newReminderSchema,
        response: { 200: oneReminderSchema, ...refusals(401, 409, 413, 422, 503) },
      },
    },
    async request => {
      const owner = await ownerIn(request, request.query.table)
      const { target, language, digestHour = null } = request.body
      const hook = await hooks.add(owner, { target: readTarget(target), language, digestHour })
      return { reminder: shown(hook, request) }
    },
  )

  web.delete(
    '/reminders/:id',
    {
      schema: {
        ...{ operationId: 'removeReminder', summary: 'Not be told this way any more', tags },
        ...{ params: idParams, querystring: ownerQuery },
        response: { 200: doneSchema, ...refusals(401, 404, 503) },
      },
    },
    async request => {
      await hooks.remove(await ownerIn(request, request.query.table), request.params.id)
      return done
    },
  )

  web.post(
    '/reminders/:id/try',
    {
      schema: {
        ...{ operationId: 'tryReminder', summary: 'Send a trial message now', tags },
        ...{ params: idParams, querystring: ownerQuery },
        response: { 200: triedSchema, ...refusals(401, 404, 503) },
      },
    },
    async request => {
      const hook = await hooks.find(await ownerIn(request, request.query.table), request.params.id)
      if (!(await hooks.mayTry(hook.id))) throw new Fault('limit.trials', { seconds })
      const error = await attempt(hook)
      return { error, sentence: error && sentenceFor(error, request.headers['accept-language']) }
    },
  )

  web.get(
    '/push-key',
    {
      schema: {
        ...{ operationId: 'pushKey', summary: 'What a browser needs to subscribe to push messages', tags },
        response: { 200: pushKeySchema, ...refusals(503) },
      },
    },
    async () => ({ key: (await keys()).publicKey }),
  )
}
