import { describe, expect, test } from 'vitest'
import { namedKeys, sourceOf, testLanguages, unusedKeys } from '../../../../tests/words.ts'
import { plainVerbs } from '../../../bots/advisor/homeland/why.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { words } from '../../../words/catalog.ts'
import { languages } from '../../../words/index.ts'
import { sayFrom } from '../../../words/say-from.ts'
import type { DeckData, Named } from '../cards/card.ts'
import { parts } from '../cards/provenance.ts'
import { shippedDecks } from '../cards/shipped.ts'
import { type Event, type EventKind, forOthers, type OlderEvent } from '../events.ts'
import { turnVerbs } from '../explain/checklist.ts'
import { homeland } from '../index.ts'
import { verbs } from '../options.ts'
import { sides, whoseCases } from '../presets/rules.ts'
import { typedWords } from '../presets/words.ts'
import { steps } from '../rules/index.ts'
import { speakHomeland } from '../tell/speak.ts'
import {
  agendas,
  colours,
  endings,
  goldEffects,
  levels,
  organizationKinds,
  playerEffects,
  plotKinds,
  reactions,
  sources,
  standingAbilities,
} from '../vocabulary.ts'
import { advisorEn } from './advisor.en.ts'
import { boardWords } from './board.ts'
import { cardsEn } from './cards.en.ts'
import { en } from './en.ts'
import { filesEn } from './files.en.ts'
import { homelandWords } from './index.ts'
import { presetsEn } from './presets.en.ts'
import { storiesEn } from './stories.en.ts'
import { terminalEn } from './terminal.en.ts'

