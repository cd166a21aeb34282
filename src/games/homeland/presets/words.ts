import { Fault, type Json } from '../../../engine/game.ts'
import type { Say } from '../../../words/index.ts'
import { plainly } from '../../../words/plainly.ts'
import type { SpokenPresets } from '../../speaker.ts'
import type { DeckData } from '../cards/card.ts'
import { type Does, type Preset, presetsIn, reactingAssets, type Whose, whoseCases } from './rules.ts'

/** What is used once, and then is gone, is said so. */
const burned = { blue: 'burnBlue', red: 'burnRed', never: 'never', ask: 'ask' } as const satisfies Readonly<
  Record<Does, string>
>

/** A rule as a sentence; cards are named as this reader reads them. */
export function presetLine(say: Say, deck: DeckData, card: (id: string) => string, rule: Preset): string {
  const { asset, do: does, impactAtLeast = 0, leads, whose = 'any' } = rule
  const isBurned = deck.assets.find(({ id }) => id === asset)?.onTotals?.do === 'burn-swing'
  return say('preset.line', {
    asset: say('card.named', { card: card(asset) }),
    does: isBurned ? burned[does] : does,
    impact: impactAtLeast,
    leads: leads?.side ?? 'any',
    atMost: leads?.atMost ?? 0,
    whose: whose === 'other' ? 'others' : whose,
  })
}

const does: readonly Does[] = ['blue', 'red', 'never', 'ask']
/** What a rule is typed in, each in the reader's own language. */
export const typedWords = [...does, 'impact', ...whoseCases] as const

/** What somebody types for a rule: an asset by as much of its name as it takes, what it does, and when. */
function presetTyped(say: Say, deck: DeckData, card: (id: string) => string, typed: string): Preset {
  const wordOf = (name: string): string => plainly(say(`preset.word.${name}`))
  const isWord =
    (word: string) =>
    (name: string): boolean =>
      wordOf(name) === word
  const usage = (): Fault =>
    new Fault('preset.typed', {
      ...Object.fromEntries(typedWords.map(name => [name, say(`preset.word.${name}`)])),
      assets: reactingAssets(deck).map(card).join(', '),
    })
  const words = plainly(typed).split(/\s+/).filter(Boolean)
  const at = words.findIndex(word => does.some(isWord(word)))
  const [sought, doing] = [words.slice(0, at).join(' '), does.find(isWord(words[at] ?? ''))]
  const assets = reactingAssets(deck).filter(id => id === sought || plainly(card(id)).includes(sought))
  if (at < 1 || !doing || assets.length !== 1) throw usage()

  let rule: Preset = { asset: assets[0], do: doing }
  const rest = words.slice(at + 1)
  while (rest.length > 0) {
    const word = rest.shift() ?? ''
    const whose = whoseCases.find(isWord(word)) as Whose | undefined
    const side = (['blue', 'red'] as const).find(isWord(word))
    if (whose) rule = { ...rule, whose }
    else {
      const n = Number(rest.shift())
      if (!Number.isInteger(n)) throw usage()
      if (isWord(word)('impact')) rule = { ...rule, impactAtLeast: n }
      else if (side) rule = { ...rule, leads: { side, atMost: n } }
      else throw usage()
    }
  }
  return rule
}

export const presetWords = (say: Say, deck: DeckData, card: (id: string) => string): SpokenPresets => ({
  line: rule => presetLine(say, deck, card, presetsIn([rule])[0]),
  read: typed => presetTyped(say, deck, card, typed) as unknown as Json,
})
