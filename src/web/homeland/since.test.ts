import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Event } from '../../games/homeland/events.ts'
import { homeland } from '../../games/homeland/index.ts'
import { boardWords } from '../../games/homeland/words/board.ts'
import { homelandWords } from '../../games/homeland/words/index.ts'
import { rootsOf } from '../../seed/roots.ts'
import { usualOptions } from '../../table/options.ts'
import { languages } from '../../words/index.ts'
import { parsedTexts } from '../../words/parse.ts'
import { FirstWords } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { useBoardModel } from './model.ts'
import { SinceLines, useSince } from './Since.tsx'

const game = homeland()
const state = game.start({ players: 3 }, rootsOf('since', game.chances))
const view = game.view(state, 0)
const [{ id: there }] = view.threats
const GONE = 99

/** Nobody was ever told of these cases: they lay there when the match began, as in a position or after “what if?”. */
const events: readonly Event[] = [
  { kind: 'turn', seat: 0 },
  { kind: 'claimed', seat: 0, threat: there },
  { kind: 'claimed', seat: 0, threat: GONE },
  { kind: 'turn', seat: 1 },
  { kind: 'placed', seat: 1, threat: there, card: null, open: false },
  { kind: 'placed', seat: 1, threat: GONE, card: null, open: false },
  { kind: 'turn', seat: 0 },
]
const scene = {
  id: 'since',
  deck: null,
  seats: ['Ada', 'Ben', 'Cleo'].map(name => ({ name, bot: null })),
  viewer: 0,
  view,
  events,
  draftEvents: [],
  talk: [],
  outcome: null,
  ended: null,
  options: usualOptions,
} as unknown as Scene

const Drawn = (): ReactNode => {
  const model = useBoardModel(scene)
  return createElement(SinceLines, { model, since: useSince(model, 0, true) })
}

test.each(languages)('a case of which nobody was told has a name in a sentence, in %s', language => {
  const words = parsedTexts({ ...homelandWords[language], ...boardWords[language] }, language)
  const spoken = { locale: language, words, children: createElement(Drawn) } as const
  const drawn = renderToStaticMarkup(createElement(FirstWords, spoken))
  const lines = [...drawn.matchAll(/<li>.*?<\/svg>(.*?)<\/li>/g)].map(([, line]) => line)
  expect(lines).toHaveLength(2)
  const { organization } = view.threats[0]
  const known: Readonly<Record<string, string>> = homelandWords[language]
  expect(lines[0]).toContain(`${there} ${known[`card.${organization}`]}`)
  expect(lines[1]).toMatch(new RegExp(`${GONE}[,.]? \\S`))
  for (const line of lines) expect(line).not.toMatch(/\s[,.]/)
})
