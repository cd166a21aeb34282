import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Watch } from './watch.ts'

/** Figures for Prometheus. No label is an id or a name: what could tell one person or table from another is not counted apart. */
export interface Metrics {
  readonly watch: Watch
  readonly contentType: string
  /** All figures as they are now. */
  text(): Promise<string>
  close(): void
}

export interface Live {
  /** How many matches are in memory. */
  matches(): number
  /** Whether what is kept can be reached just now. */
  isStoreUp(): Promise<boolean>
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]
const MS = 1000
const MICRO = 1e6
const NANO = 1e9
/** So often it is looked at how late the event loop is. */
const LOOK_MS = 20

export function openMetrics(live: Live): Metrics {
  const register = new Registry()
  const registers = [register]
  const histogram = (name: string, help: string, buckets = SECONDS) =>
    new Histogram({ name: `situation_room_${name}`, help, buckets, registers })
  const gauge = (name: string, help: string, now: () => number | Promise<number>) =>
    new Gauge({
      ...{ name: `situation_room_${name}`, help, registers },
      async collect() {
        this.set(await now())
      },
    })
  const counter = (name: string, help: string) => new Counter({ name: `situation_room_${name}`, help, registers })

  const moves = counter('moves_total', 'Inputs that were taken.')
  const shown = histogram('move_seconds', 'From an input to the write to its last viewer at this node.')
  const refused = new Counter({
    ...{ name: 'situation_room_refused_total', help: 'What was refused, by the key of its words.', registers },
    labelNames: ['key'],
  })
  const commits = histogram('commit_seconds', 'From a commit that was asked for to its answer.')
  const batches = histogram('commit_batch_size', 'How many commits were one transaction.', SIZES)
  const conflicts = counter('conflicts_total', 'Writes that came too late: the match had moved on elsewhere.')
  const lag = histogram('due_lag_seconds', 'How much later than it was due something was seen to.')
  const resume = histogram('resume_seconds', 'How long it took to bring a match back from the store.')
  const sockets = new Gauge({
    ...{ name: 'situation_room_sockets', help: 'Open lines, by what carries them.', registers },
    labelNames: ['carrier'],
  })
  sockets.set({ carrier: 'websocket' }, 0)
  sockets.set({ carrier: 'sse' }, 0)
  gauge('live_matches', 'Matches in memory.', live.matches)
  gauge('store_up', '1 where what is kept can be reached.', async () => ((await live.isStoreUp()) ? 1 : 0))
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS })
  delay.enable()
  gauge(
    'event_loop_delay_p99_seconds',
    'How late the event loop was, 99 of 100 times, since this was last asked.',
    () => {
      const late = Math.max(0, delay.percentile(99) / NANO - LOOK_MS / MS)
      delay.reset()
      return late
    },
  )
  gauge('heap_bytes', 'Memory in use for objects.', () => process.memoryUsage().heapUsed)
  gauge('resident_bytes', 'Memory in use.', () => process.memoryUsage().rss)
  gauge('processor_seconds', 'Time of the processor since the start.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / MICRO
  })

  return {
    watch: {
      moved(ms) {
        moves.inc()
        shown.observe(ms / MS)
      },
      refused: key => refused.inc({ key }),
      committed: ms => commits.observe(ms / MS),
      together: size => batches.observe(size),
      conflicted: () => conflicts.inc(),
      late: ms => lag.observe(ms / MS),
      resumed: ms => resume.observe(ms / MS),
      line: (carrier, change) => sockets.inc({ carrier }, change),
    },
    contentType: register.contentType,
    text: () => register.metrics(),
    close: () => void delay.disable(),
  }
}