/** One event of every kind: what is missing here does not compile. */
const events: { readonly [K in EventKind]: Extract<Event, { readonly kind: K }> } = {
  began: { kind: 'began', players: 4 },
  agenda: { kind: 'agenda', seat: 0, agenda: 'mole' },
  round: { kind: 'round', round: 1, marker: 2 },
  'new-threat': { kind: 'new-threat', threat: 1, organization: 'lone-wolf', level: 'low', at: 1 },
  'new-threat-now': { kind: 'new-threat-now', threat: 1, organization: 'lone-wolf' },
  'no-threat': { kind: 'no-threat' },
  analysis: { kind: 'analysis', threat: 1, organization: 'lone-wolf', plot: 'letter-bomb', lead: 0 },
  'first-totals': {
    kind: 'first-totals',
    threat: 1,
    complexity: 5,
    sophistication: 2,
    agents: 2,
    assets: 1,
    red: 7,
    blue: 3,
  },
  'turned-up': { kind: 'turned-up', threat: 1, card: 'phone-tap', red: 5, blue: 2 },
  gold: { kind: 'gold', threat: 1, card: 'surprise-attack' },
  'gold-totals': { kind: 'gold-totals', threat: 1, red: 5, blue: 2 },
  'gold-idle': { kind: 'gold-idle', threat: 1, card: 'cold-feet' },
  cancelled: { kind: 'cancelled', threat: 1, card: 'phone-tap' },
  totals: { kind: 'totals', threat: 1, red: 5, blue: 2 },
  swung: { kind: 'swung', seat: 0, asset: 'nicholas-brody', colour: 'red', n: 5 },
  sniped: { kind: 'sniped', seat: 0, asset: 'peter-quinn', card: 'phone-tap' },
  neutralised: { kind: 'neutralised', threat: 1, impact: 2 },
  succeeded: { kind: 'succeeded', threat: 1, impact: 2 },
  track: { kind: 'track', track: 'agency', from: 0, to: 2 },
  rep: { kind: 'rep', seat: 0, from: 1, to: 2 },
  clout: { kind: 'clout', seat: 0, from: 1, to: 2 },
  agents: { kind: 'agents', seat: 0, n: 1 },
  soldiers: { kind: 'soldiers', seat: 0, n: -1 },
  recruited: { kind: 'recruited', seat: 0, what: 'soldier' },
  advantage: { kind: 'advantage', seat: 0, organization: 'lone-wolf' },
  fallout: { kind: 'fallout', seat: 0, plot: 'letter-bomb' },
  'global-fallout': { kind: 'global-fallout', plot: 'memorial' },
  closed: { kind: 'closed', threat: 1 },
  declined: { kind: 'declined', seat: 0, effect: 'swap-hand', n: 0 },
  'no-effect': { kind: 'no-effect', seat: 0, effect: 'burn-asset', n: 1 },
  spared: { kind: 'spared', seat: 0, effect: 'lose-clout', n: 2, asset: 'press-secretary' },
  'cannot-pay': { kind: 'cannot-pay', seat: 0, token: 'rep', n: 2, has: 1 },
  'figures-left': { kind: 'figures-left', threat: 1, what: 'soldiers', n: 2 },
  'lead-returned': { kind: 'lead-returned', seat: 0, threat: 1 },
  reshuffled: { kind: 'reshuffled', pile: 'intel', n: 40 },
  advanced: { kind: 'advanced', threats: 2 },
  moved: { kind: 'moved', threat: 1, level: 'severe' },
  turn: { kind: 'turn', seat: 0 },
  claimed: { kind: 'claimed', seat: 0, threat: 1 },
  placed: { kind: 'placed', seat: 0, threat: 1, card: 'phone-tap', open: false },
  traded: { kind: 'traded', seat: 0, card: 'phone-tap', rep: 0, clout: 1 },
  paid: { kind: 'paid', seat: 0, rep: 2, clout: 1 },
  'drew-assets': { kind: 'drew-assets', seat: 0, n: 2, assets: ['virgil', 'pittman'] },
  kept: { kind: 'kept', seat: 0, asset: 'virgil', discarded: 'pittman' },
  'sent-agents': { kind: 'sent-agents', seat: 0, threat: 1, n: 1 },
  'sent-soldiers': { kind: 'sent-soldiers', seat: 0, threat: 1, n: 2 },
  supplied: { kind: 'supplied', seat: 0, threat: 1, what: 'soldiers', n: 2 },
  'looked-plot': { kind: 'looked-plot', seat: 0, threat: 1, plot: 'letter-bomb' },
  'looked-intel': { kind: 'looked-intel', seat: 0, threat: 1, n: 1, cards: ['phone-tap'] },
  added: { kind: 'added', threat: 1, n: 1 },
  reinforced: { kind: 'reinforced', threat: 1, n: 2 },
  activated: { kind: 'activated', seat: 0, asset: 'virgil' },
  used: { kind: 'used', seat: 0, asset: 'virgil' },
  burned: { kind: 'burned', seat: 0, asset: 'virgil' },
  'took-asset': { kind: 'took-asset', seat: 0, asset: 'virgil', from: 1 },
  struck: { kind: 'struck', seat: 0, threat: 1 },
  exposed: { kind: 'exposed', seat: 0, assets: ['virgil'], cards: [] },
  immune: { kind: 'immune', seat: 0 },
  reprimanded: { kind: 'reprimanded', seat: 0, threat: 1 },
  'lead-taken': { kind: 'lead-taken', seat: 0, from: 1, threat: 1 },
  discarded: { kind: 'discarded', seat: 0, card: 'phone-tap' },
  drew: { kind: 'drew', seat: 0, n: 2, cards: ['phone-tap', 'radio-silence'] },
  shifted: { kind: 'shifted', seat: 0, from: 1, to: 2, n: 2 },
  'taken-clout': { kind: 'taken-clout', seat: 0, from: 1, n: 1 },
  accusing: { kind: 'accusing', why: 'agency' },
  'accusation-made': { kind: 'accusation-made', seat: 0 },
  accused: { kind: 'accused', seat: 0, of: 1, right: true },
  score: { kind: 'score', seat: 0, agenda: 'loyal', points: 9, own: 4, assets: 8, accusation: -3, out: false },
  ended: { kind: 'ended', ending: 'points', rule: 'M-30', winners: [0, 1] },
}

/** What finished games of rules before version 3 may have stored. */
const older: readonly OlderEvent[] = [
  { kind: 'quiet', threat: 1 },
  { kind: 'recalled', what: 'agents' },
]

const keys = Object.keys(homelandWords.en)
const homelandSource = (file: string): string => sourceOf(`games/homeland/${file}`)
const isHomeland = (file: string): boolean => file.startsWith('games/homeland/')

/** Every file but the other game's, whose keys have names like ours. */
const maySay = (file: string): boolean => !file.includes('negotiator/')

/** Every card of ours, of older decks too: matches are played with those for ever. */
const ours = <Kind extends 'plots' | 'organizations' | 'intel' | 'assets'>(kind: Kind): DeckData[Kind][number][] => [
  ...new Map(
    Object.values(shippedDecks)
      .flatMap((deck): readonly DeckData[Kind][number][] => deck[kind])
      .map(card => [card.id, card]),
  ).values(),
]
const idsOf = (cards: readonly Named[]): string[] => cards.map(({ id }) => id)
const questions = Object.entries(steps)
  .filter(([, step]) => 'options' in step)
  .map(([name]) => name)
/** What an explanation counts before and after: the fields of `facts`. */
const factsCounted = [
  ...(/function facts[\s\S]*?\n}\n/.exec(homelandSource('explain/explain.ts'))?.[0] ?? '').matchAll(/^ {4}(\w+):/gm),
].map(([, name]) => name)
/** The events of which others read less than the seat concerned. */
const secret = Object.values(events).filter(event => forOthers(event) !== event)

