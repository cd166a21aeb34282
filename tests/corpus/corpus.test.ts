import { describe, expect, test } from 'vitest'
import { readDeck as readHomelandDeck } from '../../src/games/homeland/cards/deck-schema.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import { shipped } from '../../src/games/index.ts'
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
import { archiveOf, builds, careerOf, deckOf, linksOf, matchesOf } from './corpus.ts'

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

  test.each(matches)('%s opens, and a finished one reproduces itself', async (id, text) => {
    const line = { id, game: 'negotiator', tag: null, names: [], setup: {}, practice: false } as const
    const kept = { line: { ...line, choices: 0, begun: 0, changed: 0, outcome: null }, text, changes: [] }
    const open = await tableOf(await openKept(shipped, kept))
    const file = parseMatch(text)
    const { record } = open.match
    expect(record).toEqual(recordOf(file))
    if (isOld(text)) expect(record).toMatchObject(toldBy(text))
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
  })

  test.each(Object.entries(linksOf(build)))('the link to %s shows its match', async (_id, packed) => {
    // A link leaves out what its choices bring about.
    const game = (text: string): unknown => {
      const { seed, choices } = recordOf(parseMatch(text))
      return { seed, choices }
    }
    const text = await unpack(packed)
    expect(await archiveIn(memoryStore()).look(text)).toMatchObject({ kept: null })
    expect(matches.map(([, one]) => game(one))).toContainEqual(game(text))
  })

  test('its archive and its career are read', () => {
    expect(parseArchive(archiveOf(build)).matches.length).toBeGreaterThan(10)
    expect(parseCareer(careerOf(build)).games.length).toBeGreaterThan(0)
  })

  test('its decks are played with', () => {
    expect(negotiator(readDeck(deckOf(build, 'negotiator'))).deck).toEqual(deckOf(build, 'negotiator'))
    expect(homeland(readHomelandDeck(deckOf(build, 'homeland'))).cards.data.intel.length).toBeGreaterThan(10)
  })
})
