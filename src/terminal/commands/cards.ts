import { type Context, gameSay, inFile, printJson, readJson, tell } from '../context.ts'
import { cardLines } from '../lines/plain-answer.ts'
import { packOf } from '../packs.ts'

/** Every card, and what on it comes from where; as JSON, the very file that --deck reads. */
export async function cards(
  context: Context,
  name: string,
  { json, deck }: { readonly json?: boolean; readonly deck?: string },
): Promise<number> {
  const pack = await packOf(context.games, name)
  const given = deck === undefined ? undefined : readJson(deck)
  const game = inFile(deck ?? name, () => pack.make(given))
  const say = gameSay(context, pack)
  if (json) {
    printJson(context, pack.deckFile(game))
    return 0
  }
  const speaker = pack.speak(say, game)
  const { origin } = pack.queries(say, game, speaker, null)
  for (const card of speaker.cards()) for (const line of cardLines(say, card, origin(card), '    ')) tell(context, line)
  return 0
}
