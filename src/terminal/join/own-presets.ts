import type { RemoteTable } from '../../client/table.ts'
import { Fault, type Json } from '../../engine/game.ts'
import type { SpokenPresets } from '../../games/speaker.ts'
import type { Act } from '../../host/wire.ts'
import type { Say } from '../../words/index.ts'
import type { Aside } from './asides.ts'
import { type CompanyAct, simple } from './company-acts.ts'

/** What this seat has settled beforehand, on all its devices, and how it is settled otherwise. */
export interface OwnPresets {
  /** All of it as one line. */
  told(): string
  /** One more rule, as it is typed. */
  add(typed: string): Promise<void>
  /** One less, counted from 1. */
  remove(number: string): Promise<void>
  settle(rules: readonly Json[]): Promise<void>
  acts(): readonly CompanyAct[]
  /** Tells of it where it is another than before. */
  look(): void
}

interface Settings {
  readonly table: RemoteTable
  readonly say: Say
  /** Undefined where the game asks each time. */
  readonly words: SpokenPresets | undefined
  act(what: Act): Promise<void>
  add(aside: Aside, text: string): void
}

export function openOwnPresets({ table, say, words, act, add }: Settings): OwnPresets {
  /** The last that was told: of nothing nobody is told. */
  let known = 0
  const now = () => table.now().own.presets
  const spoken = (): SpokenPresets => {
    if (!words) throw new Fault('presets.none')
    return words
  }
  const told = (): string => {
    const lines = now().rules.map((rule, i) => say('play.option', { number: i + 1, label: spoken().line(rule) }).trim())
    return lines.length === 0 ? say('presets.told.none') : say('presets.told', { rules: lines.join(' · ') })
  }
  // What is written over is what is shown here.
  const settle = (rules: readonly Json[]): Promise<void> =>
    act({ type: 'presets', version: now().version, rules: [...rules] })

  const own: OwnPresets = {
    told,
    settle,
    add: typed => settle([...now().rules, spoken().read(typed)]),
    async remove(number) {
      const { rules } = now()
      const at = Number(number) - 1
      if (!(at in rules)) throw new Fault('presets.number', { text: number, most: rules.length })
      await settle(rules.toSpliced(at, 1))
    },
    acts: () =>
      words
        ? [
            { label: say('people.act.preset'), asks: say('people.ask.preset'), carryOut: own.add },
            ...now().rules.map((rule, i) =>
              simple(say('people.act.end-preset', { rule: words.line(rule) }), () => own.remove(String(i + 1))),
            ),
          ]
        : [],
    look() {
      const { version, rules } = now()
      if (version === known || !words) return
      known = version
      add({ type: 'presets', rules }, told())
    },
  }
  return own
}
