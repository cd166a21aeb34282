import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { Reason } from '../../engine/game.ts'
import type { DeckData } from '../../games/negotiator/cards/card.ts'
import { compile, type Deck } from '../../games/negotiator/cards/deck.ts'
import { standard } from '../../games/negotiator/cards/standard.ts'
import type { Event } from '../../games/negotiator/events.ts'
import { nameOfParts, type Parts } from '../../games/negotiator/options.ts'
import { sayingOf, speakNegotiator } from '../../games/negotiator/tell/speak.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import type { CardLines, OptionLines, Speaker } from '../../games/speaker.ts'
import type { Refusal } from '../../host/store.ts'
import type { Say } from '../../words/index.ts'
import { useSay } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'

export interface WhyNot {
  readonly why: string
  /** The same where the card it is about stands beside it. */
  readonly short: string
  readonly rule: string
}

/** Everything about a call in words: what each piece of the screen takes what it needs from. */
export interface CallModel {
  readonly scene: Scene
  readonly view: View
  readonly events: readonly Event[]
  readonly say: Say
  readonly speaker: Speaker<View, Event>
  readonly deck: Deck
  readonly cards: ReadonlyMap<string, CardLines>
  /** What is asked, by its kind; empty when nothing is. */
  readonly kind: string
  readonly question: string
  readonly options: readonly OptionLines[]
  option(parts: Parts): OptionLines | undefined
  /** What the engine says against an option; null where it is offered, or there is none of these parts. */
  whyNot(parts: Parts): WhyNot | null
  /** The same of any option, by its name, whether it lies in sight or not. */
  askWhy(name: string): Promise<WhyNot | null>
  choose(name: string): void
  /** One after the other, as long as each can still be chosen. */
  chooseAll(names: readonly string[]): void
  /** The name of a card or a person. */
  name(id: string): string
}

const CallContext = createContext<CallModel | null>(null)
export const CallProvider = CallContext

export function useCall(): CallModel {
  const model = useContext(CallContext)
  if (!model) throw new Error('no call around this')
  return model
}

/** Why something that lies in sight cannot be done; where nothing is asked any more, nothing was explained, and one asks. */
export function useWhyNot(parts: Parts): WhyNot | null {
  const { scene, whyNot, askWhy } = useCall()
  const [told, setTold] = useState<WhyNot | null>(null)
  const name = nameOfParts(parts)
  const isAsked = scene.asked !== null
  useEffect(() => {
    if (!isAsked) void askWhy(name).then(setTold)
  }, [name, isAsked, askWhy])
  return whyNot(parts) ?? (isAsked ? null : told)
}

/** The speaker of a deck: the standard one, unless a match brings its own; of an abductor, where one is on the line. */
export function useSpeaker(deck: unknown = null, abductor = '') {
  const plain = useSay()
  return useMemo(() => {
    const compiled = compile(deck === null ? standard : (deck as DeckData))
    const speaker = speakNegotiator(plain, { cards: compiled }, abductor)
    return {
      say: sayingOf(plain, abductor),
      speaker,
      deck: compiled,
      cards: new Map(speaker.cards().map(card => [card.id, card])),
    }
  }, [plain, deck, abductor])
}

const nobody = (): void => {}
const nothing = async (): Promise<null> => null

export function useCallModel(
  scene: Scene,
  choose: (name: string) => void,
  chooseAll: (names: readonly string[]) => void = nobody,
  ask: (name: string) => Promise<Refusal | null> = nothing,
): CallModel {
  const { say, speaker, deck, cards } = useSpeaker(scene.deck, (scene.view as View).abductor)
  return useMemo(() => {
    const view = scene.view as View
    const asked = scene.asked
    const options = asked ? speaker.options(asked.explanation, view) : []
    const option = (parts: Parts) => {
      const wanted = nameOfParts(parts)
      return options.find(({ name }) => name === wanted)
    }
    const whyNot = (parts: Parts): WhyNot | null => {
      const wanted = nameOfParts(parts)
      const reason = asked?.explanation.refused.find(({ name }) => name === wanted)?.why
      return reason ? inWords(reason) : null
    }
    const inWords = (reason: Reason): WhyNot => {
      const why = speaker.reason(reason)
      const short = `call.short.${reason.key.slice('refuse.'.length)}`
      return { why, short: say.has(short) ? say(short, reason.values) : why, rule: reason.rule }
    }
    return {
      scene,
      view,
      events: scene.events as readonly Event[],
      say,
      speaker,
      deck,
      cards,
      kind: asked?.kind ?? '',
      question: asked ? speaker.question({ seat: 0, kind: asked.kind, options: [] }, view) : '',
      options,
      option,
      whyNot,
      async askWhy(name) {
        const refused = await ask(name)
        return refused?.rule == null ? null : inWords({ ...refused, rule: refused.rule })
      },
      choose,
      chooseAll,
      name: id => cards.get(id)?.name ?? id,
    }
  }, [scene, choose, chooseAll, ask, say, speaker, deck, cards])
}

/** Equal cards once, with how many there are, in the order in which they lie. */
export const counted = (ids: readonly string[]): readonly { readonly id: string; readonly copies: number }[] =>
  [...new Set(ids)].map(id => ({ id, copies: ids.filter(one => one === id).length }))
