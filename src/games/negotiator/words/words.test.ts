import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../words/index.ts'
import { achievementIds } from '../achievements.ts'
import { standard } from '../cards/standard.ts'
import type { Event, EventKind } from '../events.ts'
import { verbs } from '../options.ts'
import { steps } from '../rules/index.ts'
import { abductorRules, drawbackKinds, effectKinds, endings, levels, phases, sources } from '../vocabulary.ts'
import { en } from './en.ts'
import { negotiatorWords } from './index.ts'

type Ast = ReturnType<IntlMessageFormat['getAst']>
type Sample = string | number | boolean

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
const workedOut: Readonly<Record<string, readonly string[]>> = { rolled: ['n'], threat: ['rise'], ended: ['title'] }

const keysOf = (language: Language): string[] => Object.keys(negotiatorWords[language])
const messageOf = (language: Language, key: string): string =>
  (negotiatorWords[language] as Readonly<Record<string, string>>)[key]
const astOf = (language: Language, key: string): Ast =>
  new IntlMessageFormat(messageOf(language, key), language).getAst()

/** The arguments of a message, each with values that reach every branch of it. */
function argumentsOf(ast: Ast, found = new Map<string, Set<Sample>>()): Map<string, Set<Sample>> {
  for (const element of ast) {
    if ('options' in element) {
      const isPlural = 'pluralType' in element
      const samples = isPlural ? [-1, 0, 1, 2, 12] : [...Object.keys(element.options), true]
      found.set(element.value, new Set<Sample>([...(found.get(element.value) ?? []), ...samples]))
      for (const option of Object.values(element.options)) argumentsOf(option.value, found)
    } else if (element.type === 1 && !found.has(element.value)) found.set(element.value, new Set(['word']))
    else if (element.type === 2) found.set(element.value, new Set<Sample>([...(found.get(element.value) ?? []), -1, 2]))
  }
  return found
}

/** Every combination of the samples. */
const combinations = (samples: ReadonlyMap<string, ReadonlySet<Sample>>): Record<string, Sample>[] =>
  [...samples].reduce<Record<string, Sample>[]>(
    (all, [name, values]) => all.flatMap(one => [...values].map(value => ({ ...one, [name]: value }))),
    [{}],
  )

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sourceFiles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/negotiator[\\/]words[\\/]/.test(file))
  .map(file => readFileSync(join(root, file), 'utf8'))
const negotiatorSource = (file: string): string => readFileSync(join(root, 'games', 'negotiator', file), 'utf8')

const cards = [standard.conversation, standard.majors, standard.escapes, standard.red, standard.pivotal].flat()
const questions = Object.entries(steps)
  .filter(([, step]) => 'options' in step)
  .map(([name]) => name)
/** What an explanation counts before and after: the fields of `facts`. */
const factsCounted = [
  ...(/function facts[\s\S]*?\n}\n/.exec(negotiatorSource('explain.ts'))?.[0] ?? '').matchAll(/^ {4}(\w+):/gm),
].map(([, name]) => name)
const refusals = [...negotiatorSource('refuse.ts').matchAll(/'(refuse\.[a-z.-]+)'/g)].map(([, key]) => key)

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
  effects: effectKinds.map(kind => `effect.${kind}`),
  drawbacks: drawbackKinds.map(kind => `drawback.${kind}`),
  rows: ['two', 'one', 'none'].flatMap(row => [`row.${row}`, `text.${row}`]),
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
  achievements: achievementIds.flatMap(id => [`achievement.${id}`, `achievement.${id}.text`]),
  rulebook: Array.from({ length: 29 }, (_, i) => [`rule.N-${i + 1}.title`, `rule.N-${i + 1}`]).flat(),
}

test.each(Object.entries(families))('%s have their words', (_, wanted) => {
  expect(wanted.length).toBeGreaterThan(2)
  expect(wanted.filter(key => !keysOf('en').includes(key))).toEqual([])
})

