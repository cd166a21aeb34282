import { beforeAll, describe, expect, test } from 'vitest'
import { compile } from '../../src/games/negotiator/cards/deck.ts'
import { standard } from '../../src/games/negotiator/cards/standard.ts'
import { optionNames } from '../../src/games/negotiator/options.ts'
import { digest } from '../../src/seed/roots.ts'
import { canonical } from '../../src/table/file.ts'
import { type Ended, first, newHome, program, readGame } from './command.ts'

const { home, run, say, games, write } = newHome()

const hostages = { en: 'Hostages: 7 held', it: 'Ostaggi: 7', de: 'Geiseln: 7' }

test.each([
  ['it', {}, 'it'],
  ['de', { LANG: 'it_IT.UTF-8' }, 'de'],
  ['en', { LC_ALL: 'de_DE.UTF-8' }, 'en'],
  [null, { LANG: 'it_IT.UTF-8' }, 'it'],
  [null, { LANG: 'de_AT' }, 'de'],
  [null, { LANG: 'de' }, 'de'],
  [null, { LANG: 'fr_FR.UTF-8' }, 'en'],
  [null, { LANG: 'C' }, 'en'],
  [null, {}, 'en'],
  [null, { LC_ALL: 'it_CH.UTF-8', LANG: 'de_CH.UTF-8' }, 'it'],
  [null, { LC_ALL: '', LC_MESSAGES: 'de_CH', LANG: 'it_CH' }, 'de'],
] as const)('--lang %s with %j speaks %s', async (lang, env, spoken) => {
  const flag = lang ? ['--lang', lang] : []
  const { out } = await say(['play', 'negotiator', '--plain', '--no-save', ...flag], 'q\n', env)
  expect(out).toContain(hostages[spoken])
})

test('the locale reaches a process of its own', () => {
  expect(run('cards negotiator', '', { LANG: 'de_AT.UTF-8' }).out).toContain('Geiselnehmer')
})

test('a language is known before the first word, even of the help and of a mistake', async () => {
  const [help, sentence] = await Promise.all([say('--help --lang de'), say('play chess --lang de')])
  const [english, englishSentence] = await Promise.all([say('--help'), say('play chess')])
  expect(help.code).toBe(0)
  expect(sentence.code).toBe(2)
  expect(help.out).not.toBe(english.out)
  expect(sentence.err).not.toBe(englishSentence.err)
})

