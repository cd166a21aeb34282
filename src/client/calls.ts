import type * as z from 'zod'
import { Fault } from '../engine/game.ts'
import type { Refusal } from '../host/store.ts'
import { LONGEST_FILE_CHARACTERS } from '../table/json-text.ts'
import type { Fetch } from './carriers.ts'
import { jsonIn, refusedIn } from './refusal.ts'

/** Single requests to a server of tables; whatever is refused, and whatever is no answer of ours, is thrown. */
export interface Calls {
  answered(path: string, given: RequestInit): Promise<Response>
  textAt(path: string, given?: RequestInit): Promise<string>
  post(path: string, body: object, headers?: Record<string, string>): Promise<string>
  remove(path: string, headers?: Record<string, string>): Promise<string>
  read<Answer>(schema: z.ZodType<Answer>, text: string): Answer
}

/** What a server refuses: a fault as the house knows it, with the sentence for whoever has no word files. */
export class RefusedByServer extends Fault {
  readonly status: number
  readonly rule: string | null
  readonly sentence: string
  constructor(status: number, { key, values, rule }: Refusal, sentence: string) {
    super(key, values)
    this.message = sentence
    this.name = 'RefusedByServer'
    this.status = status
    this.rule = rule
    this.sentence = sentence
  }
}

/** What a proxy says while the server behind it starts, or is away. */
const BEHIND: readonly number[] = [502, 503, 504]

/** No server has answered: it may do so yet. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Fault && (error.key === 'join.no-server' || error.key === 'join.behind')

/** So long a server may take to answer. */
const ANSWER_MS = 20_000

export function callsTo(address: string, ask: Fetch, languages: string | undefined): Calls {
  const headers = languages === undefined ? {} : { 'accept-language': languages }

  async function answered(path: string, given: RequestInit): Promise<Response> {
    let answer: Response
    try {
      answer = await ask(`${address}/api${path}`, { ...given, headers: { ...headers, ...given.headers } })
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      if (given.signal?.aborted && !isLate) throw error
      throw new Fault('join.no-server', { address })
    }
    if (answer.ok) return answer
    const refused = refusedIn(await answer.text().catch(() => ''))
    if (!refused) throw new Fault(BEHIND.includes(answer.status) ? 'join.behind' : 'join.not-ours', { address })
    throw new RefusedByServer(answer.status, refused.refused, refused.sentence ?? refused.refused.key)
  }
  async function textAt(path: string, given: RequestInit = {}): Promise<string> {
    const answer = await answered(path, { signal: AbortSignal.timeout(ANSWER_MS), ...given })
    const text = await answer.text().catch(() => {
      throw new Fault('join.no-server', { address })
    })
    if (text.length > LONGEST_FILE_CHARACTERS) throw new Fault('join.not-ours', { address })
    return text
  }
  return {
    ...{ answered, textAt },
    post: (path, body, more = {}) =>
      textAt(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...more },
        body: JSON.stringify(body),
      }),
    remove: (path, more = {}) => textAt(path, { method: 'DELETE', headers: more }),
    read(schema, text) {
      const found = schema.safeParse(jsonIn(text))
      if (!found.success) throw new Fault('join.not-ours', { address })
      return found.data
    },
  }
}
