import type { Seat } from '../../engine/game.ts'
import {
  type Claim,
  caseClaims,
  playerClaims,
  type Said,
  type Subject,
  standingClaims,
  strengths,
} from '../../games/homeland/talk/claims.ts'
import type { Say } from '../../words/index.ts'

/** One line of a list to choose from, the key that chooses it, and what it stands for. */
export interface Row<T> {
  readonly key: string
  readonly text: string
  readonly is: T
}

/** Something one can say, and whom or what it can be said of at this moment. */
export interface Statement {
  readonly targets: readonly Row<Subject>[]
  makes(about: Subject): Claim
}

export interface Speaking {
  readonly say: Say
  readonly seat: Seat
  readonly names: readonly string[]
  readonly talk: readonly Said[]
  /** The cases on the table, as they lie, with their names. */
  readonly cases: readonly { readonly id: number; readonly text: string }[]
}

const KEYS_OF_CASES = '1234567890'
const KEYS_OF_PLAYERS = 'sStT'
const RETRACT = 'r'

/** All that can be said at a table, in the same order whatever lies on it. */
export function statementsOf({ say, seat, names, talk, cases }: Speaking): readonly Row<Statement>[] {
  const aboutCases: readonly Row<Subject>[] = cases.map(({ id, text }) => ({
    key: String(id),
    text,
    is: { case: id },
  }))
  const aboutPlayers: readonly Row<Subject>[] = names.flatMap((name, player) =>
    player === seat ? [] : [{ key: String(player + 1), text: name, is: { player } }],
  )
  const own = standingClaims(talk).filter(said => said.seat === seat)
  const isStanding = ({ is }: Row<Subject>): boolean =>
    own.some(({ claim: said }) =>
      'case' in is
        ? said.about === 'case' && said.case === is.case
        : said.about === 'player' && said.player === is.player,
    )
  return [
    ...caseClaims.map((says, i) => ({
      key: KEYS_OF_CASES[i],
      text: say(`talk.says.${says}`),
      is: {
        targets: aboutCases,
        makes: (about: Subject): Claim => ({ about: 'case', case: 'case' in about ? about.case : 0, says }),
      },
    })),
    ...playerClaims
      .flatMap(says => strengths.map(strength => ({ says, strength })))
      .map(({ says, strength }, i) => ({
        key: KEYS_OF_PLAYERS[i],
        text: say(`talk.says.${says}.${strength}`),
        is: {
          targets: aboutPlayers,
          makes: (about: Subject): Claim => ({
            about: 'player',
            player: 'player' in about ? about.player : seat,
            says,
            strength,
          }),
        },
      })),
    {
      key: RETRACT,
      text: say('talk.says.retract'),
      is: {
        targets: [...aboutCases, ...aboutPlayers].filter(isStanding),
        makes: (about: Subject): Claim => ({ about: 'retract', ...about }),
      },
    },
  ]
}
