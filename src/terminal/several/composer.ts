import type { Claim, Subject } from '../../games/homeland/talk/claims.ts'
import type { Key } from '../screen/keys.ts'
import { type Row, type Speaking, type Statement, statementsOf } from './statements.ts'

/** A claim in the making, as it is to be seen: the lines to choose from, and which of them is marked. */
export interface Composer {
  readonly title: string
  readonly rows: readonly { readonly key: string; readonly text: string }[]
  readonly selected: number
}

export interface Composing {
  press(key: Key): Promise<void>
  screen(): Composer
  readonly isOpen: boolean
}

export interface Talking extends Speaking {
  /** What is looked at already: the first thing a claim would be about. */
  readonly focus: Subject | null
  /** A claim that was made ready and not said, to go on with. */
  readonly unsent?: unknown
  /** What would be said by Enter has changed; null where nothing would. */
  changed?(claim: Claim | null): void
  claim(claim: Claim): Promise<void>
}

const sameSubject = (one: Subject, other: Subject | null): boolean =>
  other !== null && JSON.stringify(one) === JSON.stringify(other)

/** Whatever order a database has brought the parts into. */
const sameJson = (one: object, other: unknown): boolean => {
  if (typeof other !== 'object' || other === null) return false
  const parts = (of: object): string => JSON.stringify(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)))
  return parts(one) === parts(other)
}

/**
 * Of what is looked at already the key of a statement makes a claim at once, so that two keys do, with the one that
 * opened this; otherwise, and after Enter, it is asked whom or what it is about. The words are vague by design (M-32), and there is no room in them for a number.
 */
export function openComposer({ focus, claim, unsent = null, changed = () => {}, ...talking }: Talking): Composing {
  const { say } = talking
  const statements = statementsOf(talking).filter(({ is }) => is.targets.length > 0)
  let isOpen = statements.length > 0
  let chosen: (typeof statements)[number] | null = null
  let selected = 0
  let digits = ''
  let about = focus
  const rows = (): readonly Row<unknown>[] => (chosen ? chosen.is.targets : statements)
  if (unsent !== null) {
    const isIt = ({ is }: Row<Statement>, target: Row<Subject>): boolean => sameJson(is.makes(target.is), unsent)
    chosen = statements.find(row => row.is.targets.some(target => isIt(row, target))) ?? null
    const from = chosen
    if (from) selected = from.is.targets.findIndex(target => isIt(from, target))
  }

  const speak = async ({ makes }: Statement, of: Subject): Promise<void> => {
    isOpen = false
    await claim(makes(of))
  }
  const choose = async (at: number): Promise<void> => {
    if (chosen) return speak(chosen.is, chosen.is.targets[at].is)
    chosen = statements[at]
    selected = Math.max(
      0,
      chosen.is.targets.findIndex(({ is }) => sameSubject(is, about)),
    )
  }
  const chooseByKey = (at: number): Promise<void> => {
    const { is } = statements[at]
    const target = is.targets.find(one => sameSubject(one.is, about))
    return target ? speak(is, target.is) : choose(at)
  }
  /** From one case to the next, without leaving what is being said. */
  const turn = (by: number): void => {
    const all = talking.cases.map(({ id }): Subject => ({ case: id }))
    const at = all.findIndex(one => sameSubject(one, about))
    if (all.length > 0) about = at < 0 ? all[by > 0 ? 0 : all.length - 1] : all[(at + by + all.length) % all.length]
  }
  const title = (): string => {
    if (chosen) return say('talk.about', { says: chosen.text })
    if (about === null) return say('talk.what')
    return 'case' in about
      ? say('talk.what.case', { case: about.case })
      : say('talk.what.player', { player: talking.names[about.player] })
  }

  return {
    get isOpen() {
      return isOpen
    },
    async press(key) {
      if (!isOpen) return
      await take(key)
      changed(isOpen && chosen ? chosen.is.makes(chosen.is.targets[selected].is) : null)
    },
    screen: () => ({
      title: title(),
      rows: rows().map(({ key, text }) => ({ key, text })),
      selected,
    }),
  }

  async function take(key: Key): Promise<void> {
    const wasTyped = digits
    digits = ''
    if (key === 'escape') {
      if (chosen) {
        selected = statements.indexOf(chosen)
        chosen = null
      } else isOpen = false
    } else if (key === 'up' || key === 'k') selected = Math.max(0, selected - 1)
    else if (key === 'down' || key === 'j') selected = Math.min(rows().length - 1, selected + 1)
    else if (key === 'enter') await choose(selected)
    else if (!chosen && (key === 'left' || key === 'right')) turn(key === 'left' ? -1 : 1)
    else if (chosen) {
      // The number of a case may have two digits: they mark it, Enter says it.
      digits = /^\d$/.test(key) ? wasTyped + key : ''
      const at = rows().findIndex(row => row.key === digits)
      const alone = rows().findIndex(row => row.key === key)
      if (at >= 0) selected = at
      else if (alone >= 0) {
        selected = alone
        digits = key
      }
    } else {
      const at = statements.findIndex(row => row.key === key)
      if (at >= 0) await chooseByKey(at)
    }
  }
}
