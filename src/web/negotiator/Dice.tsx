import { Drawing } from '../shared/Drawing.tsx'
import { useCall } from './model.ts'
import type { Roll } from './useHeld.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

export type DieMark = 'success' | 'four' | 'miss'

/** What each die is worth as it lies (N-13); a 4 that was paid for or is free counts. */
export function marksOf(dice: readonly number[], free: boolean, converted: number, mayConvert: boolean): DieMark[] {
  let bought = converted
  return dice.map(face => {
    if (face >= 5 || (face === 4 && (free || bought-- > 0))) return 'success'
    return face === 4 && mayConvert ? 'four' : 'miss'
  })
}

/** Dice on the table: drawn, marked by shape as well, and said in one sentence. */
export function Dice({
  dice,
  marks,
  size = 'normal',
}: {
  dice: readonly number[]
  marks: readonly DieMark[]
  size?: 'normal' | 'small'
}) {
  const { say } = useCall()
  return (
    <span className={`dice dice-${size}`} role="img" aria-label={diceSentence(say, dice, marks)}>
      {dice.map((face, die) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
        <span key={die} className={`die die-${marks[die]}`}>
          <Drawing from="call" name={`die-${face}`} />
        </span>
      ))}
    </span>
  )
}

export const diceSentence = (
  say: ReturnType<typeof useCall>['say'],
  dice: readonly number[],
  marks: readonly DieMark[],
): string =>
  say('call.dice', {
    n: dice.length,
    dice: dice.join(', '),
    successes: marks.filter(mark => mark === 'success').length,
    fours: marks.filter(mark => mark === 'four').length,
  })

/** In the air: each of those that move runs through its faces. */
export function RollingDice({ roll, still }: { roll: Roll; still: readonly number[] }) {
  const n = Math.max(roll.dice, still.length)
  return (
    <span className="dice" aria-hidden="true">
      {Array.from({ length: n }, (_, die) =>
        roll.moved.includes(die) || still[die] === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
          <span key={die} className="die die-rolling">
            <span className="die-strip">
              {FACES.map(face => (
                <Drawing key={face} from="call" name={`die-${((face * 5 + die * 2) % 6) + 1}`} />
              ))}
            </span>
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
          <span key={die} className="die die-miss">
            <Drawing from="call" name={`die-${still[die]}`} />
          </span>
        ),
      )}
    </span>
  )
}