describe('in the pseudo-language nothing is left that did not come from a word file', () => {
  const deck = compile(standard)
  const { nameOf } = optionNames(deck)
  const cards = [standard.conversation, standard.majors, standard.escapes, standard.red, standard.pivotal].flat()
  /** What belongs to the grammar of the command and its files, not to a language. */
  const grammar = new RegExp(
    [
      program.replaceAll('.', '\\.'),
      'situation-room',
      String.raw`(?<=[\s“"(~]|^)--?[a-z-]+`,
      String.raw`(?<!\S)\S*\/\S*`,
      '"[^"]*"',
      String.raw`\bN-\d+\b`,
      ...cards.map(({ id }) => String.raw`(?<![\p{L}-])${id}(?![\p{L}-])`),
      ...standard.abductors.map(({ id }) => String.raw`(?<![\p{L}-])${id}(?![\p{L}-])`),
    ].join('|'),
    'gmu',
  )
  const commands = [
    'play',
    'learn',
    'resume',
    'replay',
    'review',
    'rules',
    'cards',
    'career',
    'scenario',
    'simulate',
    'lab',
    'tournament',
    'balance',
    'report',
    'worker',
    'bot',
    'serve',
    'table',
    'mcp',
    'backup',
    'restore',
    'export',
    'import',
    'prune',
    'tables',
    'daily',
    'join',
    'verify',
    'negotiator',
    'homeland',
    'random',
    'greedy',
    'solver',
    'clairvoyant',
  ]
  /** What is said on the phone is data in each language; who says it is not. */
  const phone = /(?<=^.*~: )“.*”$/
  /** Letters that nothing has accented, three or more together. */
  const plain = (text: string, also: readonly string[] = []): string[] =>
    [...new Set(text.split('\n'))].filter(line => {
      const words =
        line
          .replace(phone, '')
          .replace(grammar, '')
          .match(/[A-Za-z]{3,}/g) ?? []
      return words.some(word => !commands.includes(word) && !also.includes(word))
    })
  const pseudo = (args: readonly string[], input = ''): Promise<Ended> => say([...args, '--lang', 'en-XA'], input)

  test('the check itself sees a plain word', () => {
    expect(plain('Ħóšŧáğéš~: 7 held')).toEqual(['Ħóšŧáğéš~: 7 held'])
    expect(plain('Ķééþ Çóół~~ · keep-cool · situation-room --seed')).toEqual([])
    expect(nameOf(0)).toMatch(/^play [a-z-]+$/)
  })

  const queries = ['?', 'b', 'h', 's', 'l', 'x', 'd 1', 'c', 'r', 'r 4', 'u', 'w 1', 'zzz', '99']
  let finished = ''
  beforeAll(async () => {
    await say('play negotiator --plain --seed pseudo', first)
    finished = games().at(-1) ?? ''
  })

  test.each(['arkayne', 'donna', 'edward'])(
    'a whole game against %s, with every question asked on the way',
    async abductor => {
      for (const seed of ['u', 'v', 'w']) {
        const asking = `${queries.join('\n')}\n`
        const input = `${asking}1\n`.repeat(3) + `x\n1\n`.repeat(200)
        // One of them is kept, to hear of the career; the others need not wait for the disk.
        const save = seed === 'u' ? [] : ['--no-save']
        const flags = ['play', 'negotiator', '--plain', '--seed', seed, '--abductor', abductor]
        const { code, out, err } = await pseudo([...flags, ...save], input)
        expect(code).toBe(0)
        expect(err).toBe('')
        expect(plain(out, ['zzz'])).toEqual([])
      }
    },
  )

  test('practice, its end, and a game that is left', async () => {
    const flags = ['play', 'negotiator', '--plain', '--practice', '--seed', 'practised']
    const { out, err } = await pseudo(flags, `${first}w\nw 2\ne ${home}/position.json\ne ${home}/position.json\nq\n`)
    expect(plain(out + err, ['practised'])).toEqual([])
    const left = await pseudo(['play', 'negotiator', '--plain', '--seed', '7'], '')
    expect(plain(left.err)).toEqual([])
  })

  test.each([
    [['rules', 'negotiator']],
    [['rules', 'negotiator', 'N-13']],
    [['cards', 'negotiator']],
    [['career']],
    [['--help']],
    [['play', '--help']],
    [['learn', '--help']],
    [['resume', '--help']],
    [['replay', '--help']],
    [['rules', '--help']],
    [['cards', '--help']],
    [['career', '--help']],
    [['scenario', '--help']],
    [['simulate', '--help']],
    [['lab', '--help']],
    [['join', '--help']],
    [['verify', '--help']],
    [['table', '--help']],
    [['mcp', '--help']],
    [['backup', '--help']],
    [['restore', '--help']],
    [['export', '--help']],
    [['import', '--help']],
    [['prune', '--help']],
    [['tables', '--help']],
    [['daily', '--help']],
    [['serve', '--help']],
    [['simulate', 'negotiator', '--games', '20', '--bot', 'random']],
    [['replay', '--check']],
    [['replay', '--at', '3']],
    [['replay']],
  ])('%j', async args => {
    const { code, out } = await pseudo(args)
    expect(code).toBe(0)
    expect(out.length).toBeGreaterThan(20)
    expect(plain(out)).toEqual([])
  })

  test('every mistake on the command line', async () => {
    for (const args of [
      ['zzz'],
      ['play'],
      ['play', 'zzz'],
      ['play', 'negotiator', '--zzz'],
      ['play', 'negotiator', '--seed'],
      ['play', 'negotiator', 'zzz'],
      ['play', 'negotiator', '--abductor', 'zzz'],
      ['play', 'negotiator', '--plain', '--json'],
      ['play', 'negotiator', '--seed', ''],
      ['simulate', 'negotiator', '--games', 'zzz'],
      ['simulate', 'negotiator', '--bot', 'zzz'],
      ['lab', 'zzz'],
      ['lab', 'tournament', 'negotiator', '--bots', 'greedy,zzz'],
      ['lab', 'balance', 'negotiator', '--stop', 'zzz'],
      ['rules', 'negotiator', 'zzz'],
      ['resume', finished],
      ['join', 'zzz'],
      ['join'],
      ['verify', '/zzz'],
      ['resume', '/zzz'],
      ['replay', finished, '--at', 'zzz'],
    ]) {
      const { code, err } = await pseudo(args)
      expect(code).toBe(2)
      expect(plain(err, ['zzz']), args.join(' ')).toEqual([])
    }
  })

  test('every mistake in a file', async () => {
    const saved = readGame(finished)
    const { check: _, ...content } = saved
    const signed = (edit: object) => {
      const changed = { ...content, ...edit }
      return { ...changed, check: digest(canonical(changed)) }
    }
    const scenario = (edit: object) => ({ format: 'situation-room/scenario@1', game: 'negotiator', ...edit })
    const files: readonly (readonly [command: string, content: unknown])[] = [
      ['replay', 'zzz'],
      ['replay', {}],
      ['replay', { format: 'situation-room/match@9' }],
      ['replay', { ...content, check: 'zzz' }],
      ['replay', { ...content, seed: 1, check: 'zzz' }],
      ['replay', signed({ rules: '99' })],
      ['replay', signed({ deck: { hash: 'zzz' } })],
      ['replay', signed({ log: [{ kind: 'choices', at: null, seat: 0, choices: ['zzz'] }] })],
      ['replay', signed({ log: [{ kind: 'choices', at: null, seat: 0, choices: ['done'] }] })],
      ['replay', signed({ events: [] })],
      ['replay', signed({ outcome: null })],
      ['scenario', {}],
      ['scenario', scenario({ zzz: 1 })],
      ['scenario', scenario({ script: ['zzz'] })],
      ['scenario', scenario({ dice: [9] })],
      ['scenario', scenario({ dice: [0] })],
      ['scenario', scenario({ dice: 1 })],
      ['scenario', scenario({ position: { threat: 9 } })],
      ['scenario', scenario({ position: { luck: 'zzz' } })],
      ['scenario', scenario({ position: { hostages: { zone: 16 } } })],
      ['scenario', scenario({ position: { box: { red: [] } } })],
      ['scenario', scenario({ position: { last: true } })],
    ]
    // Fields of the files are called by their names in every language.
    const fields = [
      'zzz',
      'seed',
      'dice',
      'threat',
      'luck',
      'position',
      'terror',
      'done',
      'script',
      'match',
      'scenario',
    ]
    for (const [command, bad] of files) {
      const check = command === 'replay' ? ['--check'] : []
      const { code, err } = await pseudo([command, write('pseudo.json', bad), ...check])
      expect(code, `${command} ${JSON.stringify(bad)}`).toBe(2)
      expect(plain(err, fields)).toEqual([])
    }
    for (const edit of [
      { expect: { turn: 2 } },
      { expect: { offersNot: 'hang-up' } },
      { script: ['done'] },
      { script: [{ refused: 'hang-up' }] },
      { script: [{ refused: 'done', rule: 'N-1' }] },
    ]) {
      const { code, out } = await pseudo(['scenario', write('pseudo.json', scenario(edit))])
      expect(code).toBe(1)
      expect(plain(out, ['turn', 'offersNot', 'hang', 'done'])).toEqual([])
    }
  })
})
