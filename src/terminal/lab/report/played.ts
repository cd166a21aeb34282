import type { ArmFindings, Findings } from '../../../lab/study/findings.ts'
import { figureOf, paragraph, safe, section, tableOf } from './html.ts'
import { type Page, rowOf } from './page.ts'

/** Arms that are worth a plot of their own: a deck with a twin in it is only there to be compared. */
const shown = ({ study, arms }: Findings): readonly ArmFindings[] =>
  arms.filter(({ arm, games }) => study.arms[arm].card === undefined && games > 0)

const MOST_UNUSED = 300

/** Wins by bot and role, and what is counted of games, with both intervals. */
export function shares(page: Page): string {
  const { voice, named, findings, draw } = page
  const { say } = voice
  const head = ['lab.head.what', 'lab.head.hits', 'lab.head.tries', 'lab.head.by-blocks', 'lab.head.wilson'].map(key =>
    say(key),
  )
  const figures = shown(findings).map(({ arm, shares: all }) => {
    const title = named.arm(arm)
    const rows = all.map(({ share, estimate }) => rowOf(named.share(share), estimate))
    return figureOf(
      `<h3>${safe(title)}</h3>${draw.forest(title, say('lab.axis.share'), rows, false)}`,
      say('lab.table'),
      {
        title,
        head,
        rows: all.map(({ share, hits, tries, estimate, wilson: [low, high] }) => [
          named.share(share),
          hits,
          tries,
          named.estimate(estimate),
          say('lab.between', { low, high }),
        ]),
      },
    )
  })
  return section(say('lab.shares'), grid(page), ...figures)
}

/** Roles against tables, where there are several of both: what a designer looks at first. */
function grid({ voice: { say }, named, findings, draw }: Page): string {
  const alike = shown(findings).filter(({ arm }) => new Set(findings.study.arms[arm].bots).size === 1)
  const cells = alike.flatMap(({ arm, shares: all }) =>
    all.flatMap(({ share, estimate: { value } }) =>
      share.of === 'wins' && share.role !== null ? [{ x: named.role(share.role), y: named.arm(arm), value }] : [],
    ),
  )
  if (alike.length < 2 || cells.length === 0) return ''
  const title = say('lab.roles-by-table')
  return figureOf(draw.grid(title, cells), say('lab.table'), {
    title,
    head: [say('lab.head.table'), say('lab.head.role'), say('lab.head.share')],
    rows: cells.map(({ x, y, value }) => [y, x, say('lab.percent', { value })]),
  })
}

/** What a game counts of its cards: bought by whoever won, or had by whoever did. */
export function ofCards({ voice, named, findings }: Page): string {
  const { say } = voice
  const tables = shown(findings).flatMap(({ arm, cards }) => {
    const rows = cards.flatMap(({ share, hits, tries, estimate }) =>
      share.of === 'card' ? [[voice.card(share.card), hits, tries, named.estimate(estimate)] as const] : [],
    )
    if (rows.length === 0) return []
    const title = named.arm(arm)
    const head = ['lab.head.card', 'lab.head.hits', 'lab.head.tries', 'lab.head.by-blocks'].map(key => say(key))
    return [
      `<details><summary>${safe(title)}</summary>${tableOf({ title, head, rows: rows.toSorted((a, b) => b[1] / b[2] - a[1] / a[2]) })}</details>`,
    ]
  })
  return tables.length === 0 ? '' : section(say(`lab.cards.${findings.study.game}`), ...tables)
}

export function endings({ voice: { say }, named, findings, draw }: Page): string {
  const parts = shown(findings).flatMap(({ arm, games, endings: all }) =>
    Object.entries(all).map(([cause, n]) => ({ row: named.arm(arm), part: named.ending(cause), share: n / games, n })),
  )
  if (parts.length === 0) return ''
  const title = say('lab.endings')
  return section(
    title,
    figureOf(draw.parts(title, parts), say('lab.table'), {
      title,
      head: ['lab.head.table', 'lab.head.ending', 'lab.head.hits', 'lab.head.share'].map(key => say(key)),
      rows: parts.map(({ row, part, n, share }) => [row, part, n, say('lab.percent', { value: share })]),
    }),
  )
}

export function turns({ voice: { say }, named, findings, draw }: Page): string {
  const bars = shown(findings).flatMap(({ arm, games, turns: all }) =>
    all.map(({ turn, games: n }) => ({ row: named.arm(arm), x: turn, share: n / games, n })),
  )
  if (bars.length === 0) return ''
  const title = say('lab.turns')
  const axis = say('lab.axis.turns')
  return section(
    title,
    figureOf(draw.strips(title, axis, bars), say('lab.table'), {
      title,
      head: [say('lab.head.table'), axis, say('lab.head.hits'), say('lab.head.share')],
      rows: bars.map(({ row, x, n, share }) => [row, x, n, say('lab.percent', { value: share })]),
    }),
  )
}

/** Does it matter where somebody sits, or who begins? */
export function seats({ voice: { say }, named, findings, draw }: Page): string {
  const figures = shown(findings).flatMap(({ arm, seats: bySeat, places }) => {
    const rows = [
      ...bySeat.map(one => ({ ...one, name: say('lab.seat', { n: one.n }) })),
      ...places.map(one => ({ ...one, name: say('lab.place', { n: one.n }) })),
    ]
    if (bySeat.length < 2) return []
    const title = named.arm(arm)
    const drawn = rows.map(({ name, estimate }) => rowOf(name, estimate))
    return [
      figureOf(`<h3>${safe(title)}</h3>${draw.forest(title, say('lab.axis.share'), drawn, false)}`, say('lab.table'), {
        title,
        head: ['lab.head.what', 'lab.head.hits', 'lab.head.tries', 'lab.head.by-blocks'].map(key => say(key)),
        rows: rows.map(({ name, hits, tries, estimate }) => [name, hits, tries, named.estimate(estimate)]),
      }),
    ]
  })
  return section(say('lab.where'), ...figures)
}

/** Options that a bot could have chosen often and did not: dead, dominated, or not understood by the bot. */
export function unused({ voice: { say }, findings: { unused: all } }: Page): string {
  if (all.length === 0) return ''
  return section(
    say('lab.unused'),
    paragraph(say('lab.unused.text')),
    tableOf({
      title: say('lab.unused'),
      head: ['lab.head.bot', 'lab.head.option', 'lab.head.offered', 'lab.head.chosen'].map(key => say(key)),
      rows: all.slice(0, MOST_UNUSED).map(({ bot, what, offered, chosen }) => [bot, what, offered, chosen]),
    }),
  )
}
