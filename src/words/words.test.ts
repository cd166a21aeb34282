import { expect, test } from 'vitest'
import { namedKeys, sourceOf, testLanguages, unusedKeys } from '../../tests/words.ts'
import { sources } from '../bots/advisor/advice.ts'
import { accounts } from '../bots/advisor/review/ledger.ts'
import { styleNames } from '../bots/homeland/memory/styles.ts'
import { turnVerbs } from '../games/homeland/explain/checklist.ts'
import { plainAnswers } from '../games/homeland/talk/answers.ts'
import { caseClaims, playerClaims, strengths } from '../games/homeland/talk/claims.ts'
import { endings as homelandEndings, organizationKinds } from '../games/homeland/vocabulary.ts'
import { homelandWords } from '../games/homeland/words/index.ts'
import { gameIds } from '../games/index.ts'
import { negotiatorWords } from '../games/negotiator/words/index.ts'
import { hostedPhases } from '../host/hosting-answers.ts'
import { gaugeOf } from '../lab/study/gauges.ts'
import { sqliteFaults } from '../server/store/sqlite.ts'
import { colours } from '../table/lobby.ts'
import { endCauses } from '../table/log.ts'
import { proofs } from '../table/proof.ts'
import { slipKinds } from '../terminal/bot/program.ts'
import { lobbyCommands } from '../terminal/join/lobby-lines.ts'
import { kinds as labKinds } from '../terminal/lab/flags.ts'
import { commandIds } from '../terminal/lines/commands.ts'
import { leaves } from '../terminal/screen/model.ts'
import { words } from './catalog.ts'
import { languages } from './index.ts'
import { sayTexts } from './say-from.ts'

const keys = Object.keys(words.en)
const firstParts = [...new Set(keys.map(key => key.split('.')[0]))]

/** Keys that the sources put together from parts. */
const families: Readonly<Record<string, readonly string[]>> = {
  'what stands for a value': [
    ...sourceOf('terminal/program.ts').matchAll(/value\('(\w+)'\)|option\('[^']+', '[^']+', '(\w+)'\)/g),
  ].map(([, argument, option]) => `cli.value.${argument ?? option}`),
  'a game that is left and not kept': ['error.stdin-closed', 'error.output-closed', 'play.saved'].map(
    key => `${key}.unsaved`,
  ),
  pages: leaves.map(page => `screen.page.${page}`),
  'what is said of a case': caseClaims.map(says => `talk.says.${says}`),
  'what is said of a player': playerClaims.flatMap(says =>
    strengths.flatMap(strength => [`talk.says.${says}.${strength}`, `talk.line.${says}.${strength}`]),
  ),
  'what is answered': [...plainAnswers, 'helped'].map(says => `talk.answers.${says}`),
  'kinds of organizations in a letter': organizationKinds.map(kind => `board.kind.${kind}`),
  'actions of a turn': Object.keys(turnVerbs).map(action => `todo.${action}`),
  'what is typed in plain mode': commandIds.map(id => `plain.word.${id}`),
  'what it is for': commandIds.map(id => `plain.help.${id}`),
  'what is typed before a match elsewhere': lobbyCommands.map(id => `lobby.word.${id}`),
  'what that is for': lobbyCommands.map(id => `lobby.help.${id}`),
  'how it stands with somebody elsewhere': ['here', 'off', 'away', 'bot', 'autopilot', 'nobody', 'put-off'].flatMap(
    where => [`people.${where}`, `people.own.${where}`],
  ),
  'what people do beside a game': [
    ...[
      'away',
      'back',
      'extend',
      'pause',
      'resume',
      'pause.table',
      'resume.table',
      'silence',
      'unsilence',
      'suspicions',
    ].map(kind => `people.told.${kind}`),
    ...endCauses.map(cause => `people.told.end.${cause}`),
    'people.sits.autopilot',
    'people.sits.nobody',
    'people.sits.put-off',
    'people.sits.let-back',
    'people.sits.again',
    'people.sits.taken',
  ],
  'what is proved of a match': [
    ...proofs.flatMap(what => [`verify.${what}`, `verify.${what}.not`]),
    'verify.commitment.none',
    'verify.shares.left-out',
    'verify.own.none',
    'verify.seed.known',
    'verify.seed.daily',
  ],
  'colours of seats': colours.map(colour => `seat-colour.${colour}`),
  'what is left of a turn': ['open', 'done', 'closed'].map(standing => `plain.box.${standing}`),
  'why a file of a server cannot be opened': sqliteFaults.map(fault => `database.${fault}`),
  'tables as whoever runs a server sees them': hostedPhases.map(phase => `tables.${phase}`),
  'what a study counts of games': gameIds.flatMap(id => gaugeOf(id).counted).map(what => `lab.counted.${what}`),
  'what a study counts of cards': gameIds.flatMap(id => [`lab.card.${id}`, `lab.cards.${id}`]),
  'how games of a study end': homelandEndings.slice(1).map(ending => `lab.ending.${ending}`),
  'how a question was decided': ['low', 'high', 'open'].map(verdict => `lab.verdict.${verdict}`),
  'titles of reports': labKinds.map(kind => `lab.title.${kind}`),
  'where the figures of an advisor come from': sources.flatMap(by => [`advisor.chance.${by}`, `advisor.how.${by}`]),
  'slips of a program': slipKinds.flatMap(kind => [`bot.slip.${kind}`, `bot.check.kind.${kind}`]),
  'accounts of a review': accounts.map(account => `review.account.${account}`),
  'who reviews, by what a match is counted, and how a mole plays': [
    ...['solver', 'analyst'].map(bot => `review.bot.${bot}`),
    ...['turn', 'round'].map(unit => `review.${unit}`),
    ...styleNames.map(style => `review.style.${style}`),
  ],
  'ends of a case': ['neutralised', 'succeeded', 'struck', 'open'].map(end => `reckoning.${end}`),
}

