// People at many tables of one server, in a process of their own; who has started it tells it what to do (children.mjs):
//   open { peer, ports, matches, first, spread }   sits down at so many tables: each at one of the ports, or its seats at all
//   play { choices, mostMs, thinkMs }              at each until there are so many choices, the game is over, or it is time
//   leave {}                                       closes all sockets
import { player } from '../player.mjs'
import { answering } from './children.mjs'
import { PLAYERS } from './rules.mjs'

const peers = {
  ours: () => import('./sit/ours.mjs'),
  'boardgame.io': () => import('./sit/boardgame-io.mjs'),
  colyseus: () => import('./sit/colyseus.mjs'),
}
/** So many tables are opened at once. */
const TOGETHER = 8

const tables = []

/** One table where everybody answers at random, one choice at a time. */
async function sitDown(peer, ports, number) {
  const below = player(number)
  /** What is being played, and what came of it so far. */
  let play = null
  let isUnderWay = false
  let sentAt = 0
  let lastAt = 0

  function next() {
    if (play === null || isUnderWay) return
    if (play.left === 0 || match.seats.some(one => one.isOver())) return end()
    const seat = match.seats.find(one => one.asked() !== null)
    if (!seat) return
    isUnderWay = true
    if (play.thinkMs === 0) choose(seat)
    else setTimeout(choose, play.thinkMs, seat)
  }
  function choose(seat) {
    isUnderWay = play !== null && seat.asked() !== null
    if (!isUnderWay) return next()
    // The last word that came of a choice before the next one is sent is the last viewer's.
    if (lastAt > sentAt && sentAt > 0) play.latencies.push(lastAt - sentAt)
    sentAt = performance.now()
    const { options } = seat.asked()
    seat.choose(options[below(options.length)])
  }
  function end() {
    const { done, limit, ...came } = play
    clearTimeout(limit)
    play = null
    done(came)
  }
  function heard({ bytes, isAck, isRefused, isUpdate }) {
    if (play === null) {
      if (isAck || isRefused) isUnderWay = false
      return
    }
    lastAt = performance.now()
    if (isUpdate) play.bytes.push(bytes)
    if (isRefused) play.refused += 1
    if (isAck) {
      play.made += 1
      play.left -= 1
    }
    if (isAck || isRefused) isUnderWay = false
    next()
  }

  const match = await peer.sit(ports, PLAYERS, heard)
  return {
    about: { table: match.table, passes: match.passes },
    play: ({ choices, mostMs, thinkMs = 0 }) =>
      new Promise(done => {
        sentAt = 0
        const limit = setTimeout(end, mostMs)
        play = { made: 0, refused: 0, bytes: [], latencies: [], left: choices, thinkMs, limit, done }
        // At tables where people think, not everybody begins at once.
        setTimeout(next, thinkMs * Math.random())
      }),
    leave() {
      for (const seat of match.seats) seat.close()
    },
  }
}

const sum = numbers => numbers.reduce((all, one) => all + one, 0)

answering({
  async open({ peer, ports, matches, first, spread = false }) {
    const sits = await peers[peer]()
    for (let from = 0; from < matches; from += TOGETHER)
      await Promise.all(
        Array.from({ length: Math.min(TOGETHER, matches - from) }, async (_, i) => {
          const number = first + from + i
          const portOf = seat => ports[(number + (spread ? seat : 0)) % ports.length]
          tables.push(
            await sitDown(
              sits,
              Array.from({ length: PLAYERS }, (_, seat) => portOf(seat)),
              number,
            ),
          )
        }),
      )
    return tables.map(({ about }) => about)
  },
  async play(how) {
    const began = performance.now()
    const came = await Promise.all(tables.map(table => table.play(how)))
    return {
      ms: performance.now() - began,
      made: sum(came.map(({ made }) => made)),
      refused: sum(came.map(({ refused }) => refused)),
      bytes: came.flatMap(({ bytes }) => bytes),
      latencies: came.flatMap(({ latencies }) => latencies),
    }
  },
  async leave() {
    for (const table of tables.splice(0)) table.leave()
  },
})
