import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { joinTable, type Line, type RemoteTable } from '../../src/client/table.ts'
import { stream } from '../../src/engine/chance.ts'
import type { Random } from '../../src/engine/game.ts'
import { shipped } from '../../src/games/index.ts'
import { openKept } from '../../src/host/opening.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { startServer } from '../../src/server/server.ts'
import { lineTo } from './line.ts'

/**
 * Kills a server at random moments while people play, starts it again, and in the end holds what is kept against what
 * every player was told: each choice that was acknowledged is there, once, in its place, and nothing else is but
 * perhaps the last one, whose answer was on its way.
 */

const program = fileURLToPath(new URL('process.mjs', import.meta.url))

export interface Campaign {
  readonly kills: number
  readonly tables: number
  readonly seed: string
  /** Acknowledged between two kills, at most; half of that as a rule. */
  readonly mostChoices: number
}

export interface Found {
  readonly kills: number
  readonly matches: number
  readonly acknowledged: number
  readonly finished: number
  readonly faults: readonly string[]
}

interface Player {
  readonly seat: number
  readonly table: RemoteTable
  readonly told: string[]
  /** Sent, and not yet answered. */
  underWay: string | null
}

interface Game {
  readonly table: string
  readonly players: readonly Player[]
}

const PLAYERS = 3
/** After so many kills a long run says how far it is. */
const FEW = 50
/** Longer than it takes from a choice to its answer: a kill comes anywhere on that way. */
const ANSWER_MS = 25
/** Whoever waits longer than this before they try again is not there when the server is killed next. */
const BACK_MS = 40

/** People who are back as soon as the server is. */
const eager = (line: Line): Line => ({ ...line, after: (ms, work) => line.after(Math.min(ms, BACK_MS), work) })

