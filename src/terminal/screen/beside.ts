import { Fault, type GameEvent } from '../../engine/game.ts'
import { knownAtFirst } from '../join/company.ts'
import type { Session } from '../session.ts'
import type { ScreenModel } from './model.ts'
import type { TypedLine } from './typed-line.ts'

/** What people at a table elsewhere do beside playing, on the whole screen. */
export interface Beside {
  /** What can be done, a row each. */
  rows(): readonly string[]
  /** The newest line that people elsewhere have brought about, or that only this seat was told; null where all is known. */
  news(): string | null
  /** Does the marked one; what has to be typed for it is asked for. */
  act(selected: number): Promise<void>
  /** Asks for words to everybody; those that were not sent yet are there to go on with. Perhaps that option is advised. */
  write(advised?: string): Promise<void>
  takeTime(): Promise<void>
  screen(isOpen: boolean): ScreenModel<never>['company']
}

export interface BesideTools {
  readonly ask: TypedLine['ask']
  attempt(act: () => void | Promise<void>): Promise<void>
  tell(message: string): void
}

export function openBeside<State, View, Event extends GameEvent>(
  { company, say }: Session<State, View, Event>,
  { ask, attempt, tell }: BesideTools,
): Beside {
  let known = knownAtFirst(company)

  const news = (): string | null => {
    const heard = company?.heard() ?? []
    const last = heard
      .slice(known)
      .filter(({ isOld }) => !isOld)
      .at(-1)
    known = heard.length
    return last?.text ?? null
  }

  return {
    rows: () => company?.acts().map(({ label }) => label) ?? [],
    news,
    async act(selected) {
      const act = company?.acts()[selected]
      if (!act) return
      if (act.asks !== null) ask(act.asks, typed => attempt(() => act.carryOut(typed)))
      else
        await attempt(async () => {
          await act.carryOut('')
          tell(news() ?? say('people.done'))
        })
    },
    write: advised =>
      attempt(() => {
        const label = company?.askToWrite() ?? null
        if (!company || label === null) return
        const isFriend = company.isFriend()
        const askFor = (before: string): void =>
          ask(
            label,
            typed =>
              attempt(async () => {
                if (typed.trim() === '') return
                try {
                  await company.send(typed)
                } catch (error) {
                  // Held back once: Enter again sends it.
                  if (error instanceof Fault && error.key === 'talk.figure') askFor(typed)
                  throw error
                }
                if (isFriend) tell(say('friend.advised'))
              }),
            before,
            isFriend ? undefined : text => company.words.keep({ text }),
          )
        askFor(isFriend ? (advised ?? '') : company.words.begin().text)
      }),
    takeTime: () => attempt(async () => company?.act({ type: 'extend' })),
    screen: isOpen =>
      company && {
        status: isOpen ? company.status() : [],
        heard: isOpen ? company.heard().map(one => one.text) : [],
        brief: company.brief(),
        isUrgent: company.isUrgent(),
      },
  }
}
