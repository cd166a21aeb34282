import type { GameEvent } from '../engine/game.ts'
import type { Say, Values } from '../words/index.ts'
import { shown } from '../words/shown.ts'
import { commitmentOf, secretHash } from './commitment.ts'
import type { MatchFile } from './file-schema.ts'
import type { Match } from './match.ts'
import { recordOf } from './open-file.ts'
import { fits, type Receipt, seedOf, shareHash } from './receipt.ts'

/** What somebody at a table has kept of it: the receipt is held against that. */
export interface Witness {
  readonly table: string
  readonly seat: number | null
  readonly bits: string | null
  readonly promised: readonly (string | null)[] | null
  readonly commitment: string
}

/** What can be proved about how a match was dealt; each has a sentence for when it fits and one for when it does not. */
export const proofs = ['sum', 'commitment', 'secret', 'shares', 'promises', 'seed', 'own', 'replay'] as const
export type Proof = (typeof proofs)[number]

export interface Check {
  readonly what: Proof
  readonly fits: boolean
  /** What is said of it where that is neither of its two sentences: there is nothing to check, or more to tell. */
  readonly note?: 'none' | 'left-out' | 'known' | 'daily'
  readonly values: Values
}

export const checkLine = (say: Say, { what, fits, note, values }: Check): string =>
  say(`verify.${what}${fits ? '' : '.not'}${note === undefined ? '' : `.${note}`}`, values)

/** How the cards of a match came about: against what was shown before, and against what this machine knows of it. */
export function checksOf(file: MatchFile, kept: readonly Witness[]): readonly Check[] {
  const { seats, receipt, nonce, seed } = recordOf(file)
  const names = seats.map(({ name }) => shown(name, LONGEST_NAME))
  if (receipt) return ofReceipt(receipt, file, names, kept)
  if (nonce === null) return [{ what: 'commitment', fits: true, note: 'none', values: {} }]
  const commitment = file.commitment ?? ''
  return [{ what: 'commitment', fits: commitment === commitmentOf({ seed, nonce }), values: { commitment } }]
}

/** A name from a file may have any length. */
const LONGEST_NAME = 40

const NO_SEED: Check = { what: 'seed', fits: false, values: {} }

function ofReceipt(
  receipt: Receipt,
  { seed, commitment = '' }: MatchFile,
  names: readonly string[],
  kept: readonly Witness[],
): readonly Check[] {
  const { shares } = receipt
  const here = kept.filter(({ table }) => table === receipt.table)
  const playersWith = (isSo: (seat: number) => boolean): string[] =>
    shares.flatMap((_, seat) => (isSo(seat) ? [names[seat] ?? String(seat + 1)] : []))
  const given = playersWith(seat => shares[seat]?.bits != null)
  const withheld = playersWith(seat => shares[seat] !== null && shares[seat]?.bits === null)
  const wrong = playersWith(seat => {
    const share = shares[seat]
    return share?.bits != null && shareHash(share.bits) !== share.hash
  })
  const isShown = here.every(one => one.commitment === commitment)
  const secret: Check = {
    ...{ what: 'secret', fits: secretHash(receipt.secret) === commitment && isShown },
    values: { commitment },
  }
  if (receipt.known) {
    const { day } = receipt.known
    const values = { seed: shown(receipt.known.seed), ...(day === undefined ? {} : { day }) }
    const note = day === undefined ? 'known' : 'daily'
    return [secret, fits(receipt, seed) ? { what: 'seed', fits: true, note, values } : NO_SEED]
  }
  const promised = here.flatMap(one => (one.promised ? [one.promised] : []))
  const hashes = shares.map(share => share?.hash ?? null)
  const own = here.filter(({ bits, seat }) => bits !== null && seat !== null)
  return [
    secret,
    wrong.length > 0
      ? { what: 'shares', fits: false, values: { players: wrong.join(', ') } }
      : { what: 'shares', fits: true, values: { n: given.length, players: given.join(', ') } },
    ...(withheld.length === 0
      ? []
      : [{ what: 'shares', fits: true, note: 'left-out', values: { players: withheld.join(', ') } } as const]),
    ...(promised.length === 0
      ? []
      : [{ what: 'promises', fits: promised.every(one => one.join() === hashes.join()), values: {} } as const]),
    seedOf(receipt) === seed ? { what: 'seed', fits: true, values: {} } : NO_SEED,
    ...(own.length === 0
      ? [{ what: 'own', fits: true, note: 'none', values: {} } as const]
      : own.map(({ seat, bits }): Check => {
          const at = seat ?? 0
          return { what: 'own', fits: shares[at]?.bits === bits, values: { player: names[at] ?? String(at + 1) } }
        })),
  ]
}

/** A match that was played again and came out the same. */
export const replayed = ({ events = [] }: MatchFile, { record }: Pick<Match<unknown, GameEvent>, 'record'>): Check => ({
  what: 'replay',
  fits: true,
  values: { choices: record.choices.length, events: events.length },
})
