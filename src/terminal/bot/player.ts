import type { Bot, Mind } from '../../bots/bot.ts'
import type { GameEvent, Json, Outcome, Seat } from '../../engine/game.ts'
import type { Talk } from '../../engine/talk.ts'
import type { AnyGame } from '../../games/index.ts'
import { deckHash } from '../../table/file.ts'
import { BOT_PROTOCOL, choiceIn, slipInHello } from './messages.ts'
import type { Program, Slip } from './program.ts'

/** A program is started by a shell and loads what it needs: that is no choice yet. */
const START_MS = 10_000

/** What a program is told of each match, besides its seat. */
export interface Playing {
  readonly game: AnyGame
  readonly setup: Json
  /** Who goes on for a program that cannot. */
  readonly standIn: Bot<unknown>
  readonly limitMs: number
}

/** Where, and on which of its choices, a program has slipped. */
export interface Slipped {
  readonly seat: Seat
  readonly match: number
  readonly choice: number
  readonly slip: Slip
}

/** A program that plays one match after the other, in a seat of each. */
export interface OwnBot {
  /** The bot for the next match. */
  readonly bot: Bot<unknown>
  /** The match is over, or left (null): the program is told, and may play another. */
  end(outcome: Outcome | null): void
  /** Does somebody else play the rest of this match? */
  isOut(): boolean
  close(): Promise<void>
}

/** How long each choice took, in milliseconds, where somebody wants to know. */
export interface Watch {
  slipped(slipped: Slipped): void
  took?(ms: number): void
}

/**
 * Speaks with a program in JSON lines. After its first slip in a match the stand-in plays that match to its end; where
 * the program no longer answers it is started again for the next one.
 */
export function ownBot(start: () => Program, playing: Playing, watch: Watch): OwnBot {
  const { game, limitMs } = playing
  let program: Program | null = null
  let match = 0
  let sat: Seat = -1
  let asked = 0
  let isOut = false
  let rest: { readonly events: readonly GameEvent[]; readonly talk: readonly Talk[] } = { events: [], talk: [] }

  const slip = (found: Slip): void => {
    isOut = true
    // Whatever it still does answers nothing; for another match it begins anew.
    program?.end()
    program = null
    watch.slipped({ seat: sat, match, choice: asked, slip: found })
  }

  /** The program, greeted; null where it could not be started. */
  async function greeted(): Promise<Program | null> {
    if (program) return program
    program = start()
    const hello = { game: game.id, rules: game.rulesVersion, view: game.viewFormat, deck: deckHash(game.deck) }
    const answer = await program.ask(
      { type: 'hello', protocol: BOT_PROTOCOL, ...hello, deadline_ms: START_MS },
      START_MS,
    )
    const wrong = 'slip' in answer ? answer.slip : slipInHello(answer.line)
    if (wrong) slip(wrong)
    return program
  }

  function open(seat: Seat, players: number): Mind<unknown> {
    const standIn = playing.standIn.open(seat, players)
    let hasBegun = false
    match++
    sat = seat
    asked = 0
    isOut = false
    rest = { events: [], talk: [] }
    let isStoodIn = false
    return {
      told(events, talk) {
        standIn.told(events, talk)
        if (!isOut) rest = { events: [...rest.events, ...events], talk: [...rest.talk, ...talk] }
      },
      standsIn: () => isStoodIn,
      async choose(ask, budget) {
        const instead = (): number | Promise<number> => {
          isStoodIn = true
          return standIn.choose(ask, budget)
        }
        if (isOut) return instead()
        asked++
        const found = await greeted()
        if (!found) return instead()
        if (!hasBegun) found.tell({ type: 'start', match, seat, players: Math.max(1, players), setup: playing.setup })
        hasBegun = true
        const { decision } = ask
        const options = decision.options.map(option => game.nameOf(option))
        const message = { type: 'decide', id: asked, match, seat, kind: decision.kind, options, view: ask.view() }
        const begun = performance.now()
        const answer = await found.ask({ ...message, ...rest, deadline_ms: limitMs }, limitMs)
        watch.took?.(performance.now() - begun)
        rest = { events: [], talk: [] }
        const chosen = 'slip' in answer ? answer.slip : choiceIn(answer.line, asked, options)
        if (typeof chosen === 'number') return decision.options[chosen]
        slip(chosen)
        return instead()
      },
    }
  }

  return {
    bot: { name: 'own', open },
    end(outcome) {
      if (!isOut && outcome) program?.tell({ type: 'end', match, outcome, ...rest })
    },
    isOut: () => isOut,
    async close() {
      await program?.close()
    },
  }
}
