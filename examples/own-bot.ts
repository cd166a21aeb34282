/**
 * A bot in a seat of your own games: JSON lines in, JSON lines out (docs/OWN-BOTS.md).
 *
 *     situation-room play homeland --players 4 --seat 1 --seat 2="node dist/examples/own-bot.js"
 *     situation-room bot check "node dist/examples/own-bot.js"
 */
import { createInterface } from 'node:readline'

interface Decide {
  readonly type: 'decide'
  readonly id: number
  readonly kind: string
  readonly options: readonly string[]
  readonly view: { readonly threat?: number }
}
type Message = Decide | { readonly type: 'hello' | 'start' | 'end' }

/** The bot itself: what it is asked, the names it can answer with, and all that its seat sees (docs/VIEWS.md). */
function choose({ options, view }: Decide): string {
  // In Hostage Negotiator, calm him down before anything else.
  if (options.includes('play keep-cool') && (view.threat ?? 0) > 2) return 'play keep-cool'
  return options[Math.floor(Math.random() * options.length)]
}

const send = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message
  if (message.type === 'hello') send({ type: 'hello', protocol: 1, name: 'Ada' })
  else if (message.type === 'decide') send({ type: 'choice', id: message.id, option: choose(message) })
  // `start` and `end` are not answered; once it is over, the input closes.
}
