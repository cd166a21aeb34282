import { describe, expect, test } from 'vitest'
import { argumentsOf, astOf, namedKeys, sourceOf, testLanguages, unusedKeys } from '../../../../tests/words.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { type Language, languages } from '../../../words/index.ts'
import { sayTexts } from '../../../words/say-from.ts'
import { achievementIds, achievements, measureOf, measures } from '../achievements/achievements.ts'
import { compile } from '../cards/deck.ts'
import { parts } from '../cards/provenance.ts'
import { standard } from '../cards/standard.ts'
import type { Event, EventKind } from '../events.ts'
import { negotiator } from '../index.ts'
import { verbs } from '../options.ts'
import { steps } from '../rules/index.ts'
import { speakNegotiator } from '../tell/speak.ts'
import type { View } from '../view/view.ts'
import {
  abductorRules,
  comparedBy,
  comparisons,
  drawbackKinds,
  effectKinds,
  endings,
  levels,
  phases,
  sources,
} from '../vocabulary.ts'
import { advisorEn } from './advisor.en.ts'
import { en } from './en.ts'
import { filesEn } from './files.en.ts'
import { negotiatorWords } from './index.ts'
import { neutralDe } from './neutral.de.ts'
import { neutralIt } from './neutral.it.ts'

/** One event of every kind: what is missing here does not compile. */
const events: { readonly [K in EventKind]: Extract<Event, { readonly kind: K }> } = {
  began: { kind: 'began', abductor: 'donna', hostages: 12, threat: 2 },
  turn: { kind: 'turn', turn: 1, terror: 11 },
  'last-conversation': { kind: 'last-conversation' },
  played: { kind: 'played', card: 'small-talk' },
  banked: { kind: 'banked', card: 'small-talk' },
  rolled: { kind: 'rolled', card: 'small-talk', dice: [1, 6], terror: false },
  rerolled: { kind: 'rerolled', card: 'you-are-breaking-up', die: 0, from: 1, to: 6 },
  'pair-of-sixes': { kind: 'pair-of-sixes', pairs: 1 },
  paid: { kind: 'paid', card: 'small-talk' },
  converted: { kind: 'converted' },
  compared: { kind: 'compared', card: 'small-talk', dice: [4, 6], result: 10, level: 7, terror: false },
  tested: { kind: 'tested', card: 'small-talk', successes: 2, dice: [5, 6], rerolled: [], terror: false },
  points: { kind: 'points', from: 0, to: 3 },
  threat: { kind: 'threat', from: 2, to: 3 },
  'past-end': { kind: 'past-end', direction: 'up' },
  reset: { kind: 'reset', from: 5, to: 2 },
  released: { kind: 'released', zone: 6, saved: 1, threat: 4 },
  'release-ignored': { kind: 'release-ignored' },
  killed: { kind: 'killed', zone: 6, killed: 1 },
  spared: { kind: 'spared' },
  'kill-raises': { kind: 'kill-raises' },
  'more-hostages': { kind: 'more-hostages', n: 1, zone: 8 },
  revealed: { kind: 'revealed', demand: 'helicopter' },
  'nothing-to-reveal': { kind: 'nothing-to-reveal' },
  conceded: { kind: 'conceded', demand: 'helicopter', of: 'escape' },
  'escape-pending': { kind: 'escape-pending' },
  'conversation-ends': { kind: 'conversation-ends' },
  'cut-off': { kind: 'cut-off' },
  'card-leaves': { kind: 'card-leaves', card: 'take-the-shot' },
  'next-dice': { kind: 'next-dice', n: -1 },
  dice: { kind: 'dice', n: 2 },
  fours: { kind: 'fours' },
  bought: { kind: 'bought', card: 'a-bold-lie', cost: 4 },
  took: { kind: 'took', card: 'a-bold-lie' },
  spent: { kind: 'spent' },
  terror: { kind: 'terror', card: 'pizza', left: 9 },
  additional: { kind: 'additional', card: 'do-not-test-me' },
  minor: { kind: 'minor', demand: 'pizza' },
  'minor-void': { kind: 'minor-void', demand: 'pizza' },
  'terror-discarded': { kind: 'terror-discarded', card: 'pizza', left: 9 },
  looked: { kind: 'looked', card: null },
  eliminated: { kind: 'eliminated', zone: 3 },
  second: { kind: 'second' },
  ended: { kind: 'ended', ending: 'captured', rule: 'N-25', threat: 2, turn: 8 },
}
/** What a speaker works out from an event before saying it. */
const workedOut: Readonly<Record<string, readonly string[]>> = {
  rolled: ['n'],
  compared: ['n'],
  threat: ['rise'],
  ended: ['title'],
}

const keys = Object.keys(negotiatorWords.en)
const negotiatorSource = (file: string): string => sourceOf(`games/negotiator/${file}`)