test('what is put together from parts has its words', () => {
  for (const family of Object.values(families)) {
    expect(family.length).toBeGreaterThan(2)
    expect(family.filter(key => !keys.includes(key))).toEqual([])
  }
})

test('no key is unused', () => {
  expect(unusedKeys(keys, families)).toEqual([])
})

test('every key that the command and the table say has its words', () => {
  const isAsked = (file: string) => /^(terminal|table|games\/homeland\/talk)\/|^games\/shape\.ts$/.test(file)
  const named = namedKeys(firstParts, isAsked)
  expect(named.length).toBeGreaterThan(150)
  expect(
    named.filter(
      key => !keys.includes(key) && ![negotiatorWords, homelandWords].some(own => Object.hasOwn(own.en, key)),
    ),
  ).toEqual([])
})

test('no key is in two word files', () => {
  expect(keys.filter(key => [negotiatorWords, homelandWords].some(own => Object.hasOwn(own.en, key)))).toEqual([])
})

testLanguages(words, {
  prompts: [
    'play.prompt',
    'play.rewind-or-quit',
    'replay.prompt',
    'review.prompt',
    'screen.ask.export',
    'screen.ask.rules',
    'seats.prompt',
    'join.prompt',
    'note.ask.case',
    'note.ask.player',
    'people.ask.write',
    'people.ask.preset',
    'people.ask.suspect',
    'people.ask.report',
    'friend.ask.advice',
    'join.prompt.colour',
  ],
  names: ['error.prefix', 'seats.bot', 'people.clock', 'time.minutes', 'mcp.option', 'mcp.option.odds'],
  shared: {
    it: [
      'cli.value.file',
      'board.round',
      'board.looked',
      'desk.bot',
      'cli.value.link',
      'lobby.word.bot',
      'time.hours',
      'plain.word.no',
      'lab.axis.turn',
      'lab.head.bot',
      'review.round',
    ],
    de: [
      'cli.value.name',
      'cli.value.text',
      'play.welcome',
      'screen.hand',
      'cli.value.bots',
      'plain.word.hand',
      'cli.value.link',
      'lobby.word.bot',
      'lobby.word.start',
      'lobby.word.code',
      'lab.fact.deck',
      'lab.head.bot',
      'lab.head.option',
    ],
  },
})

test.each(languages)('less than nothing has a minus sign in %s, and nothing else has one', language => {
  const say = sayTexts(language, {
    sign: '{n, number, ::sign-always} ({n})',
    to: 'A {from} → {to}',
    rule: 'N-13, 1-2 {n}',
  })
  expect(say('sign', { n: -1 })).toBe('−1 (−1)')
  expect(say('sign', { n: 1 })).toBe('+1 (1)')
  expect(say('to', { from: 0, to: -2 })).toBe('A 0 → −2')
  expect(say('rule', { n: 'line-5' })).toBe('N-13, 1-2 line-5')
  expect(say('rule', { n: '-5' })).toBe('N-13, 1-2 -5')
  expect(say('to', { from: '(-5', to: ' -1:-2' })).toBe('A (-5 →  -1:-2')
})

test('Italian articles go with the percentage that follows', () => {
  const say = sayTexts('it', {
    to: 'al {p, number, ::percent}',
    from: 'Dal {p, number, ::percent .0} in poi',
    is: 'Il {p, number, ::percent}',
    seat: 'al {n} e il {n}',
  })
  const at = (key: string, ...shares: number[]): string[] => shares.map(p => say(key, { p }))
  expect(at('to', 0.8, 0.89, 0, 0.08, 0.11, 0.01)).toEqual([
    'all’80%',
    'all’89%',
    'allo 0%',
    'all’8%',
    'all’11%',
    'all’1%',
  ])
  expect(at('to', 0.1, 0.18, 0.79, 0.9, 1)).toEqual(['al 10%', 'al 18%', 'al 79%', 'al 90%', 'al 100%'])
  expect(at('from', 0.805, 0.05)).toEqual(['Dall’80,5% in poi', 'Dal 5,0% in poi'])
  expect(at('is', 0.8, 0, 0.5)).toEqual(['L’80%', 'Lo 0%', 'Il 50%'])
  expect(say('seat', { n: 8 })).toBe('al 8 e il 8')
})

test('a title that ends in a sign of its own takes no full stop after it', () => {
  for (const language of languages) {
    const say = sayTexts(language, { terror: 'Terror: {card}. {n} left.', quoted: '“{card}”.' })
    expect(say('terror', { card: 'Demands?', n: 3 })).toBe('Terror: Demands? 3 left.')
    expect(say('terror', { card: 'All Units, Go!', n: 3 })).toBe('Terror: All Units, Go! 3 left.')
    expect(say('terror', { card: 'Pizza', n: 3 })).toBe('Terror: Pizza. 3 left.')
    expect(say('quoted', { card: 'Demands?' })).toBe('“Demands?”.')
  }
})
