import { figureOf, paragraph, safe, section, tableOf } from './html.ts'
import type { Page } from './page.ts'

/** How good the beliefs of minds are, beside what whoever knows nothing would believe. */
export function beliefs({ voice: { say }, named, findings, draw }: Page): string {
  const all = findings.arms.flatMap(({ arm, believing }) =>
    believing.map(one => ({ ...one, who: `${one.bot} (${named.arm(arm)})` })),
  )
  if (all.length === 0) return ''
  const number = (n: number): string => say('lab.number', { n })
  const scores = tableOf({
    title: say('lab.beliefs.last'),
    head: [
      'lab.head.who',
      'lab.head.judged',
      'lab.head.log-loss',
      'lab.head.prior',
      'lab.head.brier',
      'lab.head.prior',
      'lab.head.calibration',
      'lab.head.top',
    ].map(key => say(key)),
    rows: all.map(({ who, last }) => [
      who,
      last.judged,
      ...[last.logLoss, last.priorLogLoss, last.brier, last.priorBrier, last.calibrationError].map(number),
      last.topTries > 0 ? say('lab.percent', { value: last.topHits / last.topTries }) : '–',
    ]),
  })
  const figures = all.map(({ who, last, byTurn }) => {
    const points = last.bins.flatMap(({ n, believed, happened }) =>
      n > 0 ? [{ who, x: believed, y: happened, n }] : [],
    )
    const axes = [say('lab.axis.believed'), say('lab.axis.happened')] as const
    const lines = byTurn.flatMap(({ turn, score }) => [
      { who: say('lab.belief'), x: turn, y: score.logLoss },
      { who: say('lab.prior'), x: turn, y: score.priorLogLoss },
    ])
    const times = [say('lab.axis.turn'), say('lab.axis.loss')] as const
    return [
      figureOf(`<h3>${safe(who)}</h3>${draw.reliability(who, axes, points)}`, say('lab.table'), {
        title: who,
        head: [...axes, say('lab.head.judged')],
        rows: points.map(({ x, y, n }) => [say('lab.percent', { value: x }), say('lab.percent', { value: y }), n]),
      }),
      figureOf(draw.lines(who, times, lines, []), say('lab.table'), {
        title: say('lab.beliefs.turns', { who }),
        head: [times[0], say('lab.head.who'), times[1]],
        rows: lines.map(({ who: whose, x, y }) => [x, whose, number(y)]),
      }),
    ].join('\n')
  })
  return section(say('lab.beliefs'), paragraph(say('lab.beliefs.text')), scores, ...figures)
}

export function accusations({ voice: { say }, named, findings }: Page): string {
  const rows = findings.arms.flatMap(({ arm, accusing }) =>
    accusing.map(({ bot, asked, made, right, blind }) => [
      `${bot} (${named.arm(arm)})`,
      asked,
      made,
      right,
      made > 0 ? say('lab.percent', { value: right / made }) : '–',
      made > 0 ? say('lab.percent', { value: blind / made }) : '–',
    ]),
  )
  if (rows.length === 0) return ''
  const title = say('lab.accusations')
  const head = [
    'lab.head.who',
    'lab.head.asked',
    'lab.head.made',
    'lab.head.right',
    'lab.head.right-share',
    'lab.head.blind',
  ].map(key => say(key))
  return section(title, tableOf({ title, head, rows }))
}
