import { Fault, type Seat } from '../engine/game.ts'
import type { Say } from '../words/index.ts'
import type { MatchRecord } from './match.ts'

/**
 * Table talk as data: vague by design (M-32), no numbers in the grammar. A claim is about a case, about a player, or
 * takes back what its speaker said of one. Rendered in each reader's language; never made on anybody's behalf.
 */
export const caseClaims = [
  'looked-helping',
  'looked-mixed',
  'looked-hurting',
  'dangerous',
  'i-helped',
  'i-will-help',
  'need-help',
  'leave-it-to-me',
  'who-touched-it',
  'strike-it',
] as const
export const playerClaims = ['suspect', 'trust'] as const
export const strengths = ['little', 'strongly'] as const

export type CaseClaim = (typeof caseClaims)[number]
export type PlayerClaim = (typeof playerClaims)[number]
export type Strength = (typeof strengths)[number]

export type Claim =
  | { readonly about: 'case'; readonly case: number; readonly says: CaseClaim }
  | { readonly about: 'player'; readonly player: Seat; readonly says: PlayerClaim; readonly strength: Strength }
  | { readonly about: 'retract'; readonly case?: number | undefined; readonly player?: Seat | undefined }

export interface Talk {
  readonly seat: Seat
  /** How many choices had been settled when it was said. */
  readonly after: number
  readonly claim: Claim
}

/** Only people at the table speak, and nobody speaks of themselves as of another. */
export function checkClaim(claim: Claim, seat: Seat, { seats }: Pick<MatchRecord, 'seats'>): void {
  if (seat < 0 || seat >= seats.length) throw new Fault('talk.no-such-seat')
  if (seats[seat].bot !== null) throw new Fault('talk.bot')
  const player = claim.about === 'case' ? undefined : claim.player
  if (player === undefined) return
  if (player < 0 || player >= seats.length) throw new Fault('talk.no-such-player')
  if (player === seat) throw new Fault('talk.yourself')
}

/** What a claim is pinned to. */
export const pinnedTo = (claim: Claim): string =>
  'case' in claim && claim.case !== undefined ? `case ${claim.case}` : `player ${'player' in claim ? claim.player : ''}`

/** What still stands: each speaker's newest word on each case and each player, unless taken back. */
export function standingClaims(talk: readonly Talk[]): Talk[] {
  const standing = new Map<string, Talk>()
  for (const said of talk) {
    const key = `${said.seat} ${pinnedTo(said.claim)}`
    standing.delete(key)
    if (said.claim.about !== 'retract') standing.set(key, said)
  }
  return [...standing.values()]
}

/** A claim is pinned to a case on the table or to a player; only what still stands can be taken back. */
export function checkPin(claim: Claim, seat: Seat, talk: readonly Talk[], cases: readonly number[]): void {
  if (claim.about === 'case' && !cases.includes(claim.case))
    throw new Fault('talk.no-such-case', { case: claim.case, cases: cases.join(', ') })
  if (claim.about !== 'retract') return
  if ((claim.case === undefined) === (claim.player === undefined)) throw new Fault('talk.retract-one')
  const pin = pinnedTo(claim)
  if (!standingClaims(talk).some(said => said.seat === seat && pinnedTo(said.claim) === pin))
    throw new Fault('talk.nothing-said')
}

/** Which cases were spoken of, and when, with nothing for what was said of players: the games know no talk. */
export const casesSpokenOf = (talk: readonly Talk[]): { readonly after: number; readonly case: number | null }[] =>
  talk.map(({ after, claim }) => ({ after, case: claim.about === 'case' ? claim.case : null }))

/** What was said, in the reader's language. */
export function claimLine(say: Say, names: readonly string[], { seat, claim }: Talk): string {
  const player = names[seat]
  switch (claim.about) {
    case 'case':
      return say('talk.line.case', { player, case: claim.case, says: say(`talk.says.${claim.says}`) })
    case 'player':
      return say(`talk.line.${claim.says}.${claim.strength}`, { player, other: names[claim.player] })
    case 'retract':
      return claim.player === undefined
        ? say('talk.line.retract.case', { player, case: claim.case ?? 0 })
        : say('talk.line.retract.player', { player, other: names[claim.player] })
  }
}

/** Whether the next word of the same speaker on the same subject takes this one back. */
export function isTakenBack(talk: readonly Talk[], at: number): boolean {
  const { seat, claim } = talk[at]
  const next = talk.slice(at + 1).find(one => one.seat === seat && pinnedTo(one.claim) === pinnedTo(claim))
  return next?.claim.about === 'retract'
}
