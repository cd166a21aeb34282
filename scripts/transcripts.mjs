/**
 * Plays seeded tables of Homeland bots and writes down what they do and say, in English, to be read for nonsense:
 *
 *   npm run transcripts
 *   node scripts/transcripts.mjs [--to DIR] [--seed SEED] [--bots NAMES] [--open]
 *
 * With --bots (three to six names with commas) one table is printed instead. Everybody's agenda is in it, and behind what
 * is not so stands “(a lie)”. Ten tables are told as everybody at them hears it; with --open it is twenty of analysts, five
 * of each size, with all cards open and all that happens, to be read move by move.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const room = new URL('../dist/src/', import.meta.url)
const load = path => import(new URL(path, room).href)
const { asks } = await load('bots/bot.js')
const { homelandBot } = await load('bots/homeland/index.js')
const { cardsOf } = await load('bots/homeland/play/cards.js')
const { isKnown } = await load('bots/homeland/talk/grounds.js')
const { stream } = await load('engine/chance.js')
const { homeland } = await load('games/homeland/index.js')
const { speakHomeland } = await load('games/homeland/tell/speak.js')
const { homelandWords } = await load('games/homeland/words/index.js')
const { gather } = await load('lab/gathering.js')
const { rootsOf } = await load('seed/roots.js')
const { words } = await load('words/catalog.js')
const { sayFrom } = await load('words/say-from.js')

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'docs/transcripts' },
    seed: { type: 'string', default: 'transcript' },
    bots: { type: 'string' },
    open: { type: 'boolean', default: false },
  },
})

/** What everybody sees of a turn that is worth reading. */
const told = new Set([
  ...['round', 'new-threat', 'new-threat-now', 'turn', 'claimed', 'placed', 'sent-agents', 'sent-soldiers'],
  ...['looked-plot', 'looked-intel', 'struck', 'analysis', 'turned-up', 'totals', 'neutralised', 'succeeded', 'track'],
  // Without these a total changes and nobody can tell why.
  ...['swung', 'sniped', 'gold', 'cancelled'],
  ...['accusing', 'accused', 'score', 'ended'],
])
const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']

const game = homeland()
const cards = cardsOf(game.cards)
const say = sayFrom('en', words, homelandWords)
const speaker = speakHomeland(say, game, names)

async function transcript(bots, seed) {
  const players = bots.length
  const events = []
  const state = game.start({ players }, rootsOf(seed, game.chances), events)
  const simulator = game.simulator()
  const ask = asks(game, simulator)
  const random = stream(rootsOf(seed, ['bot']).bot)
  const minds = bots.map(name => homelandBot(name, game.cards))
  const gathering = gather(game, simulator, minds, stream(rootsOf(seed, ['talk']).talk), events)
  const agendaOf = seat => game.view(state, seat).me.agenda
  const lines = [
    `# ${seed}`,
    '',
    ...bots.map((bot, seat) => `- ${names[seat]}: ${bot}, ${say(`agenda.${agendaOf(seat)}`)}`),
    '',
  ]
  let read = 0
  const tell = () => {
    for (const event of events.slice(read)) {
      if (!(values.open || told.has(event.kind))) continue
      const line = speaker.event(values.open ? event : game.seen(event, 'observer'), 'observer')
      lines.push(event.kind === 'round' ? `\n## ${line}\n` : event.kind === 'turn' ? `\n${line}` : `- ${line}`)
      if (event.kind === 'turn' && values.open)
        lines.push('', ...speaker.hand(game.view(state, event.seat)).map(one => `> ${one}`), '')
    }
    read = events.length
  }
  let questions = 0
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const before = gathering.said.length
    await gathering.talk(state, questions)
    tell()
    for (const said of gathering.said.slice(before)) {
      const isSo = isKnown(cards, game.view(state, said.seat), said.claim)
      lines.push(`- **${speaker.claim(said)}**${isSo ? '' : ' (a lie)'}`)
      const answer = speaker.answer(said)
      if (answer !== null) lines.push(`  - **${answer}**`)
    }
    const option = await gathering.mindAt(decision.seat).choose(ask(state, decision, random), { iterations: 2000 })
    simulator.apply(state, decision.seat, option, events)
    questions++
  }
  tell()
  return `${lines.join('\n')}\n`
}

if (values.bots !== undefined) process.stdout.write(await transcript(values.bots.split(','), values.seed))
else {
  const tables = [
    ['analyst', 'analyst', 'analyst'],
    ['analyst', 'analyst', 'analyst', 'analyst'],
    ['analyst:bold', 'analyst:careful', 'analyst:chatty', 'analyst:quiet'],
    ['analyst:chatty', 'analyst:chatty', 'analyst:chatty'],
    ['analyst:bold', 'analyst:bold', 'analyst:careful', 'analyst:careful', 'analyst'],
    ['analyst', 'analyst', 'analyst', 'analyst', 'analyst'],
    ['analyst:chatty', 'analyst:bold', 'analyst', 'analyst', 'analyst:careful', 'analyst:quiet'],
    ['analyst', 'careerist', 'analyst:bold', 'careerist:chatty'],
    ['analyst:bold', 'analyst:bold', 'analyst:bold', 'analyst:bold'],
    ['analyst', 'analyst', 'analyst', 'analyst', 'analyst', 'analyst'],
  ]
  const analysts = [3, 4, 5, 6].flatMap(size => Array.from({ length: 5 }, () => Array(size).fill('analyst')))
  mkdirSync(values.to, { recursive: true })
  for (const [at, bots] of (values.open ? analysts : tables).entries()) {
    const name = `${values.seed}-${at + 1}`
    writeFileSync(`${values.to}/${name}.md`, await transcript(bots, name))
  }
}
