import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { Fault } from '../../engine/game.ts'
import type { Refusal } from '../../host/store.ts'
import { type Meanwhile, socketOf } from './private-socket.ts'
import type { Pruned, Pruning } from './prune.ts'

/** A server that runs on a data folder, as commands of its owner talk to it. */
export interface Running {
  /** The file is still while `work` is done. */
  whileStill(work: () => Promise<void>): Promise<Meanwhile>
  prune(pruning: Pruning): Promise<Pruned>
  import(lines: AsyncIterable<string>): Promise<number>
}

/** Null where no server runs on this folder. */
export async function runningOn(data: string): Promise<Running | null> {
  const socketPath = socketOf(data)
  const line = connect(socketPath)
  try {
    await once(line, 'connect')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EACCES' || code === 'EPERM') throw new Fault('operate.not-yours', { folder: data })
    return null
  } finally {
    line.destroy()
  }

  const post = (path: string): { readonly sent: ClientRequest; readonly answer: Promise<IncomingMessage> } => {
    const sent = request({ socketPath, path, method: 'POST' })
    const answer = once(sent, 'response').then(
      ([response]: IncomingMessage[]) => response,
      () => {
        throw new Fault('operate.gone')
      },
    )
    return { sent, answer }
  }
  async function read<Answer>(response: IncomingMessage): Promise<Answer> {
    let text = ''
    try {
      for await (const part of response) text += String(part)
    } catch {
      throw new Fault('operate.gone')
    }
    const answer = JSON.parse(text) as Answer & { readonly refused?: Refusal }
    if (answer.refused) throw new Fault(answer.refused.key, answer.refused.values)
    return answer
  }

  return {
    async whileStill(work) {
      const { sent, answer } = post('/still')
      sent.flushHeaders()
      const response = await answer
      try {
        await once(response, 'readable')
        await work()
      } catch (error) {
        sent.destroy()
        throw error
      }
      sent.end()
      return read<Meanwhile>(response)
    },
    async prune(pruning) {
      const { sent, answer } = post('/prune')
      sent.end(JSON.stringify(pruning))
      return read<Pruned>(await answer)
    },
    async import(lines) {
      const { sent, answer } = post('/import')
      for await (const line of lines) if (!sent.write(`${line}\n`)) await Promise.race([once(sent, 'drain'), answer])
      sent.end()
      return (await read<{ readonly rows: number }>(await answer)).rows
    },
  }
}
