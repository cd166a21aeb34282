import { type Context, gameVoice, inFile, printJson, readJson, tell } from '../context.ts'
import { cardLine } from '../lines/plain.ts'
import { packOf } from '../packs.ts'

/** Every card with its source mark; as JSON, the very file that --deck reads. */
export async function cards(
  context: Context,
  name: string,
  { json, deck }: { readonly json?: boolean; readonly deck?: string },
): Promise<number> {
  const pack = await packOf(context.games, name)
  const given = deck === undefined ? undefined : readJson(deck)
  const game = inFile(deck ?? name, () => pack.make(given))
  const say = gameVoice(context, pack)
  if (json) {
    printJson(context, pack.deckFile(game))
    return 0
  }
  for (const card of pack.speak(say, game).cards()) {
    tell(context, cardLine(say, card))
    for (const line of card.text) tell(context, `    ${line}`)
  }
  return 0
}