test('the 23 achievements and no others have words', () => {
  expect(families.achievements).toHaveLength(46)
  expect(keysOf('en').filter(key => key.startsWith('achievement.'))).toEqual(families.achievements)
})

test('the rulebook has exactly N-1 to N-29', () => {
  expect(keysOf('en').filter(key => key.startsWith('rule.'))).toEqual(families.rulebook)
})

test('no key is unused', () => {
  const known = new Set(Object.values(families).flat())
  const unused = Object.keys(en).filter(key => !known.has(key) && !sourceFiles.some(text => text.includes(`'${key}'`)))
  expect(unused).toEqual([])
})

test('every key that a refusal or a fault names has its words', () => {
  const named = sourceFiles.flatMap(text =>
    [...text.matchAll(/'((?:position|setup|deck|refuse)\.[a-z.-]+)'/g)].map(([, key]) => key),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(key => !keysOf('en').includes(key))).toEqual([])
})

test('an event’s sentence asks for nothing that the event does not tell', () => {
  for (const language of languages)
    for (const [kind, event] of Object.entries(events)) {
      const told = [...Object.keys(event), ...(workedOut[kind] ?? [])]
      const asked = [...argumentsOf(astOf(language, `event.${kind}`)).keys()]
      expect(told, `${language} event.${kind}`).toEqual(expect.arrayContaining(asked))
    }
})

describe.each(languages)('%s', language => {
  test('has the keys of the English words', () => {
    expect(keysOf(language).sort()).toEqual(keysOf('en').sort())
  })

  test('asks for the same values as English', () => {
    for (const key of keysOf('en')) {
      const names = (one: Language) => [...argumentsOf(astOf(one, key)).keys()].sort()
      expect(names(language), key).toEqual(names('en'))
    }
  })

  test('says every message, whatever the values', () => {
    for (const key of keysOf(language)) {
      const format = new IntlMessageFormat(messageOf(language, key), language)
      for (const values of combinations(argumentsOf(format.getAst()))) {
        const said = String(format.format(values))
        expect(said.trim(), key).toBe(said)
        expect(said, key).not.toMatch(/^$|[{}#]|undefined| {2}/)
      }
    }
  })

  test('has no straight apostrophe, which would quote, and only its own quotation marks', () => {
    const marks = { en: /[“”]/g, it: /[«»]/g, de: /[„“]/g }[language]
    const pairs = { en: '“”', it: '«»', de: '„“' }[language]
    for (const key of keysOf(language)) {
      const message = messageOf(language, key)
      expect(message, key).not.toMatch(/['"]/)
      expect(message.replace(marks, ''), key).not.toMatch(/[“”„«»]/)
      const found = (message.match(marks) ?? []).join('')
      expect(found, key).toBe(pairs.repeat(found.length / 2))
    }
  })

  test('calls a card by its name wherever it speaks of one', () => {
    expect(messageOf(language, 'rule.N-16')).toContain(messageOf(language, 'card.what-are-your-demands'))
    expect(messageOf(language, 'achievement.edward-win-after-medical-care.text')).toContain(
      messageOf(language, 'card.medical-care'),
    )
  })

  test('gives every card a name of its own', () => {
    const names = families.cards.map(key => messageOf(language, key))
    expect(new Set(names).size).toBe(names.length)
  })
})

/** Names, and words that the languages share. */
const shared: Readonly<Record<'it' | 'de', readonly string[]>> = { it: [], de: ['phase.terror'] }
test.each(['it', 'de'] as const)('nothing is left in English in %s', language => {
  const isName = (key: string) =>
    key === 'negotiator.title' || standard.abductors.some(({ id }) => key === `abductor.${id}`)
  const left = keysOf('en').filter(
    key =>
      messageOf(language, key) === messageOf('en', key) &&
      !isName(key) &&
      astOf('en', key).some(element => element.type === 0 && /[a-z]{2}/i.test(element.value)),
  )
  expect(left).toEqual(shared[language])
})
