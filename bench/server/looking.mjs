// Sockets at tables of ours that only look, in a process of their own: look { port, at: [{ table, pass }] }
import { answering } from './children.mjs'
import { connect } from './sit/ours.mjs'

const TOGETHER = 16
const sockets = []

/** Comes back once all that it is shown first has come. */
async function look(port, { table, pass }) {
  let seen
  const hasSeen = new Promise(resolve => {
    seen = resolve
  })
  sockets.push(
    await connect(port, table, pass, ({ type }) => {
      if (type === 'whole') seen()
    }),
  )
  await hasSeen
}

answering({
  async look({ port, at }) {
    for (let from = 0; from < at.length; from += TOGETHER)
      await Promise.all(at.slice(from, from + TOGETHER).map(one => look(port, one)))
  },
  async leave() {
    for (const socket of sockets.splice(0)) socket.terminate()
  },
})
