import { createElement, Fragment, type FunctionComponent, type PropsWithChildren, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Illegal, type Reason, type Seat } from '../../src/engine/game.ts'
import { turnVerbs } from '../../src/games/homeland/explain/checklist.ts'
import { owedIn } from '../../src/games/homeland/explain/owed.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import { partsOf } from '../../src/games/homeland/options.ts'
import type { State } from '../../src/games/homeland/rules/state.ts'
import { speakHomeland } from '../../src/games/homeland/tell/speak.ts'
import type { View as Table } from '../../src/games/homeland/view/view.ts'
import { boardWords } from '../../src/games/homeland/words/board.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import { type AnyGame as HostedGame, shipped } from '../../src/games/index.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import { speakNegotiator } from '../../src/games/negotiator/tell/speak.ts'
import type { View as Call } from '../../src/games/negotiator/view/view.ts'
import { callWords } from '../../src/games/negotiator/words/call.ts'
import { negotiatorWords } from '../../src/games/negotiator/words/index.ts'
import { openMatch } from '../../src/table/match.ts'
import { askedAfter } from '../../src/table/questions.ts'
import { Acts } from '../../src/web/homeland/CaseFile.tsx'
import { Checklist, Recruiting } from '../../src/web/homeland/Checklist.tsx'
import { HandActs } from '../../src/web/homeland/Hand.tsx'
import { type BoardModel, useBoardModel } from '../../src/web/homeland/model.ts'
import { type Play, usePlay } from '../../src/web/homeland/play.ts'
import { CardSheet } from '../../src/web/negotiator/CardSheet.tsx'
import ConcedeSheet from '../../src/web/negotiator/ConcedeSheet.tsx'
import { CallProvider, useCallModel } from '../../src/web/negotiator/model.ts'
import WaresSheet from '../../src/web/negotiator/WaresSheet.tsx'
import type { TableSeat } from '../../src/web/shared/useTable.ts'
import { FirstWords } from '../../src/web/shared/words.tsx'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { sayWith } from '../../src/words/index.ts'
import { pageWords } from '../../src/words/page.ts'
import { parsedTexts } from '../../src/words/parse.ts'
import { tableEn } from '../../src/words/table.en.ts'
import { type OpenTable, sceneOf } from '../hosted.ts'
import { homelandPlan } from '../kit/homeland.ts'
import { negotiatorPlan } from '../kit/negotiator.ts'
import { copy } from '../kit/plain.ts'
import type { AnyGame, AnyPlan, Check, Moment } from '../kit/plan.ts'
import { series } from '../kit/play.ts'
import { sources } from '../words.ts'

/** What a page says against an act is what the engine says when the act is tried, word for word, in any position. */

const words = parsedTexts(
  {
    ...tableEn,
    ...pageWords.en,
    ...homelandWords.en,
    ...boardWords.en,
    ...negotiatorWords.en,
    ...callWords.en,
  },
  'en',
)
const say = sayWith('en', [words])

/** What the engine throws at a row of choices, the last of which it may refuse; null where it takes them all. */
function thrown({ game, state }: Moment, seat: Seat, ...names: readonly string[]): Reason | null {
  const trial = game.clone(state)
  const last = names.length - 1
  for (const [i, name] of names.entries())
    try {
      game.apply(trial, seat, game.optionOf(name) ?? -1)
    } catch (error) {
      if (!(error instanceof Illegal) || i < last) throw error
      return error.reason
    }
  return null
}

const table: TableSeat = {} as unknown as TableSeat

/** The scene that the worker would send of this moment. */
function sceneAt(loaded: OpenTable['loaded'], { game, plan, origin, state, seats }: Moment, seat: Seat): Scene {
  const hosted = game as unknown as HostedGame
  const begun = openMatch(hosted, {
    setup: plan.setups[origin.setup] as never,
    seed: 'reasons',
    seats: seats === 1 ? [] : Array.from({ length: seats }, (_, n) => ({ name: `P${n + 1}`, bot: null })),
  })
  const asked = askedAfter([], hosted.decisions(state), '', null, null)
  const match = { ...begun, settled: state, state, asked }
  const open: OpenTable = {
    id: 'reasons',
    loaded,
    game: hosted,
    match,
    begun: 0,
    tag: null,
    isStandard: true,
    botAt: () => null,
    viewer: seat,
    suspicions: {},
    durable: null,
    unkept: [],
  }
  return copy(sceneOf(open))
}

const BETWEEN = '¶'

/** What some pieces of the page say, each as text: drawn in one go, because the words around them are dear. */
function said(around: FunctionComponent<PropsWithChildren>, pieces: readonly ReactNode[]): string[] {
  const all = pieces.flatMap((piece, n) => [createElement(Fragment, { key: n }, piece), BETWEEN])
  const spoken = { locale: 'en', words, children: createElement(around, null, all) } as const
  return renderToStaticMarkup(createElement(FirstWords, spoken))
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .split(BETWEEN)
}

