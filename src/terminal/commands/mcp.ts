import type { Context } from '../context.ts'
import { interruption } from '../io/signals.ts'

/** Offers a seat to an AI assistant through the Model Context Protocol, over standard input and output. */
export async function mcp(context: Context, version: string): Promise<number> {
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
  const { assistantServer } = await import('../mcp/server.ts')
  const { server, close } = assistantServer(context, version)
  const { came, ignore } = interruption()
  const { input, output } = context
  const gone = new Promise<number>(done => {
    input.once('end', () => done(0))
    input.once('close', () => done(0))
  })
  try {
    await server.connect(new StdioServerTransport(input, output))
    return await Promise.race([gone, came, context.outputFails.then(() => 0)])
  } finally {
    ignore()
    close()
    await server.close()
  }
}
