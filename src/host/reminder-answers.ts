import * as z from 'zod'
import { word } from '../games/bounded.ts'
import { LAST_MS } from '../table/file-schema.ts'
import { languages } from '../words/index.ts'
import { refusalSchema } from './answers.ts'

/** What is sent and answered about ways to be told that one is waited for. */

const at = z.int().min(0).max(LAST_MS)
const hour = z.int().min(0).max(23)
const address = z.string().max(2000)

const webhook = z.strictObject({
  kind: z.literal('webhook'),
  url: address.describe('Where a POST goes to; https only.'),
  key: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .max(40)
    .describe('The key of the message in the JSON that is sent: `content` for Discord, `text` for Slack.'),
  prefix: z.string().max(100).describe('What stands before the message, such as a name to be notified.'),
})
const push = z.strictObject({
  kind: z.literal('push'),
  endpoint: address,
  p256dh: z.string().max(100).describe('`keys.p256dh` of the subscription of the browser.'),
  auth: z.string().max(40).describe('`keys.auth` of it.'),
})

export const newReminderSchema = z.strictObject({
  target: z.discriminatedUnion('kind', [webhook, push]),
  language: z.enum(languages),
  digestHour: hour
    .nullable()
    .optional()
    .describe('For one message a day with all that waits: at which hour, UTC. Else one for each decision.'),
})
export type NewReminder = z.infer<typeof newReminderSchema>

/** Where a message goes is told as far as its owner needs to know it again: what is behind the host lets anybody write there. */
const reminderSchema = z.object({
  id: word,
  kind: z.enum(['webhook', 'push']),
  host: z.string().max(300).describe('The machine it goes to.'),
  language: z.enum(languages),
  digestHour: hour.nullable(),
  madeAt: at,
  error: refusalSchema.nullable().describe('What went wrong the last time.'),
  sentence: z.string().max(2000).nullable().describe('The same in a language of Accept-Language.'),
})
export type Reminder = z.infer<typeof reminderSchema>

export const remindersSchema = z.object({ reminders: z.array(reminderSchema).max(100) })
export const oneReminderSchema = z.object({ reminder: reminderSchema })

export const pushKeySchema = z.object({
  key: z.string().max(200).describe('The `applicationServerKey` for a subscription, in base64url.'),
})
export const triedSchema = z.object({
  error: refusalSchema.nullable().describe('Null where the message was taken.'),
  sentence: z.string().max(2000).nullable(),
})
