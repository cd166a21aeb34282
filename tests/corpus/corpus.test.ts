import { describe, expect, test } from 'vitest'
import { readDeck as readHomelandDeck } from '../../src/games/homeland/cards/deck-schema.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import { gameIds, shipped } from '../../src/games/index.ts'
import { readDeck } from '../../src/games/negotiator/cards/deck-schema.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import { memoryStore } from '../../src/host/memory-store.ts'
import { openKept } from '../../src/host/opening.ts'
import { parseArchive } from '../../src/table/archive-schema.ts'
import { parseCareer } from '../../src/table/career-schema.ts'
import { parseMatch } from '../../src/table/file-schema.ts'
import { recordOf, verifyFile } from '../../src/table/open-file.ts'
import { unpack } from '../../src/web/worker/packing.ts'
import { archiveOf as archiveIn, askedAt, sceneOf, tableOf, take } from '../hosted.ts'
import { archiveOf, builds, careerOf, deckOf, isToldOnly, linksOf, matchesOf, pastRules } from './corpus.ts'

/** More choices than any game has left. */
const MOST_CHOICES = 3_000

const isOld = (text: string): boolean => JSON.parse(text).format === 'situation-room/match@1'

/** What a file of before there was a log says in so many words. */
function toldBy(text: string) {
  const { seed, setup, practice, choices, draft, branches, talk = [], notes = [], seats = [] } = JSON.parse(text)
  return { seed, setup, practice, choices, draft, branches, talk, notes, seats }
}

describe.each(builds)('%s', build => {
  const matches = Object.entries(matchesOf(build))

  test('holds matches that are drafted, rewound, finished, practised, laid, talked at and played with other cards', () => {
    const files = matches.map(([, text]) => ({ ...parseMatch(text), ...recordOf(parseMatch(text)) }))
    const some = (is: (file: (typeof files)[number]) => boolean): boolean => files.some(is)
    expect({
      games: [...new Set(files.map(({ game }) => game))].sort(),
      drafted: some(({ draft }) => draft.length > 0),
      rewound: some(({ branches }) => branches.length > 1),
      finished: some(({ outcome }) => outcome !== undefined),
      practised: some(({ practice }) => practice),
      laid: some(({ position }) => position !== null),
      spoken: some(({ talk, notes }) => talk.length > 0 && notes.length > 0),
      otherCards: some(({ deck }) => deck.cards !== undefined),
      severalPeople: some(({ seats }) => seats.filter(({ bot }) => bot === null).length > 1),
    }).toEqual({
      games: ['homeland', 'negotiator'],
      drafted: true,
      rewound: true,
      finished: true,
      practised: true,
      laid: true,
      spoken: true,
      otherCards: true,
      severalPeople: true,
    })
  })

  test.each(matches)('%s reads as what it says', (_id, text) => {
    const record = recordOf(parseMatch(text))
    if (isOld(text)) expect(record).toMatchObject(toldBy(text))
  })

  test.each(matches.filter(([, text]) => !isToldOnly(text)))(
    '%s opens, and a finished one reproduces itself',
    async (id, text) => {
      const line = { id, game: 'negotiator', tag: null, names: [], setup: {}, practice: false } as const
      const kept = { line: { ...line, choices: 0, begun: 0, changed: 0, outcome: null }, text, changes: [] }
      const open = await tableOf(await openKept(shipped, kept))
      const file = parseMatch(text)
      const { record } = open.match
      expect(record).toEqual(recordOf(file))
      if (file.outcome !== undefined) {
        expect(sceneOf(open).outcome).toEqual(file.outcome)
        verifyFile(open.game, file)
        return
      }
      for (let n = 0; n < MOST_CHOICES; n++) {
        const [asked] = askedAt(open)
        if (!asked) break
        take(open, {
          type: 'choose',
          seat: asked.seat,
          choices: [open.game.nameOf(asked.options[n % asked.options.length])],
        })
      }
      expect(open.game.outcome(open.match.state)).not.toBeNull()
    },
  )

  test.each(matches.filter(([, text]) => isToldOnly(text)))('%s is told and taken out as it is', async (_id, text) => {
    const store = memoryStore()
    const archive = archiveIn(store)
    const file = parseMatch(text)
    const should = (await shipped.find(file.game)()).game().rulesVersion
    const taken = await archive.take({ text })
    if (!('id' in taken) || taken.id === null) throw new Error('not brought in')
    const { id } = taken
    expect(taken).toMatchObject({ added: 1, game: file.game, isPlayable: false })
    expect(await archive.list()).toMatchObject([{ outdated: { is: file.rules, should } }])
    await expect(archive.open(id)).rejects.toMatchObject({ key: 'file.rules' })
    const { outcome, events, setup, rules } = await archive.told(id)
    const isOver = file.outcome !== undefined
    expect({ setup, rules, outcome }).toEqual({
      setup: file.setup,
      rules: { is: file.rules, should },
      outcome: file.outcome ?? null,
    })
    expect(events).toEqual(isOver ? file.events : null)
    expect(JSON.parse((await archive.download({ id }, null)).text)).toEqual(JSON.parse(text))
  })

  test.each(Object.entries(linksOf(build)))(
    'the link to %s shows its match, or says by which rules it was played',
    async (_id, packed) => {
      // A link leaves out what its choices bring about.
      const game = (text: string): unknown => {
        const { seed, choices } = recordOf(parseMatch(text))
        return { seed, choices }
      }
      const text = await unpack(packed)
      const archive = archiveIn(memoryStore())
      const { id, kept } = await archive.look(text)
      expect(kept).toBeNull()
      const watched = archive.watch({ id, at: 0, viewer: 0 })
      if (isToldOnly(text)) {
        await expect(watched).rejects.toMatchObject({ key: 'file.rules' })
        expect((await archive.told(id)).made.some(n => n > 0)).toBe(true)
      } else expect((await watched).of).toBeGreaterThan(0)
      expect(matches.map(([, one]) => game(one))).toContainEqual(game(text))
    },
  )

  test('its archive and its career are read', () => {
    expect(parseArchive(archiveOf(build)).matches.length).toBeGreaterThan(10)
    expect(parseCareer(careerOf(build)).games.length).toBeGreaterThan(0)
  })

  test('its decks are played with', () => {
    expect(negotiator(readDeck(deckOf(build, 'negotiator'))).deck).toEqual(deckOf(build, 'negotiator'))
    expect(homeland(readHomelandDeck(deckOf(build, 'homeland'))).cards.data.intel.length).toBeGreaterThan(10)
  })
})

test.each(gameIds)('%s is not played by rules it has left behind', async id => {
  expect(pastRules[id]).not.toContain((await shipped.find(id)()).game().rulesVersion)
})
