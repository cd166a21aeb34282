import { expect, test } from 'vitest'
import type { Json } from '../../../src/engine/game.ts'
import { LAST, never, REACTS, reacting, rule } from '../simulation/reacting.ts'
import { begun, choose, STEP_MS } from './play.ts'
import { parting, type Run, type Sent } from './run.ts'

// What somebody has settled beforehand, and that they have at all.

const [EARLIEST_MS, LATEST_MS] = [1000, 3000]
/** A look at what is settled, and a commit. */
const DISK_MS = 4

interface Played {
  readonly run: Run
  /** After how many milliseconds each reaction came. */
  readonly after: readonly number[]
}

/** A round ends, and somebody may react three times, by what they have settled; null where they have settled nothing. */
async function played(rules: readonly Json[] | null, byHand?: string): Promise<Played> {
  const { run, lines } = await begun('presets', { games: reacting() })
  if (rules) lines[REACTS].act({ type: 'presets', version: 0, rules: [...rules] })
  await run.pass(STEP_MS)
  const from = run.match().match.log.length
  choose(lines, LAST, 'end')
  await run.pass(STEP_MS / 10)
  expect(run.match().match.asked[REACTS].what).toMatch(/^analysis\.react /)
  if (byHand !== undefined) choose(lines, REACTS, byHand)
  // Their own devices see it; what the others are sent meanwhile is what this is about.
  for (let n = 0; n < 15; n++) {
    await run.pass(STEP_MS)
    if (n % 4 === 3) lines[0].hello(n)
  }
  const [ended, ...answers] = run.match().match.log.slice(from)
  await run.close()
  let since = ended.at ?? 0
  const after = answers.map(({ at }) => {
    const ms = (at ?? 0) - since
    since = at ?? 0
    return ms
  })
  return { run, after }
}

const OTHERS = ['0', '2', 'host', 'screen', 'spectator']
function apart(one: Run, two: Run): string | null {
  for (const name of OTHERS) {
    const found = parting(one.sent(name), two.sent(name))
    if (found !== null) return `${name}: ${found}`
  }
  return null
}
const passesBy = (more: object): readonly Json[] => [
  rule('nicholas-brody', 'blue', more),
  rule('nicholas-brody', 'never'),
  rule('lynne-reed', 'red', more),
  rule('lynne-reed', 'never'),
]

test('answers that are the same are the same to everybody else, whatever they were settled by', async () => {
  const one = await played(never)
  expect(one.after.length).toBe(3)
  for (const ms of one.after) {
    expect(ms).toBeGreaterThanOrEqual(EARLIEST_MS)
    expect(ms).toBeLessThanOrEqual(LATEST_MS + DISK_MS)
  }
  for (const rules of [never.toReversed(), passesBy({ impactAtLeast: 3 }), passesBy({ whose: 'mine' })])
    expect(apart(one.run, (await played(rules)).run)).toBeNull()
})

test('that somebody has settled what does not come up, or wants to be asked, reaches nobody else', async () => {
  const one = await played(null)
  expect(one.after).toEqual([])
  const asks = [rule('nicholas-brody', 'ask'), ...never]
  for (const rules of [[], asks, [rule('dar-adal', 'never')], [rule('lynne-reed', 'never')]])
    expect(apart(one.run, (await played(rules)).run)).toBeNull()
})

/** What was sent before two recordings part, and when the first message does that is another. */
function partingAt(one: readonly Sent[], two: readonly Sent[]): readonly [number, number | undefined] {
  const at = one.findIndex(({ text }, i) => text !== two[i]?.text)
  expect(one.slice(0, at).map(({ at: when }) => when)).toEqual(two.slice(0, at).map(({ at: when }) => when))
  return [one[at].at, two[at]?.at]
}

test('what is done and what is not come at the same moment', async () => {
  const not = await played(never)
  for (const rules of [
    [rule('nicholas-brody', 'blue'), ...never],
    [rule('nicholas-brody', 'red'), ...never],
    [rule('lynne-reed', 'red'), ...never],
    [rule('nicholas-brody', 'blue'), rule('lynne-reed', 'red'), ...never],
  ]) {
    const done = await played(rules)
    for (const name of OTHERS.slice(0, -1)) {
      const [one, other] = partingAt(not.run.sent(name), done.run.sent(name))
      expect(other).toBe(one)
    }
  }
})

test('an answer by hand is told as one that was settled is', async () => {
  const settled = await played(never)
  const byHand = await played([], 'pass')
  expect(byHand.after.length).toBe(1)
  for (const name of ['0', 'host']) {
    const told = ({ run }: Played): string | undefined =>
      run.sent(name).find(({ text }) => text.includes('"closed"'))?.text
    expect(told(settled)).toBeDefined()
    expect(told(settled)).toBe(told(byHand))
  }
})