/** Every key that the data of the game calls for. */
const families: Readonly<Record<string, readonly string[]>> = {
  'what a rule beforehand is put together from': [
    ...[...sides, 'never', 'ask'].map(does => `presets.do.${does}`),
    ...sides.map(side => `presets.leads.${side}`),
    ...whoseCases.map(whose => `presets.whose.${whose}`),
  ],
  plots: idsOf(ours('plots')).map(id => `card.${id}`),
  organizations: idsOf(ours('organizations')).map(id => `card.${id}`),
  intel: idsOf(ours('intel')).map(id => `card.${id}`),
  assets: idsOf(ours('assets')).map(id => `card.${id}`),
  stories: (['plots', 'organizations', 'intel', 'assets'] as const)
    .flatMap(kind => idsOf(ours(kind)))
    .map(id => `card.${id}.about`),
  agendas: agendas.map(agenda => `agenda.${agenda}`),
  levels: levels.map(level => `level.${level}`),
  colours: colours.flatMap(colour => [`colour.${colour}`, `colour.letter.${colour}`]),
  'kinds of cards': ['plot', 'organization', 'intel', 'asset'].map(kind => `kind.${kind}`),
  'kinds of organizations': organizationKinds.map(kind => `group.${kind}`),
  'kinds of plots': plotKinds.map(kind => `plot-kind.${kind}`),
  sources: sources.map(source => `source.${source}`),
  'parts of cards': parts.map(part => `part.${part}`),
  effects: playerEffects.map(effect => `effect.${effect}`),
  'gold effects': goldEffects.map(effect => `gold.${effect}`),
  abilities: standingAbilities.map(ability => `ability.${ability}`),
  'why a verb is a good one': plainVerbs.map(verb => `why.verb.${verb}`),
  reactions: reactions.map(reaction => `reaction.${reaction}`),
  'words of rules': typedWords.map(word => `preset.word.${word}`),
  options: [...verbs.map(verb => `option.${verb}`), 'option.accuse.nobody', 'option.look.plot', 'option.look.clean'],
  questions: questions.map(name => `question.${name}`),
  events: [...Object.keys(events), ...older.map(({ kind }) => kind)].map(kind => `event.${kind}`),
  'events told to others': secret.map(({ kind }) => `event.${kind}.hidden`),
  endings: endings
    .filter(ending => ending !== 'playing')
    .flatMap(ending => [`ending.${ending}`, `ending.${ending}.why`]),
  changes: factsCounted.map(what => `change.${what}`),
  rulebook: Array.from({ length: 38 }, (_, i) => [`rule.M-${i + 1}.title`, `rule.M-${i + 1}`]).flat(),
}

test.each(Object.entries(families))('%s have their words', (_, wanted) => {
  expect(wanted.length).toBeGreaterThan(2)
  expect(wanted.filter(key => !keys.includes(key))).toEqual([])
})

test('the cards of every deck of ours, and no others, have a name and a story', () => {
  const { plots, organizations, intel, assets, stories } = families
  expect(Object.keys({ ...cardsEn, ...storiesEn }).sort()).toEqual(
    [plots, organizations, intel, assets, stories].flat().sort(),
  )
})

test('the rulebook has exactly M-1 to M-38', () => {
  expect(keys.filter(key => key.startsWith('rule.'))).toEqual(families.rulebook)
})

/** Written for the table's own pages; whoever first says one of them takes it off this list. */
const unsaid = [
  ...agendas.map(agenda => `agenda.${agenda}.text`),
  ...['claim', 'intel', 'trade', 'recruit', 'soldiers', 'agents', 'assets', 'end', 'open', 'done', 'closed'].map(
    item => `checklist.${item}`,
  ),
]

test('no key of the advisor is unused', () => {
  expect(unusedKeys(Object.keys(advisorEn), families)).toEqual([])
})

test('no key is unused', () => {
  expect(unusedKeys(Object.keys({ ...en, ...filesEn, ...presetsEn, ...terminalEn }), families, maySay)).toEqual(unsaid)
})

test('every key that a refusal or a fault names has its words', () => {
  const named = namedKeys(['position', 'setup', 'homeland', 'refuse'], isHomeland)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(key => !keys.includes(key))).toEqual([])
})

test('no key is in the common words too', () => {
  expect(keys.filter(key => Object.hasOwn(words.en, key))).toEqual([])
})

