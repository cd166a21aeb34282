import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { rulebookOf } from '../../games/rulebook.ts'
import { rulesFor } from '../commands/rules.ts'
import { type Context, gameSay } from '../context.ts'
import { rowOf } from '../games.ts'
import { cardLines } from '../lines/plain-answer.ts'
import { packOf } from '../packs.ts'

/** What an assistant may read at any time: the rulebooks and the cards. */
export function addResources(server: McpServer, context: Context): void {
  const { say, games } = context
  for (const id of games.ids) {
    const text = (uri: string, body: string) => ({ contents: [{ uri, mimeType: 'text/plain', text: body }] })
    const rules = `situation-room://rules/${id}`
    server.registerResource(
      `rules-${id}`,
      rules,
      { description: say('mcp.resource.rules', { game: id }), mimeType: 'text/plain' },
      () => text(rules, rulesIn(context, id, '')),
    )
    const cards = `situation-room://cards/${id}`
    server.registerResource(
      `cards-${id}`,
      cards,
      { description: say('mcp.resource.cards', { game: id }), mimeType: 'text/plain' },
      async () => text(cards, await cardsIn(context, id)),
    )
  }
}

export const rulesIn = (context: Context, game: string, word: string): string =>
  rulesFor(gameSay(context, rowOf(game)), rulebookOf(game), word).join('\n')

async function cardsIn(context: Context, id: string): Promise<string> {
  const pack = await packOf(context.games, id)
  const say = gameSay(context, pack)
  const game = pack.make()
  const speaker = pack.speak(say, game)
  const { origin } = pack.queries(say, game, speaker, null)
  return speaker
    .cards()
    .flatMap(card => cardLines(say, card, origin(card), '    '))
    .join('\n')
}