const plainly = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** One person's turn at a table, and a piece of the page that is about it. */
function Drawn({
  model,
  seat,
  draw,
}: {
  model: () => BoardModel
  seat: Seat
  draw: (play: Play) => ReactNode
}): ReactNode {
  return draw(usePlay(model(), seat, table, () => {}))
}

/** Pieces of the board of somebody whose turn it is. */
function shown(scene: Scene, seat: Seat, pieces: readonly ((play: Play) => ReactNode)[]): string[] {
  let model: BoardModel | null = null
  const laid = (): BoardModel => {
    if (!model) throw new Error('no room yet')
    return model
  }
  return said(
    ({ children }) => {
      model = useBoardModel(scene)
      return children
    },
    pieces.map(draw => createElement(Drawn, { model: laid, seat, draw })),
  )
}

test('no page, terminal or checklist words a reason of its own', () => {
  const shows = (file: string): boolean => /^(web|terminal|table)\/|checklist\.ts$/.test(file)
  const own = sources.filter(({ file, text }) => shows(file) && /(key:|say\()\s*['"`]refuse\./.test(text))
  expect(own.map(({ file }) => file)).toEqual([])
  expect(sources.some(({ file }) => shows(file))).toBe(true)
})

test('Homeland: the turn, the hand, recruiting and the case files', async () => {
  const game = homeland()
  const loaded = await shipped.find('homeland')()
  const speaker = speakHomeland(say, game, ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'])
  const because = (reason: Reason): string => plainly(speaker.reason(reason))
  let refusals = 0
  /** With the Auction House up and one Intel traded, the two that are left are owed: not traded out, but needed. */
  const traded = (s: State): State => {
    const player = s.players[s.turn]
    const house = game.cards.data.assets.findIndex(({ id }) => id === 'auction-house')
    player.up.push(...s.assets.splice(s.assets.indexOf(house), 1))
    s.intelDiscard.push(...player.hand.splice(2))
    s.trades = 1
    for (const threat of s.threats) {
      threat.lead = (s.turn + 1) % s.players.length
      s.players[threat.lead].leads--
    }
    return s
  }

  const check: Check = moment => {
    const turn = moment.decisions.find(({ kind }) => kind === 'turn.act')
    if (!turn) return 0
    const { seat } = turn
    const scene = sceneAt(loaded, moment, seat)
    const { me, players, threats } = scene.view as Table
    const offered = new Set(scene.asked?.options)
    const hand = [...(me?.hand ?? []).map(id => ['', id]), ...players[seat].open.map(id => ['-open', id])]
    const [list, recruiting, ...others] = shown(scene, seat, [
      play => createElement(Checklist, { play, isBar: false, onAssets: () => {}, onTrade: () => {} }),
      play => createElement(Recruiting, { play }),
      ...hand.map(
        ([open, id]) =>
          (play: Play) =>
            createElement(HandActs, { play, id, isOpen: open !== '', onDone: () => {} }),
      ),
      ...threats.map(threat => (play: Play) => createElement(Acts, { play, threat, onDone: () => {} })),
    ])
    /** Where the engine refuses, its reason is there; where it does not, nothing is said. */
    const agree = (text: string, before: string, reason: Reason | null): void => {
      if (reason) refusals++
      else expect(text).not.toContain(before.trim())
      if (reason) expect(text).toContain(`${before}${because(reason)}`)
    }

    for (const [n, [open, id]] of hand.entries()) {
      const text = others[n]
      agree(text, 'Not to be traded: ', thrown(moment, seat, `trade${open} ${id}`))
      agree(text, 'Not to be played: ', thrown(moment, seat, 'intel'))
    }

    const owed = owedIn(scene.view as Table, seat)
    // Why fewer cards are owed than usual is no reason against anything.
    const few = owed.why === 'none' ? '' : plainly(say(`acts.few.${owed.why}`))
    const rows = Object.keys(turnVerbs).map(id => plainly(say(`acts.${id}`, { ...owed })))
    const any = { trade: `trade ${game.cards.data.intel[0].id}`, assets: `use ${game.cards.data.assets[0].id}` }
    const things: Readonly<Record<string, readonly string[]>> = {
      claim: ['claim'],
      intel: ['intel'],
      trade: hand.length === 0 ? [any.trade] : hand.map(([open, id]) => `trade${open} ${id}`),
      recruit: ['recruit-agent'],
      soldiers: ['soldiers'],
      agents: ['agents'],
      assets: players[seat].up.length === 0 ? [any.assets] : players[seat].up.map(id => `use ${id}`),
      end: ['end'],
    }
    let from = 0
    for (const [n, [id, verbs]] of Object.entries(turnVerbs).entries()) {
      const at = list.indexOf(rows[n], from)
      const to = n + 1 < rows.length ? list.indexOf(rows[n + 1], at + rows[n].length) : list.length
      from = to
      const row = plainly(list.slice(at + rows[n].length, to).replace(few, ''))
      const isOffered = [...offered].some(name => verbs.some(verb => verb === partsOf(name)?.verb))
      if (isOffered || row.startsWith(say('acts.done'))) {
        expect(row).not.toContain('Rule')
        continue
      }
      const reasons = new Map(
        things[id].map(name => {
          const reason = thrown(moment, seat, name)
          if (!reason) throw new Error(`${name} is closed on the page, and taken by the engine.`)
          return [because(reason), reason.rule]
        }),
      )
      refusals += reasons.size
      expect(row).toBe([...reasons].map(([text, rule]) => `${text} ${say('page.rule', { rule })}`).join(' '))
    }

    for (const name of turnVerbs.recruit) {
      const reason = thrown(moment, seat, name)
      if (reason) agree(recruiting, 'Not now: ', reason)
    }

    for (const [n, threat] of threats.entries()) {
      const file = others[hand.length + n]
      const here = `case ${threat.id}`
      if (offered.has('claim'))
        expect(file.includes(say('file.claim'))).toBe(thrown(moment, seat, 'claim', here) === null)
      if (!offered.has('intel')) continue
      for (const [open, id] of hand) {
        const reason = thrown(moment, seat, 'intel', `card${open} ${id}`, here)
        if (reason) agree(file, '', reason)
        expect(file.includes(say('file.play', { card: '' }).trim().split(' ')[0])).toBe(reason === null)
      }
    }
    return 1
  }
  const plan = homelandPlan(game)
  const first: Check = moment => (moment.choices.length === 0 ? check(moment) : 0)
  const once = { seed: 'traded', setup: '4 players', from: 2, to: 3, oneIn: 1 }
  const rare = { ...plan, positions: { traded } } as unknown as AnyPlan
  expect(series(game as unknown as AnyGame, rare, first, once)).toBe(1)
  const how = { seed: 'reasons', setup: '5 players', from: 0, to: 16, oneIn: 60 }
  const looked = series(game as unknown as AnyGame, plan as unknown as AnyPlan, check, how)
  expect(looked).toBeGreaterThan(20)
  expect(refusals).toBeGreaterThan(200)
})

test('Hostage Negotiator: the cards of the hand, the supply and the demands', async () => {
  const game = negotiator()
  const loaded = await shipped.find('negotiator')()
  let refusals = 0

  const check: Check = moment => {
    const scene = sceneAt(loaded, moment, 0)
    // Once it is over nothing is explained: a sheet asks then, and what it is told is the engine's by itself.
    if (!scene.asked) return 0
    const { hand, demands, minors, abductor } = scene.view as Call
    const speaker = speakNegotiator(say, game, abductor)
    const kind = scene.asked.kind
    const agree = (text: string, name: string): void => {
      const reason = thrown(moment, 0, name)
      if (!reason) return
      refusals++
      expect(text).toContain(`${plainly(speaker.reason(reason))} ${say('page.rule', { rule: reason.rule })}`)
    }
    const put = { onClose: () => {} }
    const sheets: [piece: ReactNode, ...names: string[]][] = [
      ...[...new Set(hand)].map((id): [ReactNode, string, string] => [
        createElement(CardSheet, { id, ...put, onChoose: () => {} }),
        `play ${id}`,
        `bank ${id}`,
      ]),
      ...game.cards.data.conversation.map(({ id }): [ReactNode, string] => [
        createElement(WaresSheet, { id, ...put }),
        `${kind === 'take' ? 'take' : 'buy'} ${id}`,
      ]),
      ...[...new Set([...demands.flatMap(({ card }) => card ?? []), ...minors])].map((id): [ReactNode, string] => [
        createElement(ConcedeSheet, { id, ...put }),
        `concede ${id}`,
      ]),
    ]
    const texts = said(
      ({ children }) => createElement(CallProvider, { value: useCallModel(scene, () => {}), children }),
      sheets.map(([piece]) => piece),
    )
    for (const [n, [, ...names]] of sheets.entries()) for (const name of names) agree(texts[n], name)
    return 1
  }
  const how = { seed: 'reasons', setup: game.cards.abductors[0].id, from: 0, to: 22, oneIn: 8 }
  const looked = series(game as unknown as AnyGame, negotiatorPlan(game) as unknown as AnyPlan, check, how)
  expect(looked).toBeGreaterThan(40)
  expect(refusals).toBeGreaterThan(400)
})
