import { expect, test } from 'vitest'
import type { Event } from '../../src/games/homeland/events.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import type { State } from '../../src/games/homeland/rules/state.ts'
import { speakHomeland } from '../../src/games/homeland/tell/speak.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import { openMatch } from '../../src/table/match.ts'
import { homelandPainter } from '../../src/terminal/homeland/painter.ts'
import { inboxOf } from '../../src/terminal/lines/inbox.ts'
import { playJson } from '../../src/terminal/lines/json.ts'
import { inputSchema, messages } from '../../src/terminal/lines/protocol.ts'
import { sitAt } from '../../src/terminal/session.ts'
import { seatTalkOf } from '../../src/terminal/several/seat-talk.ts'
import { words } from '../../src/words/catalog.ts'
import { sayFrom } from '../../src/words/say-from.ts'
import { hostHere } from '../screen/hosting.ts'
import { type Ended, newHome, recordIn } from './command.ts'

const { say, games } = newHome()

interface Message {
  readonly type: string
  readonly [name: string]: unknown
}
const heard = (out: string): Message[] =>
  out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Message)
const only = (all: readonly Message[], type: string): Message[] => all.filter(message => message.type === type)

/** Among bots that are silent. */
const seatTwo = '--players 4 --seat 2 --bots steady --names Ann --seed tea'
const sent = (...lines: readonly object[]): Promise<Ended> =>
  say(`play homeland ${seatTwo} --json`, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
const dangerous = { about: 'case', case: 2, says: 'dangerous' }
const suspect = { about: 'player', player: 2, says: 'suspect', strength: 'strongly' }

test('a program claims, takes back and notes; what it sends and what it gets is as the schemas say', async () => {
  const lines = [
    { claim: dangerous },
    { claim: suspect },
    { claim: { about: 'retract', case: 2 } },
    { note: { about: { player: 2 }, text: 'too quiet' } },
    { note: { about: { case: 2 }, text: 'ask Bo' } },
    { note: { about: { case: 2 }, text: '' } },
  ]
  for (const line of lines) expect(inputSchema.safeParse(line).success).toBe(true)
  const { out } = await sent(...lines)
  const all = heard(out)
  expect(all.map(({ type }) => type).slice(0, 3)).toEqual(['hello', 'view', 'decision'])
  // Nothing moves on by it: the same decision after each, and no other view.
  expect(only(all, 'view')).toHaveLength(1)
  expect(new Set(only(all, 'decision').map(one => JSON.stringify(one))).size).toBe(1)
  expect(only(all, 'decision')).toHaveLength(1 + lines.length)
  for (const message of only(all, 'talk')) expect(messages.talk.parse(message)).toEqual(message)
  for (const message of only(all, 'notes')) expect(messages.notes.parse(message)).toEqual(message)
  expect(only(all, 'talk')).toEqual([
    { type: 'talk', seat: 1, after: 0, claim: dangerous, text: 'Ann on case 2: this one is dangerous' },
    { type: 'talk', seat: 1, after: 0, claim: suspect, text: 'Ann strongly suspects Bot 3' },
    {
      type: 'talk',
      seat: 1,
      after: 0,
      claim: { about: 'retract', case: 2 },
      text: 'Ann takes back what was said of case 2',
    },
  ])
  expect(only(all, 'notes').map(({ notes }) => notes)).toEqual([
    [{ about: { player: 2 }, text: 'too quiet' }],
    [
      { about: { player: 2 }, text: 'too quiet' },
      { about: { case: 2 }, text: 'ask Bo' },
    ],
    [{ about: { player: 2 }, text: 'too quiet' }],
  ])
  const file = games().at(-1) ?? ''
  expect(recordIn(file).talk).toHaveLength(3)
  const again = heard((await say(`resume ${file} --json`)).out)
  expect(again.map(({ type }) => type)).toEqual(['hello', 'notes', 'talk', 'talk', 'talk', 'view', 'decision'])
})

test.each<[object, string]>([
  [{ claim: { ...dangerous, case: 99 } }, 'talk.no-such-case'],
  [{ claim: { ...dangerous, says: '5 red' } }, 'shape.value'],
  [{ claim: { ...dangerous, number: 5 } }, 'shape.unknown'],
  [{ claim: { ...suspect, player: 1 } }, 'talk.yourself'],
  [{ claim: { ...suspect, player: 5 } }, 'talk.no-such-player'],
  [{ claim: { ...suspect, seat: 0 } }, 'shape.unknown'],
  [{ claim: { about: 'retract', case: 2 } }, 'talk.nothing-said'],
  [{ claim: { about: 'retract' } }, 'talk.retract-one'],
  [{ claim: { about: 'weather' } }, 'shape.other'],
  [{ claim: true }, 'shape.type'],
  [{ claim: null }, 'shape.type'],
  [{ claim: [dangerous] }, 'shape.type'],
  [{ note: { about: { case: 99 }, text: 'x' } }, 'talk.no-such-case'],
  [{ note: { about: { case: 2 }, text: 'x'.repeat(121) } }, 'note.text'],
  [{ note: { text: 'x' } }, 'shape.other'],
  [{ note: { about: { case: 2 }, text: 5 } }, 'note.text'],
  [{ note: { about: { case: 2 }, text: 'x', seat: 0 } }, 'shape.unknown'],
  [{ note: null }, 'shape.type'],
])('%j is refused in a sentence, the same question follows, and nothing was said', async (line, key) => {
  const all = heard((await sent(line)).out)
  expect(all.map(({ type }) => type)).toEqual(['hello', 'view', 'decision', 'error', 'decision'])
  expect(all[3].key).toBe(key)
  expect(all[3].error).toMatch(/\S\.$/)
  expect(all[4]).toEqual(all[2])
  const { talk, notes } = recordIn(games().at(-1) ?? '')
  expect([talk, notes]).toEqual([[], []])
})

test('what others say reaches a program before its next view, and their notes never do', async () => {
  const game = homeland()
  const voice = sayFrom('de', words, homelandWords)
  const seats = ['Ann', 'Ben', 'Cy'].map(name => ({ name, bot: null }))
  const match = openMatch(game, { setup: { players: 3 }, seed: 'three', seats })
  const hosted = hostHere(game, match)
  const [asked] = game.decisions(match.state)
  const other = (asked.seat + 1) % 3
  const session = sitAt<State, View, Event>(hosted, asked.seat, speakHomeland(voice, game, ['Ann', 'Ben', 'Cy']), voice)
  const got: Message[] = []
  async function* lines(): AsyncGenerator<string> {
    await hosted.seat(other).say({ about: 'case', case: 1, says: 'need-help' })
    await hosted.seat(other).note({ case: 1 }, 'a secret of mine')
    yield 'claim'
  }
  const mine = seatTalkOf(session, homelandPainter(game))
  await playJson(session, inboxOf(lines()), message => got.push(message as Message), {}, mine)
  expect(got.map(({ type }) => type)).toEqual(['hello', 'view', 'decision', 'talk', 'view', 'decision'])
  expect(got[3]).toMatchObject({ seat: other, claim: { says: 'need-help' } })
  expect(got[3].text).toBe(`${seats[other].name} zu Fall 1: hier brauche ich Hilfe`)
  expect(JSON.stringify(got)).not.toContain('a secret of mine')
})

test.each(['steady', 'careerist:chatty'])(
  'a program that never speaks, among bots of the kind %s, is never made to say anything',
  async kind => {
    const play = `play homeland --players 3 --seat 1 --bots ${kind} --json --seed silent --no-save`
    const { out } = await say(play, 'claim\ncase 1\n')
    const talk = only(heard(out), 'talk')
    expect(talk.filter(({ seat }) => seat === 0)).toEqual([])
    // Bots that talk do so in the same lines as anybody.
    expect(talk.length > 0).toBe(kind !== 'steady')
    for (const message of talk) expect(messages.talk.parse(message)).toEqual(message)
  },
)

const plain = async (...lines: readonly string[]): Promise<string[]> => {
  const { out } = await say(`play homeland ${seatTwo} --plain`, `${lines.join('\n')}\nq\n`)
  return out.split('Number, or ? for help: ').slice(1)
}

test('plain: claims and notes with words, said back in a sentence', async () => {
  const [list, missing, said, person, retracted, noted, about, gone, heardSoFar] = await plain(
    'say',
    'say 4',
    'say 4 2',
    'y 12 bot 3',
    'say 15 2',
    'note Bot 3 too quiet',
    'note bot 3',
    'n bot 3 -',
    'say',
  )
  expect(list).toContain('Nobody has said anything yet.\n')
  expect(list).toMatch(/^4\. this one is dangerous$/m)
  expect(list).toMatch(/^15\. take something back$/m)
  expect(missing).toContain('“this one is dangerous”: of what? It can be said of: 2 (Threat 2: Abu Nazir, Severe), ')
  expect(said.trim()).toBe('Ann on case 2: this one is dangerous')
  expect(person.trim()).toBe('Ann strongly suspects Bot 3')
  expect(retracted.trim()).toBe('Ann takes back what was said of case 2')
  expect(noted.trim()).toBe('Noted, for you alone.')
  expect(about.trim()).toBe('Bot 3: too quiet')
  expect(gone.trim()).toBe('The note is gone.')
  expect(heardSoFar).toMatch(/Ann takes back .+\nAnn strongly suspects Bot 3\nAnn on case 2: this one is dangerous\n/)
  const { talk, notes } = recordIn(games().at(-1) ?? '')
  expect(talk.map(({ seat, claim }) => [seat, (claim as { about: string }).about])).toEqual([
    [1, 'case'],
    [1, 'player'],
    [1, 'retract'],
  ])
  expect(notes).toEqual([])
})

test('plain: what cannot be said is told what could be', async () => {
  const [nothing, number, yourself, note] = await plain('say 15 2', 'say 99 2', 'say 11 Ann', 'note zork x')
  expect(nothing).toContain('“take something back”: there is nothing it could be said of now.')
  expect(number).toContain('“99” is nothing one can say: say and a number from 1 to 15')
  expect(yourself).toContain('It can be said of: 1 (Bot 1), 3 (Bot 3), 4 (Bot 4).')
  expect(note).toContain('A note is about a case on the table (2, 1, 3, 4) or a player (Bot 1, Ann, Bot 3, Bot 4)')
})

test('plain: a case, the danger, the turn and what is known are there for the asking', async () => {
  const [unknown, other, danger, turn, nothing, , , , known] = await plain(
    'c 2',
    'c 9',
    'threat',
    'turn',
    'known',
    'agents',
    'case 2',
    'look',
    'known',
  )
  expect(unknown).toMatch(/^\n2 Abu Nazir\nSevere · .+ · unclaimed\n1 Intel \(deck 1\)\n/)
  expect(other).toContain('There is no case 9 on the table. On the table are: 2, 1, 3, 4.')
  expect(danger).toContain('Agency 0 of 12, terrorists 0 of 12.\nImminent (analysed next): empty')
  expect(turn).toContain('open: Claim a threat (must)\n')
  expect(turn).toMatch(/^not possible: End the turn\. .+ \(M-19\)$/m)
  expect(nothing).toContain('You have found out nothing that lies hidden.')
  // Once an Agent is there, the plot is this player’s to know.
  expect(known).toMatch(/^\nCase 2, Abu Nazir: you saw: .+, complexity \d, impact \d/)
})
