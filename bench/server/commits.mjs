// Appends to a store in an SQLite file by a hundred writers, each at a match of its own: in groups, and one by one.
import { join } from 'node:path'
import { matchStore } from '../../dist/src/server/store/match-store.js'
import { newKey, sealing } from '../../dist/src/server/store/seal.js'
import { openSqlite } from '../../dist/src/server/store/sqlite.js'
import { inFolder, median } from './round.mjs'

const WRITERS = 100
const ROUND_MS = 1500
const ROUNDS = 2

const lineOf = id => ({
  ...{ id, game: 'homeland', tag: null, names: ['Ada', 'Ben', 'Cem', 'Dot'], setup: { players: 4 }, practice: false },
  ...{ choices: 0, begun: 0, changed: 0, outcome: null },
})
const change = {
  entries: [{ kind: 'choices', at: 1_700_000_000_000, seat: 1, choices: ['trade intercept'] }],
  versions: [3, 1, 4, 1],
  request: { seat: 1, id: 'x'.repeat(20) },
}

async function appendsPerSecond(file, mostAtOnce) {
  const database = await openSqlite({ file, synchronous: 'full', mostPages: null }, mostAtOnce)
  const store = matchStore(database, sealing(newKey()))
  let made = 0
  const until = performance.now() + ROUND_MS
  const write = async (_, i) => {
    const id = `match ${i}`
    await store.create({ ...lineOf(id), version: 0 }, '{}')
    for (let length = 0; performance.now() < until; length++, made++)
      await store.append({ ...lineOf(id), version: length + 1 }, length, [change])
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await database.close()
  return made / (ROUND_MS / 1000)
}

export const commits = say =>
  inFolder(async ({ folder }) => {
    say('Measuring commits in groups, and one by one …')
    const rounds = []
    for (let n = 0; n < ROUNDS; n++)
      rounds.push({
        group: await appendsPerSecond(join(folder, `group-${n}.db`)),
        single: await appendsPerSecond(join(folder, `single-${n}.db`), 1),
      })
    return {
      groupCommitsPerSecond: median(rounds.map(({ group }) => group)),
      singleCommitsPerSecond: median(rounds.map(({ single }) => single)),
      groupOverSingleCommit: median(rounds.map(({ group, single }) => group / single)),
    }
  })