const cards = [standard.conversation, standard.majors, standard.escapes, standard.red, standard.pivotal].flat()
const questions = Object.entries(steps)
  .filter(([, step]) => 'options' in step)
  .map(([name]) => name)
/** What an explanation counts before and after: the fields of `facts`. */
const factsCounted = [
  ...(/function facts[\s\S]*?\n}\n/.exec(negotiatorSource('explain/changes.ts'))?.[0] ?? '').matchAll(/^ {4}(\w+):/gm),
].map(([, name]) => name)
const refusals = [...negotiatorSource('explain/refuse.ts').matchAll(/'(refuse\.[a-z.-]+)'/g)].map(([, key]) => key)

/** Every key that the data of the game calls for. */
const families: Readonly<Record<string, readonly string[]>> = {
  abductors: standard.abductors.flatMap(({ id }) => [`abductor.${id}`, `abductor.${id}.about`]),
  'rules of abductors': abductorRules.map(rule => `abductor.rule.${rule}`),
  levels: levels.map((_, level) => `level.${level}`),
  phases: phases.map(phase => `phase.${phase}`),
  cards: cards.map(({ id }) => `card.${id}`),
  'kinds of cards': ['conversation', 'major', 'escape', 'minor', 'red', 'pivotal', 'abductor'].map(
    kind => `kind.${kind}`,
  ),
  sources: sources.map(source => `source.${source}`),
  'parts of cards': parts.map(part => `part.${part}`),
  effects: effectKinds.map(kind => `effect.${kind}`),
  drawbacks: drawbackKinds.map(kind => `drawback.${kind}`),
  rows: ['two', 'one', 'none'].flatMap(row => [`row.${row}`, `text.${row}`]),
  uses: ['convert', 'convert-two', 'reroll', 'reroll-convert', 'reroll-convert-two'].map(use => `use.${use}`),
  comparisons: comparisons.map(one => `compare.${one}`),
  'what dice are compared by': comparedBy.map(by => `text.compare.${by}`),
  options: verbs.flatMap(verb =>
    verb === 'reveal' ? ['option.reveal.major', 'option.reveal.escape'] : [`option.${verb}`],
  ),
  questions: questions.map(name => `question.${name}`),
  events: Object.keys(events).map(kind => `event.${kind}`),
  endings: endings
    .filter(ending => ending !== 'playing')
    .flatMap(ending => [`ending.${ending}`, `ending.${ending}.why`]),
  changes: factsCounted.map(what => `change.${what}`),
  refusals: [...refusals, ...verbs.map(verb => `refuse.not-now.${verb}`)],
  standings: ['hidden', 'known', 'conceded'].map(standing => `status.demand.${standing}`),
  'what is counted for them': measures.map(measure => `near.${measure}`),
  achievements: achievementIds.flatMap(id => [`achievement.${id}`, `achievement.${id}.text`]),
  rulebook: Array.from({ length: 29 }, (_, i) => [`rule.N-${i + 1}.title`, `rule.N-${i + 1}`]).flat(),
}

test.each(Object.entries(families))('%s have their words', (_, wanted) => {
  expect(wanted.length).toBeGreaterThan(2)
  expect(wanted.filter(key => !keys.includes(key))).toEqual([])
})

test('how near one came says what was counted', () => {
  const near = (language: Language, id: string, have: number, need: number): string =>
    sayTexts(language, negotiatorWords[language])(`near.${measureOf(id)}`, { have, need })
  // Hostages and the abductor are 8 steps of the way; what somebody reads is hostages.
  expect(near('en', 'win-in-five-turns', 1, 8)).toBe('1 of 7 hostages saved in these turns')
  expect(near('it', 'win-in-five-turns', 1, 8)).toBe('1 ostaggio liberato su 7 in quei turni')
  expect(near('de', 'win-in-five-turns', 1, 8)).toBe('1 von 7 Geiseln in diesen Zügen gerettet')
  expect(near('en', 'thirteen-in-a-row', 1, 13)).toBe('1 win in a row, of 13')
  for (const { id } of achievements)
    for (const language of languages) expect(near(language, id, 1, 2), id).toMatch(/\p{L}{3}/u)
})

test('the 23 achievements and no others have words', () => {
  expect(families.achievements).toHaveLength(46)
  expect(keys.filter(key => key.startsWith('achievement.'))).toEqual(families.achievements)
})

test('the rulebook has exactly N-1 to N-29', () => {
  expect(keys.filter(key => key.startsWith('rule.'))).toEqual(families.rulebook)
})

test('every verb has a reason of the advisor, and there is no other', () => {
  const reasons = [...verbs.map(verb => `why.${verb}`), 'why.play.sure', 'why.reckoned']
  expect(Object.keys(advisorEn).sort()).toEqual(reasons.sort())
})

test('no key is unused', () => {
  expect(unusedKeys(Object.keys({ ...en, ...filesEn }), families)).toEqual([])
})