describe.each(languages)('%s', language => {
  const said: Readonly<Record<string, string>> = homelandWords[language]
  const speak = speakHomeland(sayFrom(language, homelandWords), homeland(), ['Ada', 'Ben', 'Cleo', 'Dan'])

  test('says every event, to the seat concerned and to others', () => {
    for (const event of Object.values(events))
      for (const sentence of [speak.event(event, 0), speak.event(forOthers(event), 'observer')])
        expect(sentence, event.kind).toMatch(/^[^{}]+$/)
  })

  test('tells others of an event without what only the seat concerned may read', () => {
    for (const event of secret) {
      const others = Object.entries(forOthers(event))
      const nulled = Object.entries(event).filter(([name]) =>
        others.some(([one, value]) => one === name && value === null),
      )
      const names = nulled.flatMap(([, ids]) => ids).map(id => said[`card.${id}`] ?? said[`agenda.${id}`])
      expect(names.length, event.kind).toBeGreaterThan(0)
      for (const name of names) {
        expect(speak.event(event, 0)).toContain(name)
        expect(speak.event(forOthers(event), 1)).not.toContain(name)
      }
    }
  })

  // Several people read one log, and an effect can stand in it.
  test('says “you” to nobody in the log', () => {
    const you = {
      en: /\b(you|yours?)\b/i,
      it: /\b(tu|tuo|tua|tuoi|tue|ti|te|hai|sei|puoi)\b/i,
      de: /\b(du|dich|dir|dein\w*)\b/i,
    }[language]
    const log = keys.filter(key => /^(event|effect|gold|ending|question)\./.test(key))
    expect(log.length).toBeGreaterThan(100)
    expect(log.filter(key => you.test(said[key]))).toEqual([])
  })

  test.runIf(language === 'de')('puts the name of a card in a sentence in quotation marks', () => {
    const ofCards = new Set(Object.keys({ ...cardsEn, ...storiesEn }).map(key => key.slice('card.'.length)))
    const spoken = Object.values(events).flatMap(event => {
      const ids = Object.values(event).flat().map(String)
      return ids
        .filter(id => ofCards.has(id))
        .map(id => ({ name: said[`card.${id}`], sentence: speak.event(event, 0) }))
    })
    const naming = spoken.filter(({ name, sentence }) => sentence.includes(name))
    expect(naming.length).toBeGreaterThan(15)
    expect(naming.filter(({ name, sentence }) => !sentence.includes(`„${name}“`))).toEqual([])
  })

  test.runIf(language === 'de')('puts an organization in quotation marks where a case is chosen or told of', () => {
    const game = homeland()
    const view = game.view(game.start({ players: 3 }, rootsOf('a case', game.chances)), 0)
    const [{ id, organization }] = view.threats
    const name = `„${said[`card.${organization}`]}“`
    expect(speak.label(`case ${id}`, view)).toContain(name)
    expect(speak.status(view).join('\n')).toContain(name)
  })

  // A name comes with its quotation marks: a message that adds its own says them twice.
  test('says no quotation mark twice, in the log or in a refusal', () => {
    const names = { card: 'phone-tap', asset: 'virgil' }
    const refusals = keys
      .filter(key => key.startsWith('refuse.'))
      .map(key => speak.reason({ key, rule: 'M-1', values: { ...names, n: 1, why: 'hand' } }))
    const log = Object.values(events).map(event => speak.event(event, 0))
    expect(refusals.length * log.length).toBeGreaterThan(1000)
    expect([...refusals, ...log].filter(sentence => /([„“”«»])\1/.test(sentence))).toEqual([])
  })

  test('gives every card a name of its own', () => {
    const names = Object.keys(cardsEn)
    expect(new Set(names.map(key => said[key])).size).toBe(names.length)
  })

  test('tells a card’s story in one line of at most twelve words', () => {
    for (const key of families.stories) {
      expect(said[key].split(' ').length, key).toBeLessThanOrEqual(12)
      expect(said[key], key).toMatch(/^[^.!?]+\.$/)
    }
  })

  test('calls a card by its name in the rulebook', () => {
    expect(said['rule.M-33']).toContain(said['card.nicholas-brody'])
    expect(said['rule.M-36']).toContain(said['card.carrie-mathison'])
  })
})

const people = ours('assets').filter(({ source }) => source !== 'house')
testLanguages(homelandWords, {
  names: ['homeland.title', 'card.abu-nazir', ...idsOf(people).map(id => `card.${id}`)],
  shared: { it: [], de: ['card.danesh-akbari'] },
})

test.each(languages)('the bar above the board: twelve letters at the most, in %s', language => {
  const labels = Object.entries(boardWords[language]).filter(([key]) => key.startsWith('bar.'))
  expect(labels.map(([key]) => key.slice('bar.'.length))).toEqual([
    ...Object.keys(turnVerbs),
    'strike',
    'file',
    'look',
    'no-look',
    'none',
    'redraw',
    'keep-hand',
    'accept',
  ])
  expect(labels.filter(([, label]) => label.length > 12)).toEqual([])
})
