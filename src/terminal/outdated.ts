import type { Game, GameEvent, Seat } from '../engine/game.ts'
import { readable, readableParts, wordsFor } from '../games/generic-speaker.ts'
import type { Speaker } from '../games/speaker.ts'
import type { Retold } from '../host/archive/answers.ts'
import { retoldOf } from '../host/archive/outdated.ts'
import type { MatchFile } from '../table/file-schema.ts'
import { languageOf, type Say } from '../words/index.ts'
import { shown } from '../words/shown.ts'
import { type Context, gameSay, print } from './context.ts'
import { namesOf } from './names.ts'
import type { Pack } from './packs.ts'

/**
 * A match that cannot be played again: its rules or cards are not those at hand. A finished one carries its events, so it
 * is told as it was told then; of one that is not over there is told what can be without playing it.
 */
export async function retell<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  saved: MatchFile,
  eyes: Seat | null,
): Promise<number> {
  const say = gameSay(context, pack)
  const told = await retoldOf(await context.games.find(saved.game)(), saved, null)
  const game = pack.make(told.deck ?? undefined)
  const events = (told.events ?? []) as unknown as readonly Event[]
  const speaker = pack.speak(say, game, namesOf(told.seats), pack.who(events))
  const { is, should } = told.rules
  if (told.events === null) {
    for (const line of factsIn(say, told, speaker)) print(context, line)
    return 0
  }
  print(context, say('replay.retold', { is: shown(is), should }))
  for (const event of events) {
    // Null: nobody else was told.
    const tell = (): string | null => {
      const seen = eyes === null ? event : game.seen(event, eyes)
      return seen === null ? null : speaker.event(seen, eyes ?? 0)
    }
    const line = wordsFor(tell, event.kind)
    if (line !== null) print(context, line)
  }
  return 0
}

/** What everybody may know of a match that is not over, a line each. */
function factsIn<View, Event extends GameEvent>(say: Say, told: Retold, speaker: Speaker<View, Event>): string[] {
  const { rules, setup, begun, practice, seats, made, chosen, said } = told
  const names = namesOf(seats)
  const fact = (what: string, value: string): string => say('outdated.fact', { what, value })
  const when = new Intl.DateTimeFormat(languageOf(say.locale), { dateStyle: 'medium', timeStyle: 'short' })
  return [
    `${say('file.rules', { is: shown(rules.is), should: rules.should })} ${say('outdated.running')}`,
    fact(say('outdated.setup'), shown(readableParts(setup))),
    ...(begun === null ? [] : [fact(say('outdated.begun'), when.format(begun))]),
    ...(practice ? [fact(say('outdated.kind'), say('outdated.kind.practice'))] : []),
    ...(seats.length === 0 ? [fact(say('outdated.choices'), String(made[0] ?? 0))] : []),
    ...seats.map(({ bot }, seat) =>
      fact(
        bot === null ? names[seat] : say('outdated.bot', { name: names[seat], bot: shown(bot) }),
        say('outdated.made', { n: made[seat] ?? 0 }),
      ),
    ),
    ...(chosen ?? []).map((choice, n) => `${n + 1}. ${shown(choice)}`),
    ...said.map(one => `” ${wordsFor(() => speaker.claim?.(one) ?? readable(one.claim), readable(one.claim))}`),
  ]
}
