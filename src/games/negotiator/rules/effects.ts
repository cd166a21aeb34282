import { count } from '../../../engine/steps.ts'
import { type EffectKind, ESCAPED, effectKinds } from '../vocabulary.ts'
import { effectsOf, type Parts, plain, takingFree } from './frames.ts'
import {
  addHostages,
  changePoints,
  changeThreat,
  discardTop,
  eliminate,
  finish,
  killMany,
  releaseMany,
} from './hostages.ts'
import { hiddenDemands, type Play, push } from './state.ts'
import { LOOKING, REVEALING } from './steps.ts'

/** Each effect a card can have. `title` is the Conversation card at work, -1 if it is another kind of card. */
export const effects: Readonly<Record<EffectKind, (play: Play, n: number, title: number) => void>> = {
  points: changePoints,
  threat: changeThreat,
  release: releaseMany,
  kill: killMany,
  hostages: addHostages,
  eliminate,

  end(play) {
    play.s.cutOff = true // N-10
    if (play.events !== null) play.events.push({ kind: 'cut-off' })
  },

  reveal(play, n) {
    const hidden = hiddenDemands(play.s)
    for (let i = 0; i < n && i < hidden; i++) push(play.s, plain(REVEALING))
    if (hidden === 0 && play.events !== null) play.events.push({ kind: 'nothing-to-reveal' }) // N-16
  },

  escape(play) {
    finish(play, ESCAPED) // N-28; under the Second too (N-27)
  },

  leave(play, _n, title) {
    const { s, deck, events } = play
    if (title < 0 || s.played[title] === 0) return // only a Conversation card that was set aside can leave
    s.played[title]--
    s.gone[title]++
    if (events !== null) events.push({ kind: 'card-leaves', card: deck.data.conversation[title].id })
  },

  'next-dice'(play, n) {
    play.s.nextDice += n
    if (play.events !== null) play.events.push({ kind: 'next-dice', n })
  },

  dice(play, n) {
    play.s.talkDice += n
    if (play.events !== null) play.events.push({ kind: 'dice', n })
  },

  fours(play) {
    play.s.fours = true
    if (play.events !== null) play.events.push({ kind: 'fours' })
  },

  take(play, n) {
    if (n > 0) push(play.s, takingFree(n))
  },

  'discard-terror'(play, n) {
    const { s, deck } = play
    for (let i = 0; i < n && s.terror.length > 0 && s.terror[s.terror.length - 1] < deck.reds; i++) discardTop(play)
  },

  'halve-terror'(play) {
    const { s, deck } = play
    let reds = 0
    for (const card of s.terror) if (card < deck.reds) reds++
    for (let left = reds; left > Math.ceil(reds / 2); left--) discardTop(play)
  },

  'reset-threat'(play) {
    const { s, deck } = play
    const from = s.threat
    s.threat = deck.abductors[s.abductor].threat
    if (play.events !== null) play.events.push({ kind: 'reset', from, to: s.threat })
  },

  look(play) {
    lookAtTop(play)
  },

  'look-discard'(play) {
    if (lookAtTop(play)) push(play.s, plain(LOOKING))
  },
}

/** The same in the order of `effectKinds`, because a number is found faster than a name. */
const effectsByNumber = effectKinds.map(kind => effects[kind])

/** One effect after the other. What is left waits on the stack only while one of them asks the player something. */
export const carryOut = {
  rule: 'N-11',
  does(play: Play, { title, list, at }: Pick<Parts, 'title' | 'list' | 'at'>): void {
    const { key, effects: line, kinds, asks } = play.deck.lists[list]
    for (let i = at; i < line.length; i++) {
      if (asks[i] && i + 1 < line.length) push(play.s, effectsOf(title, list, i + 1))
      if (play.ran !== null) count(play.ran, `${key}:${i}`)
      effectsByNumber[kinds[i]](play, line[i].n, title)
      if (asks[i] || play.s.ending !== 0) return
    }
  },
}

function lookAtTop(play: Play): boolean {
  const { s, deck, events } = play
  if (s.terror.length === 0) return false
  s.looked = Math.max(1, s.looked)
  const title = deck.terrorTitle[s.terror[s.terror.length - 1]]
  if (events !== null) events.push({ kind: 'looked', card: deck.terror[title].card.id })
  return true
}