test('every key that a refusal or a fault names has its words', () => {
  const named = namedKeys(
    ['position', 'setup', 'deck', 'refuse'],
    file => !/^games\/(?!negotiator)|\/homeland\//.test(file),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(key => !keys.includes(key))).toEqual([])
})

test('an event’s sentence asks for nothing that the event does not tell', () => {
  for (const language of languages)
    for (const [kind, event] of Object.entries(events)) {
      const told = [...Object.keys(event), ...(workedOut[kind] ?? []), 'who']
      const asked = [...argumentsOf(astOf(negotiatorWords, language, `event.${kind}`)).keys()]
      expect(told, `${language} event.${kind}`).toEqual(expect.arrayContaining(asked))
    }
})

describe.each(languages)('%s', language => {
  const words: Readonly<Record<string, string>> = negotiatorWords[language]

  test('calls a card by its name wherever it speaks of one', () => {
    expect(words['rule.N-16']).toContain(words['card.what-are-your-demands'])
    expect(words['achievement.edward-win-after-medical-care.text']).toContain(words['card.medical-care'])
  })

  test.runIf(language !== 'en')('puts the name of a card in an event in quotation marks', () => {
    const speak = speakNegotiator(sayTexts(language, words), { cards: compile(standard) }, 'edward')
    const naming = Object.values(events).flatMap(event => {
      const id = 'card' in event ? event.card : 'demand' in event ? event.demand : null
      return typeof id === 'string' ? [{ name: words[`card.${id}`], sentence: speak.event(event, 0) }] : []
    })
    const [open, close] = language === 'de' ? '„“' : '«»'
    expect(naming.length).toBeGreaterThan(10)
    const bare = naming.filter(({ name, sentence }) => sentence.replaceAll(`${open}${name}${close}`, '').includes(name))
    expect(bare).toEqual([])
  })

  test('gives every card a name of its own', () => {
    const names = families.cards.map(key => words[key])
    expect(new Set(names).size).toBe(names.length)
  })
})

test.each([
  ['en', '6 cards in hand: “What Are Your Demands?”, “What Are Your Demands?”, “Small Talk”'],
  ['it', '6 carte in mano: «Quali sono le tue richieste?», «Quali sono le tue richieste?», «Parliamo»'],
  ['de', '6 Handkarten: „Was sind Ihre Forderungen?“, „Was sind Ihre Forderungen?“, „Ein wenig plaudern“'],
] as const)('%s: cards that are listed in a sentence stand in quotation marks', (language, hand) => {
  const game = negotiator()
  const view = game.view(game.start({ abductor: 'arkayne' }, rootsOf('a hand', game.chances)), 0)
  const speak = speakNegotiator(sayTexts(language, negotiatorWords[language]), game)
  expect(speak.status(view).at(-1)).toContain(hand)
})

test.each([
  ['en', 'conversation point'],
  ['it', 'punto Discussione'],
  ['de', 'Gesprächspunkt'],
] as const)('%s: on a card points are spelled out: %s', (language, point) => {
  const speak = speakNegotiator(sayTexts(language, negotiatorWords[language]), { cards: compile(standard) })
  expect(
    speak
      .cards()
      .find(({ id }) => id === 'live-broadcast')
      ?.text.join(),
  ).toContain(point)
})

testLanguages(negotiatorWords, {
  names: ['negotiator.title', ...standard.abductors.map(({ id }) => `abductor.${id}`)],
  shared: { it: [], de: ['phase.terror'] },
})

describe.each(['it', 'de'] as const)('who is on the line, in %s', language => {
  const MAN = { it: /sequestratore/i, de: /Geiselnehmer(?!in)/ }[language]
  const WOMAN = { it: /sequestratrice/i, de: /Geiselnehmerin/ }[language]
  const softer = language === 'it' ? neutralIt : neutralDe
  const voices = [negotiatorWords[language], { ...negotiatorWords[language], ...softer }]

  test.each(voices)('a woman is called one wherever a sentence names the abductor, and a man is not', words => {
    const [of, ofHim] = ['donna', 'edward'].map(abductor =>
      speakNegotiator(sayTexts(language, words), { cards: compile(standard) }, abductor),
    )
    const view = { hostages: { zone: 0, saved: 5, killed: 7 } } as View
    const said = (one: typeof of): string =>
      [
        ...Object.values(events).map(event => one.event(event, 0)),
        ...endings
          .filter(ending => ending !== 'playing')
          .flatMap(ending => Object.values(one.ending(view, ending, ''))),
        ...one
          .cards()
          .filter(({ id }) => !standard.abductors.some(abductor => abductor.id === id))
          .flatMap(({ text }) => text),
        one.reason({ key: 'refuse.second', rule: 'N-27' }),
      ].join('\n')
    expect(said(of)).not.toMatch(MAN)
    expect(said(of).match(new RegExp(WOMAN, 'g'))?.length).toBeGreaterThan(8)
    expect(said(ofHim)).not.toMatch(WOMAN)
    expect(said(ofHim)).toMatch(MAN)
  })
})
