/**
 * A bot that takes a seat at a table of Situation Room, by the typed client.
 *
 *     node dist/examples/bot.js LINK NAME
 *
 * LINK is the link of a seat: http://HOST:PORT/t/TABLE#s=PASS.
 */
import { createHash, randomBytes } from 'node:crypto'
import { readLink, type Shown, serverAt, type TableState } from 'situation-room/client'

const AGAIN_MS = 300

/** The bot itself: what its seat sees, and the names of the options it can answer with (docs/VIEWS.md). */
function choose({ view }: Shown, options: readonly string[]): string {
  const { threat = 0 } = view as { readonly threat?: number }
  // In Hostage Negotiator, calm him down before anything else.
  if (options.includes('play keep-cool') && threat > 2) return 'play keep-cool'
  return options[Math.floor(Math.random() * options.length)]
}

async function play(link: string, name: string): Promise<string> {
  const { address, table, right } = readLink(link)
  if (right?.kind !== 'seat') throw new Error('This is not the link of a seat.')
  const server = serverAt(address)
  // Our own part of the seed: its hash now, the bits once everybody has given a hash. So nobody can choose the cards.
  const bits = randomBytes(16).toString('hex')
  const hash = createHash('sha256').update(`situation-room/share@1/${bits}`).digest('hex')
  const { pass } = await server.sit(table, { invite: right.pass, name, hash })
  // From here on the client does what is hard: a broken line comes back, and what was not answered is sent again.
  const seat = server.join(table, pass)

  return new Promise((done, failed) => {
    let hasGiven = false
    let answered = ''
    const look = ({ lobby, shown, isConnected, over }: TableState): void => {
      if (over) failed(new Error(over.key))
      if (lobby?.phase === 'drawing' && !hasGiven) {
        hasGiven = true
        // Refused where they have come too late: then the receipt says so, and the game goes on without them.
        seat.act({ type: 'share', bits }).catch(() => {})
      }
      if (!shown) return
      const { asked, outcome, ended } = shown
      if (outcome || ended) {
        seat.leave()
        done(outcome ? `${outcome.cause} ${outcome.rule}` : 'The table has ended the game before its end.')
      } else if (asked && isConnected && asked.question !== answered) {
        answered = asked.question
        seat.act({ type: 'choose', choices: [choose(shown, asked.options)] }).catch(() => {
          // The question has gone, or it was too much at once: a little later it is looked at again.
          setTimeout(() => {
            answered = ''
            look(seat.now())
          }, AGAIN_MS)
        })
      }
    }
    seat.subscribe(look)
    look(seat.now())
  })
}

const [link, name] = process.argv.slice(2)
if (name === undefined) {
  console.error('node dist/examples/bot.js LINK NAME')
  process.exit(2)
}
console.log(await play(link, name))
