// npm run bench -- bots [--json]: every speed that bots and programs in a seat are held to, beside its goal.

const whole = number => Math.round(number).toLocaleString('en')
const fine = number => number.toFixed(number < 1 ? 3 : number < 10 ? 2 : 1)

/** Cells below each other; the first of a line is its name. */
function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  return rows.map(row => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '))
}

const speeds = ({ minds, worlds }) => [
  ['a second of one core', 'median', 'best turn', 'wanted'],
  ...[
    ['four careerists, games', minds.careerist, 150],
    ['four analysts, games, with talk', minds.analyst, 60],
    ['  the same, silent', minds['analyst.silent'], 60],
  ].map(([name, { median, best }, wanted]) => [name, whole(median), whole(best), whole(wanted)]),
  ['worlds with random roll-outs', whole(worlds['worlds.perSecond']), '', whole(worlds.goal)],
]

const choices = ({ minds, solver }) => [
  ['milliseconds', 'median', '99 of 100', 'wanted of the median'],
  ['an analyst’s choice', fine(minds['analyst.choice'].medianMs), fine(minds['analyst.choice'].slowMs), '10'],
  ...Object.values(solver).map(({ budget, turnMedianMs, turnSlowMs }) => [
    `the solver’s turn, ${whole(budget)} steps a question`,
    fine(turnMedianMs),
    fine(turnSlowMs),
    '',
  ]),
]

const steps = ({ solver }) => [
  ['steps of a search, of the solver', 'median', '99 of 100', 'most', 'wanted of the most'],
  ...Object.values(solver).map(({ budget, stepsMedian, stepsSlow, stepsMost }) => [
    `budget of ${whole(budget)}`,
    whole(stepsMedian),
    whole(stepsSlow),
    whole(stepsMost),
    whole(1.1 * budget),
  ]),
]

const programs = ({ programs: found }) => [
  ['decisions/s of programs', 'by the clock', 'of one core, both ends', 'our end', 'best turn', 'wanted'],
  ...Object.entries(found).map(([name, { decisionsPerSecond, perProcessorSecond, ofOurs }]) => [
    name,
    ...[decisionsPerSecond, perProcessorSecond, ofOurs.median, ofOurs.best].map(whole),
    whole(name.endsWith('.line') ? 5_000 : 40_000),
  ]),
]

/** A process for each, one after the other: what one has compiled is no part of another. */
export async function bots(say, output, isJson, machine) {
  const measured = async (what, script, flags = []) => {
    say(`Measuring ${what} …`)
    return JSON.parse(await output(script, flags))
  }
  const found = {
    minds: await measured('careerists and analysts', 'bots/minds.mjs'),
    worlds: await measured('worlds drawn and played out', 'worlds.mjs', ['--json']),
    solver: await measured('the solver and its steps', 'bots/solver.mjs'),
    programs: await measured('programs, a line for each decision and 64 games a line', 'bots/programs.mjs'),
  }
  const about = machine()
  if (isJson) {
    const { minds, worlds, solver, programs: lines } = found
    const all = { ...minds, 'worlds.perSecond': worlds['worlds.perSecond'], ...solver, ...lines, ...about }
    return `${JSON.stringify(all, null, 2)}\n`
  }
  const { machine: model, node, date, load } = about
  const tables = [speeds, choices, steps, programs].map(table => columns(table(found)).join('\n'))
  return `${tables.join('\n\n')}\n\nHomeland at four; by processor time but for the clock. ${model}, load ${load}; Node ${node}; ${date}\n`
}
