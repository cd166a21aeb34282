import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Context } from '../context.ts'
import { openAssistant } from './assistant.ts'
import { addResources } from './resources.ts'
import { addTools } from './tools.ts'

/**
 * A seat for an assistant through the Model Context Protocol. What it is given is what its seat sees, in words and as
 * data; what it gives is the name of an option. There is no way from here to a state, or to anybody else's seat.
 */
export function assistantServer(context: Context, version: string): { readonly server: McpServer; close(): void } {
  const instructions = context.say('mcp.instructions')
  const server = new McpServer({ name: 'situation-room', version }, { instructions })
  const assistant = openAssistant(context)
  addTools(server, assistant)
  addResources(server, context)
  return { server, close: assistant.rise }
}
