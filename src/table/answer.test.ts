import { describe, expect, test } from 'vitest'
import { homeland } from '../games/homeland/index.ts'
import { answerLine, unanswered } from '../games/homeland/talk/answers.ts'
import { saidIn } from '../games/homeland/talk/claims.ts'
import { answerSchema } from '../games/schemas.ts'
import { words } from '../words/catalog.ts'
import { languages } from '../words/index.ts'
import { sayFrom } from '../words/say-from.ts'
import { LONGEST_ANSWER_CHARACTERS } from './answer.ts'
import { evening } from './evening.ts'
import { writeMatch } from './file.ts'
import { parseMatch } from './file-schema.ts'
import { type Match, openMatch } from './match.ts'
import { openFile } from './open-file.ts'
import type { TableOptions } from './options.ts'
import { type Input, step } from './step.ts'

const game = homeland()
type Table = Match<ReturnType<typeof game.start>, never>
const names = ['Ann', 'Ben', 'Cy']
const seats = names.map((name, seat) => ({ name, bot: seat === 2 ? 'steady' : null }))
const open = (options?: TableOptions): Table =>
  openMatch(game, {
    ...{ setup: { players: 3 }, seed: 'answer', seats },
    ...(options ? { options } : {}),
  }) as unknown as Table
const take = (match: Table, ...inputs: readonly Input[]): Table =>
  inputs.reduce((now, input) => step(game as never, now, input, evening).match as Table, match)
const suspicion = (seat: number, player: number): Input => ({
  ...{ type: 'claim', seat },
  claim: { about: 'player', player, says: 'suspect', strength: 'strongly' },
})
const answer = (seat: number, to: number, says: unknown, text?: unknown): Input => ({
  ...{ type: 'answer', seat, to, answer: says, text },
})
const deny = { says: 'deny' }

describe('a suspicion', () => {
  const suspected = take(open(), suspicion(0, 1))
  test('is answered once, by whoever is suspected, and the answer stands beside it', () => {
    const { record } = take(suspected, answer(1, 0, deny, ' I was at\nthe other case '))
    expect(record.talk[0].answer).toEqual({ seat: 1, says: deny, text: 'I was at the other case' })
    expect(() => take(take(suspected, answer(1, 0, deny)), answer(1, 0, deny))).toThrow('answer.already')
    expect(unanswered(saidIn(suspected.record.talk), 1)).toEqual([0])
    expect(unanswered(saidIn(record.talk), 1)).toEqual([])
  })
  test('is nobody else’s to answer, and nothing else is answered', () => {
    const refused = (input: Input, from = suspected) => expect(() => take(from, input)).toThrow('answer.not-yours')
    refused(answer(0, 0, deny))
    refused(answer(1, 1, deny))
    refused(answer(1, -1, deny))
    const trusted = { about: 'player', player: 1, says: 'trust', strength: 'little' }
    refused(answer(1, 0, deny), take(open(), { type: 'claim', seat: 0, claim: trusted }))
    // A bot says nothing, and nobody does it for it.
    expect(() => take(take(open(), suspicion(0, 2)), answer(2, 0, deny))).toThrow('talk.bot')
  })
  test('may be said again, and then be answered again', () => {
    const again = take(suspected, answer(1, 0, deny), suspicion(0, 1), answer(1, 1, { says: 'suspect-back' }))
    expect(again.record.talk.map(one => one.answer?.says)).toEqual([deny, { says: 'suspect-back' }])
  })
  test('is answered in the words there are, of a case that lies there', () => {
    expect(take(suspected, answer(1, 0, { says: 'helped', case: 1 })).record.talk[0].answer?.says).toEqual({
      ...{ says: 'helped', case: 1 },
    })
    expect(() => take(suspected, answer(1, 0, { says: 'helped', case: 99 }))).toThrow('talk.no-such-case')
    for (const bad of [null, {}, { says: 'swear' }, { says: 'deny', case: 1 }, { says: 'helped' }]) {
      expect(() => take(suspected, answer(1, 0, bad))).toThrow(/^shape\./)
      expect(answerSchema.safeParse(bad).success).toBe(false)
    }
  })
  test('is answered in words of one’s own only where these are, and briefly', () => {
    expect(() => take(suspected, answer(1, 0, deny, 'x'.repeat(LONGEST_ANSWER_CHARACTERS + 1)))).toThrow('talk.long')
    expect(() => take(suspected, answer(1, 0, deny, 7))).toThrow('shape.type')
    const claims = take(open({ talk: 'claims', memory: 'full' }), suspicion(0, 1))
    expect(() => take(claims, answer(1, 0, deny, 'but'))).toThrow('talk.claims-only')
    expect(take(claims, answer(1, 0, deny)).record.talk[0].answer).toEqual({ seat: 1, says: deny })
  })
})

describe('an answer', () => {
  const answered = take(open(), suspicion(0, 1), answer(1, 0, { says: 'look-at-my-cases' }, 'all of them'))
  test('is in the file, and one that answers nothing is no answer', () => {
    const file = writeMatch(game as never, answered as never, true)
    expect(openFile(game, parseMatch(JSON.stringify(file))).record.talk).toEqual(answered.record.talk)
    const log = file.log.map(entry => (entry.kind === 'answer' ? { ...entry, to: 4 } : entry))
    expect(() => openFile(game, { ...file, log })).toThrow('file.said')
    const others = file.log.map(entry => (entry.kind === 'answer' ? { ...entry, seat: 0 } : entry))
    expect(() => openFile(game, { ...file, log: others })).toThrow('file.said')
  })
  test('is read in each language', () => {
    const [said] = saidIn(answered.record.talk)
    expect(languages.map(language => answerLine(sayFrom(language, words), names, said))).toEqual([
      'Ben answers Ann: “Look at my cases.” “all of them”',
      'Ben risponde a Ann: «Guarda i miei casi.» «all of them»',
      'Ben antwortet Ann: „Sieh dir meine Fälle an.“ „all of them“',
    ])
  })
})
