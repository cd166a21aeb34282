import type { Findings } from '../../../lab/study/findings.ts'
import { digest } from '../../../seed/roots.ts'
import { verdictOf } from '../lines.ts'
import { namingOf, type Voice } from '../naming.ts'
import { accusations, beliefs } from './believed.ts'
import { comparisons } from './comparisons.ts'
import { figureOf, page, paragraph, safe, section } from './html.ts'
import type { Page } from './page.ts'
import { endings, ofCards, seats, shares, turns, unused } from './played.ts'
import { drawingFor } from './plots.ts'

/** The whole report as one file: numbers, plots with a table behind each, and the command that makes it again. */
export function reportHtml(voice: Voice, findings: Findings): string {
  const { say } = voice
  const { study, arms, blocks, isComplete, look, best } = findings
  const named = namingOf(voice, study)
  const made: Page = { voice, named, findings, draw: drawingFor(say) }
  const games = arms.reduce((sum, arm) => sum + arm.games, 0)
  const title = say(`lab.title.${study.kind}`, { game: named.game })
  const facts: readonly (readonly [string, string])[] = [
    [say('lab.fact.state'), say(isComplete ? 'lab.fact.whole' : 'lab.fact.part')],
    [say('lab.fact.blocks'), say('lab.blocks', { blocks, of: study.blocks })],
    [say('lab.fact.games'), say('lab.games', { games })],
    [say('lab.fact.seed'), study.seed],
    [say('lab.fact.rules'), study.rules],
    [say('lab.fact.deck'), digest(JSON.stringify(study.decks[0])).slice(0, 16)],
  ]
  const body = [
    `<h1>${safe(title)}</h1>`,
    `<dl>${facts.map(([name, value]) => `<dt>${safe(name)}</dt><dd>${safe(value)}</dd>`).join('')}</dl>`,
    section(say('lab.again'), `<pre>situation-room ${safe(study.command)}</pre>`, paragraph(say('lab.again.text'))),
    comparisons(made),
    look ? section(say('lab.stopping'), paragraph(verdictOf(say, study, look)), stopping(made)) : '',
    best.length > 0 ? section(say('lab.styles'), ...best.map(one => styleOf(made, one))) : '',
    shares(made),
    endings(made),
    turns(made),
    seats(made),
    beliefs(made),
    accusations(made),
    ofCards(made),
    unused(made),
    section(
      say('lab.method'),
      paragraph(say('lab.method.blocks')),
      paragraph(say('lab.method.intervals')),
      ...methods(made),
    ),
  ]
  return page(say.locale, title, body.filter(part => part !== '').join('\n'))
}

function methods({ voice: { say }, findings: { study } }: Page): string[] {
  return [
    ...(study.kind === 'cards' ? [paragraph(say('lab.method.twins'))] : []),
    ...(study.styled.length > 0 ? [paragraph(say('lab.method.styles'))] : []),
    ...(study.stop ? [paragraph(say('lab.method.stop'))] : []),
  ]
}

function stopping({ voice: { say }, findings: { look }, draw }: Page): string {
  if (!look || look.path.length === 0) return ''
  const first = look.blocks - look.path.length + 1
  const points = look.path.map((y, i) => ({ who: '', x: first + i, y }))
  const axes = [say('lab.axis.block'), say('lab.axis.ratio')] as const
  return figureOf(
    draw.lines(say('lab.stopping'), axes, points, [look.bounds.lower, look.bounds.upper]),
    say('lab.table'),
    {
      title: say('lab.stopping'),
      head: [...axes],
      rows: points.map(({ x, y }) => [x, say('lab.number', { n: y })]),
    },
  )
}

function styleOf({ voice: { say }, named, findings: { study } }: Page, best: Findings['best'][number]): string {
  const { arms, shares, chosen, estimate, uncorrected } = best
  const styles = arms.map((arm, i) => [arm, shares[i]] as const)
  return [
    paragraph(say('lab.best', { arm: named.arm(chosen), share: named.estimate(estimate), uncorrected })),
    `<ul>${styles
      .map(([arm, one]) => `<li>${safe(study.arms[arm].style ?? '')}: ${safe(one ? named.estimate(one) : '–')}</li>`)
      .join('')}</ul>`,
  ].join('\n')
}