export async function killServers({ kills, tables, seed, mostChoices }: Campaign): Promise<Found> {
  const random = stream(rootsOf(seed, ['kills']).kills)
  const folder = mkdtempSync(join(tmpdir(), 'situation-room-kills-'))
  const page = join(folder, 'page')
  const data = join(folder, 'data')
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`)
  const errors: string[] = []
  let port = 0
  let running: ChildProcess | null = null
  /** The next one is loaded while people play with this one: that takes longer than all the rest. */
  let next: ChildProcess | null = null
  let isOver = false

  function load(): ChildProcess {
    const child = spawn(process.execPath, [program, page, data, String(port)], {
      stdio: 'pipe',
      env: { ...process.env, SERVER_WAITS: '1' },
    })
    child.stderr.on('data', text => errors.push(String(text)))
    return child
  }
  async function start(): Promise<void> {
    const child = next ?? load()
    next = null
    running = child
    child.stdin?.write('start\n')
    const [said] = (await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')])) as [
      unknown,
    ]
    port = Number(said) || port
    if (child.exitCode !== null) throw new Error(`The server did not start: ${errors.join('')}`)
    next = load()
  }
  async function kill(child: ChildProcess | null): Promise<void> {
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  const post = async (path: string, body: object): Promise<Record<string, never>> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Record<string, never>
  }

  async function open(n: number): Promise<Game> {
    const { table, host, invites } = await post('/api/tables', { game: 'homeland', players: PLAYERS })
    const players: Player[] = []
    for (let seat = 0; seat < PLAYERS; seat++) {
      const { pass } = await post(`/api/tables/${table}/sit`, { invite: invites[seat], name: `P${n}-${seat}` })
      players.push({ seat, table: joinTable(eager(lineTo(port)), table, pass), told: [], underWay: null })
    }
    const keeper = joinTable(eager(lineTo(port)), table, host)
    await keeper.act({ type: 'draw' })
    keeper.leave()
    return { table, players }
  }

  /** One person who plays whatever comes, as long as the campaign goes on; everything is sent until it is answered. */
  async function play(player: Player, luck: Random): Promise<void> {
    while (!isOver && player.table.now().shown?.outcome == null) {
      const asked = player.table.now().shown?.asked
      if (!asked || !player.table.now().isConnected) {
        await changed(player.table)
        continue
      }
      const choice = asked.options[luck(asked.options.length)]
      player.underWay = choice
      try {
        await player.table.act({ type: 'choose', choices: [choice] })
        player.told.push(choice)
        player.underWay = null
        acknowledged += 1
        heard?.()
      } catch (error) {
        // Whoever has left has no answer; a question that has gone while the line was down is none of ours.
        if (isOver) return
        player.underWay = null
        if (!/other-question|Illegal/.test(String(error))) throw error
      }
    }
    // One address may have a hundred lines, and those of the next matches come from there too.
    player.table.leave()
  }

  let acknowledged = 0
  let heard: (() => void) | null = null
  /** Comes back when so many more choices are acknowledged. */
  const acknowledge = (more: number): Promise<void> => {
    const enough = acknowledged + more
    return new Promise(resolve => {
      heard = () => {
        if (acknowledged >= enough) resolve()
      }
    })
  }

  await start()
  const games: Game[] = []
  const playing: Promise<void>[] = []
  const isRunning = ({ players }: Game): boolean => players[0].table.now().shown?.outcome == null
  /** As many matches as there are to be; where one is over, another begins. */
  async function fill(): Promise<void> {
    while (games.filter(isRunning).length < tables) {
      const [n, game] = [games.length, await open(games.length)]
      games.push(game)
      for (const player of game.players)
        playing.push(play(player, stream(rootsOf(`${seed}/${n}/${player.seat}`, ['play']).play)))
    }
  }
  const began = Date.now()
  for (let n = 0; n < kills; n++) {
    await fill()
    await acknowledge(1 + random(mostChoices))
    await new Promise(resolve => setTimeout(resolve, random(ANSWER_MS)))
    await kill(running)
    await start()
    if (kills > FEW && n % FEW === FEW - 1)
      process.stdout.write(
        `${n + 1} kills, ${games.length} matches, ${acknowledged} choices, ${Math.round((Date.now() - began) / 1000)} s\n`,
      )
  }
  isOver = true
  for (const { players } of games) for (const { table } of players) table.leave()
  await kill(running)
  await kill(next)
  await Promise.all(playing)
  const faults = [...errors, ...(await compare(page, data, games))]
  rmSync(folder, { recursive: true, force: true })
  const finished = games.filter(({ players }) => players[0].table.now().shown?.outcome != null).length
  return { kills, matches: games.length, acknowledged, finished, faults }
}

const changed = (table: RemoteTable): Promise<void> =>
  new Promise(resolve => {
    const stop = table.subscribe(() => {
      stop()
      resolve()
    })
    // It is over for whoever has left.
    setTimeout(() => {
      stop()
      resolve()
    }, 200).unref()
  })

/** What is kept of every match, against what its players were told. */
async function compare(page: string, data: string, games: readonly Game[]): Promise<string[]> {
  const faults: string[] = []
  const loaded = new Map<string, readonly { readonly seat: number; readonly choice: string }[]>()
  const server = await startServer({
    ...{ page, data, host: '127.0.0.1', port: 0 },
    inspect: async store => {
      for (const { table } of games) {
        const kept = await store.load(table)
        // Replays the whole log by the rules.
        const { match } = kept ? await openKept(shipped, kept) : { match: null }
        loaded.set(table, match ? [...match.record.choices, ...match.record.draft] : [])
      }
    },
  })
  await server.close()
  for (const { table, players } of games)
    for (const { seat, told, underWay } of players) {
      const kept = (loaded.get(table) ?? []).filter(one => one.seat === seat).map(({ choice }) => choice)
      const isWhole = kept.length === told.length || (kept.length === told.length + 1 && kept.at(-1) === underWay)
      if (!isWhole || told.some((choice, n) => kept[n] !== choice))
        faults.push(`table ${table}, seat ${seat}: ${told.length} acknowledged, ${kept.length} kept`)
    }
  return faults
}
