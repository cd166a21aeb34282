import type { Json } from '../../engine/game.ts'
import type { Estimate } from '../../lab/statistics/resample.ts'
import type { Arm, Share, Study } from '../../lab/study/study.ts'
import type { Say } from '../../words/index.ts'

/** The words of a game, and the names of its cards in them. */
export interface Voice {
  readonly say: Say
  card(id: string): string
}

/** What is found is named here, once for lines, tables and plots. */
export interface Naming {
  readonly game: string
  arm(arm: number): string
  share(share: Share): string
  /** The same without the bot, where the line is about one bot anyway. */
  role(role: string | null): string
  ending(cause: string): string
  estimate(estimate: Estimate): string
  points(estimate: Estimate): string
}

/** A word where there is one, else the name that the rules use. */
const wordOr = (say: Say, name: string, ...keys: readonly string[]): string => {
  const key = keys.find(one => say.has(one))
  return key === undefined ? name : say(key)
}

function setupName(say: Say, setup: Json): string {
  const { players, abductor } = (typeof setup === 'object' && setup !== null ? setup : {}) as Record<string, Json>
  if (typeof players === 'number') return say('lab.players', { n: players })
  return typeof abductor === 'string' ? wordOr(say, abductor, `abductor.${abductor}`) : ''
}

function botsName(say: Say, bots: readonly string[]): string {
  const kinds = [...new Set(bots)].map(bot => [bot, bots.filter(one => one === bot).length] as const)
  return kinds.map(([bot, n]) => (bots.length === 1 ? bot : say('lab.seats', { n, bot }))).join(' + ')
}

function armName({ say, card: cardName }: Voice, { setup, bots, card, style }: Arm): string {
  return [
    setupName(say, setup),
    botsName(say, bots),
    ...(card === undefined ? [] : [say('lab.without', { card: cardName(card) })]),
    ...(style === undefined ? [] : [say('lab.style', { style })]),
  ]
    .filter(part => part !== '')
    .join(', ')
}

export function namingOf(voice: Voice, study: Study): Naming {
  const { say } = voice
  const role = (role: string | null): string =>
    role === null ? say('lab.any-role') : wordOr(say, role, `agenda.${role}`)
  const between = ({ value, interval }: Estimate): Record<string, number> => ({
    value,
    low: interval?.[0] ?? value,
    high: interval?.[1] ?? value,
  })
  return {
    game: wordOr(say, study.game, `${study.game}.title`),
    arm: arm => armName(voice, study.arms[arm]),
    role,
    share(share) {
      if (share.of === 'counted') return wordOr(say, share.what, `lab.counted.${share.what}`)
      if (share.of === 'card') return say(`lab.card.${study.game}`, { card: voice.card(share.card) })
      const { bot } = share
      return share.role === null ? say('lab.wins', { bot }) : say('lab.wins.as', { bot, role: role(share.role) })
    },
    ending: cause => wordOr(say, cause, `lab.ending.${cause}`, `ending.${cause}`),
    estimate: one => (one.interval ? say('lab.share', between(one)) : say('lab.share.one', between(one))),
    points(one) {
      const { value, low, high } = between(one)
      const points = { value: 100 * value, low: 100 * low, high: 100 * high }
      return one.interval ? say('lab.points', points) : say('lab.points.one', points)
    },
  }
}
