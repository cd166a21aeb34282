import { levels } from '../../games/negotiator/vocabulary.ts'
import { announce } from '../shared/announce.tsx'
import { useShortcuts } from '../shared/useShortcuts.ts'
import type { Tool } from './Dock.tsx'
import type { Leaf } from './leaves.ts'
import { counted, useCall } from './model.ts'

/** The keys of a call, in the order in which they are explained. */
export const keys = ['?', 'h', '1', 't', 'd', 's', 'l', 'w', 'u', 'r', 'a', '/'] as const

interface Hands {
  onCard(id: string): void
  onTool(tool: Tool): void
  onLeaf(leaf: Leaf): void
  onUndo(): void
  /** What a key asked for, also for those who look at the screen. */
  onAnswer(text: string): void
}

const LAST = 6

export function useKeys(hands: Hands): void {
  const model = useCall()
  useShortcuts(key => act(key, model, hands))
}

/** The first thing to press in a part of the table; the part itself where there is nothing. */
const focusIn = (part: string, first: string): void => {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(`${part} ${first}`) ?? document.querySelector<HTMLElement>(part)
    found?.focus()
  })
}

function act(key: string, model: ReturnType<typeof useCall>, hands: Hands): boolean {
  const { speaker, view, events, scene, question } = model
  const answer = (text: string): true => {
    announce(text)
    hands.onAnswer(text)
    return true
  }
  switch (key) {
    case '?':
      hands.onTool('keys')
      return true
    case 'h':
      focusIn('.hand', '.card')
      return answer(speaker.status(view).at(-1) ?? '')
    case 't':
      return answer(
        [
          model.say('status.threat', {
            level: levels[view.threat],
            word: model.say(`level.${view.threat}`),
            dice: view.test.next,
          }),
          model.say('status.hostages', { ...view.hostages }),
          model.say('status.points', { points: view.points }),
        ].join(' '),
      )
    case 'd':
      hands.onLeaf('file')
      focusIn('.case-file', 'button')
      return true
    case 's':
      hands.onLeaf('supply')
      focusIn('.shelf', 'button')
      return true
    case 'l':
      hands.onLeaf('talk')
      return answer(
        events
          .slice(-LAST)
          .map(event => speaker.event(event, 0))
          .join(' '),
      )
    case 'w':
      return answer(question)
    case 'u':
      if (scene.draft > 0) hands.onUndo()
      return true
    case 'r':
      if (scene.practice) hands.onTool('rewind')
      return true
    case 'a':
      hands.onTool('advisor')
      return true
    case '/':
      hands.onTool('command')
      return true
    default: {
      const card = /^[1-9]$/.test(key) ? counted(view.hand)[Number(key) - 1] : undefined
      if (card) hands.onCard(card.id)
      return card !== undefined
    }
  }
}
