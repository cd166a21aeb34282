import type { Compared } from '../../../lab/study/findings.ts'
import type { Share } from '../../../lab/study/study.ts'
import { figureOf, safe, section } from './html.ts'
import { type Page, rowOf } from './page.ts'

/** More rows than this are more than anybody looks at in one plot. */
const MOST_ROWS = 60
const POINTS = 100

/** What is compared, apart from who is compared: all comparisons of one kind stand in one plot. */
const kindOf = (share: Share): string =>
  share.of === 'wins' ? `role ${share.role}` : share.of === 'counted' ? share.what : share.of

/** Differences on the same seeds, a forest for each role and each thing that is counted. */
export function comparisons(page: Page): string {
  const { voice, named, findings, draw } = page
  const { say } = voice
  const { study, compared } = findings
  const kinds = [...new Set(compared.map(({ one }) => kindOf(one)))]
  const nameOf = ({ one, other }: Compared): string => {
    const { card, bots } = study.arms[other.arm]
    if (card === undefined) return bots.length > 1 ? named.arm(one.arm) : fullNameOf({ one, other })
    const several = new Set(study.arms.map(({ setup }) => JSON.stringify(setup))).size > 1
    return several ? `${voice.card(card)} (${named.arm(one.arm)})` : voice.card(card)
  }
  const fullNameOf = ({ one, other }: Pick<Compared, 'one' | 'other'>): string =>
    `${named.arm(one.arm)} – ${named.arm(other.arm)}`
  const titleOf = ({ one }: Compared): string =>
    one.of === 'counted'
      ? named.share(one)
      : one.of === 'card'
        ? say(`lab.cards.${study.game}`)
        : say('lab.wins-as', { role: named.role(one.role) })
  const axis = say('lab.axis.points')
  const figures = kinds.map(kind => {
    const rows = compared
      .filter(({ one }) => kindOf(one) === kind)
      .sort((a, b) => b.difference.value - a.difference.value)
    const title = titleOf(rows[0])
    const drawn = rows.slice(0, MOST_ROWS).map(one => rowOf(nameOf(one), one.difference, POINTS))
    return figureOf(`<h3>${safe(title)}</h3>${draw.forest(title, axis, drawn, true)}`, say('lab.table'), {
      title,
      head: [say('lab.head.what'), say('lab.head.difference'), say('lab.head.blocks')],
      rows: rows.map(one => [fullNameOf(one), named.points(one.difference), one.difference.blocks]),
    })
  })
  return section(say(study.kind === 'cards' ? 'lab.effects' : 'lab.compared'), ...figures)
}
