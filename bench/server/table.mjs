// The figures of the server as text: what was measured, ours, what it is held against, and the goal.

const grouped = (number, digits = 0) =>
  number.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const aligned = rows => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  return rows.map(row =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  )
}

export function tableOf(figures, { versions, matches, players }) {
  const of = (key, digits = 0) => grouped(figures[`server.${key}`], digits)
  const times = key => `${of(key, 2)} times`
  const speed = (name, key, compared = '', perCpu = '') => [
    name,
    of(`${key}.movesPerSecond`),
    of(`${key}.movesPerCpuSecond`),
    compared,
    perCpu,
  ]
  const moves = [
    [`Homeland, ${matches} matches of ${players} seats`, 'moves/s', 'moves/CPU s', 'we do', 'by CPU'],
    speed('ours, durable: SQLite', 'ours'),
    speed('ours, the store switched off', 'storeOff', times('durableOverStoreOff')),
    speed('ours, durable: PostgreSQL', 'postgres', `${grouped(1 / figures['server.postgresOverSqlite'], 2)} times`),
    speed(
      `boardgame.io ${versions.boardgameIo}, in memory`,
      'boardgameIoMemory',
      times('timesBoardgameIoMemory'),
      times('timesBoardgameIoPerCpu'),
    ),
    speed(`boardgame.io ${versions.boardgameIo}, FlatFile`, 'boardgameIoFlatFile', times('timesBoardgameIoFlatFile')),
    speed(`Colyseus ${versions.colyseus}, in memory`, 'colyseus', times('timesColyseus'), times('timesColyseusPerCpu')),
  ]
  const goals = [
    ['goal', 'here', 'wanted'],
    ['times boardgame.io in memory, moves/s', of('timesBoardgameIoMemory', 2), '≥ 3, reaching for 8'],
    ['times boardgame.io in memory, by processor time', of('timesBoardgameIoPerCpu', 2), '≥ 4'],
    ['times boardgame.io in files, moves/s', of('timesBoardgameIoFlatFile', 2), '≥ 20'],
    ['durable over store switched off', of('durableOverStoreOff', 2), '≥ 0.9'],
    ['commits in groups over one by one', of('groupOverSingleCommit', 1), '≥ 8'],
    ['PostgreSQL over SQLite', of('postgresOverSqlite', 2), '≥ 0.6'],
    ['from choice to the last update, 99 of 100', `${of('p99Ms', 1)} ms`, '≤ 20 ms'],
    ['a live match half-way, nobody looking', `${of('bytesPerLiveMatch')} bytes`, '≤ 25,000'],
    ['an idle socket', `${of('bytesPerIdleSocket')} bytes`, '≤ 16,000'],
    ['going on with a long game, processor time', `${of('coldResumeMs', 2)} ms`, '≤ 5 ms'],
    ['an update, the median', `${of('updateBytesMedian')} bytes`, '≤ 600, reaching for 450'],
  ]
  return [
    ...aligned(moves),
    '',
    ...aligned(goals),
    '',
    `nodes on one PostgreSQL: one ${of('nodes.1')} moves/s, two ${of('nodes.2')}, three ${of('nodes.3')}; three with every table at all of them ${of('nodes.spread')}`,
    `commits a second by 100 writers: in groups ${of('groupCommitsPerSecond')}, one by one ${of('singleCommitsPerSecond')}`,
    `1,000 seats thinking a second each, 5,000 idle sockets: ${of('thinkingMovesPerSecond')} moves/s, ${of('thinkingCpu', 2)} of a core, half of all answers within ${of('p50Ms', 1)} ms`,
    `what is compared was measured by turns, ${figures['server.passes']} times`,
  ].join('\n')
}
