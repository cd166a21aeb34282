import { useEffect, useRef } from 'react'
import type { Event } from '../../games/negotiator/events.ts'
import { announce } from '../shared/announce.tsx'
import { isMotionOff, settings } from '../shared/settings.ts'
import { play, type Sound } from '../shared/sound.ts'
import { diceSentence, marksOf } from './Dice.tsx'
import type { CallModel } from './model.ts'

/** What somebody who wants it brief is told all the same. */
const BRIEF: ReadonlySet<Event['kind']> = new Set([
  'rolled',
  'tested',
  'compared',
  'threat',
  'released',
  'killed',
  'revealed',
  'cut-off',
  'terror',
  'minor',
  'last-conversation',
  'second',
  'eliminated',
  'escape-pending',
])

/** What is heard of it, the most telling first: one sound for all that happened at once. */
const SOUNDS: readonly (readonly [Event['kind'], Sound])[] = [
  ['turn', 'ring'],
  ['terror', 'stamp'],
  ['conversation-ends', 'hang-up'],
  ['conceded', 'stamp'],
  ['banked', 'card'],
  ['bought', 'card'],
  ['took', 'card'],
]

/** Dice are heard while they roll; where nothing moves, when they lie. */
function sound(news: readonly Event[]): void {
  if (isMotionOff(settings()) && news.some(({ kind }) => kind === 'rolled' || kind === 'rerolled')) play('dice')
  const heard = SOUNDS.find(([kind]) => news.some(event => event.kind === kind))
  if (heard) play(heard[1])
}

/** Tells a screen reader what is new, one short sentence an event, and how it ended. */
export function useNews({ scene, events, view, say, speaker, question, kind }: CallModel): void {
  const before = useRef<{ readonly id: string; readonly n: number } | null>(null)
  useEffect(() => {
    const last = before.current
    before.current = { id: scene.id, n: events.length }
    if (last?.id !== scene.id) {
      if (scene.choices > 0 && !scene.outcome) announce(say('call.resumed', { turn: view.turn, question }))
      return
    }
    if (events.length < last.n) {
      announce(say('call.undone', { question }))
      return
    }
    sound(events.slice(last.n))
    const isBrief = settings().verbosity === 'brief'
    for (const event of events.slice(last.n)) {
      if (event.kind === 'ended') announce(speaker.event(event, 0), 'assertive')
      else if (event.kind === 'rolled')
        announce(diceSentence(say, event.dice, marksOf(event.dice, view.modifiers.fours, 0, kind === 'test.convert')))
      else if (!isBrief || BRIEF.has(event.kind)) announce(speaker.event(event, 0))
    }
    if (events.length > last.n && !scene.outcome) announce(question)
  }, [scene, events, view, say, speaker, question, kind])
}
