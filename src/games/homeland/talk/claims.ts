import type { Seat } from '../../../engine/game.ts'
import type { Note, Talk } from '../../../engine/talk.ts'
import type { Say } from '../../../words/index.ts'
import type { Answer } from './answers.ts'

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

/** What a note is about: a case or a player. */
export type Subject = { readonly case: number } | { readonly player: Seat }

export type Said = Talk<Claim, Answer>
export type Noted = Note<Subject>

/** The talk and the notes of a match of Homeland: the table keeps nothing that the readers of this game have not read. */
export const saidIn = (talk: readonly Talk[]): readonly Said[] => talk as readonly Said[]
export const notedIn = (notes: readonly Note[]): readonly Noted[] => notes as readonly Noted[]

/** What a claim is pinned to. */
const pinnedTo = (claim: Claim): string =>
  'case' in claim && claim.case !== undefined ? `case ${claim.case}` : `player ${'player' in claim ? claim.player : ''}`

/** What still stands: each speaker's newest word on each case and each player, unless taken back. */
export function standingClaims(talk: readonly Said[]): Said[] {
  const standing = new Map<string, Said>()
  for (const said of talk) {
    const key = `${said.seat} ${pinnedTo(said.claim)}`
    standing.delete(key)
    if (said.claim.about !== 'retract') standing.set(key, said)
  }
  return [...standing.values()]
}

/** Has this speaker said something of what the claim is pinned to that still stands? */
export const hasSaid = (talk: readonly Said[], seat: Seat, claim: Claim): boolean =>
  standingClaims(talk).some(said => said.seat === seat && pinnedTo(said.claim) === pinnedTo(claim))

/** Which cases were spoken of, and when, with nothing for what was said of players: the rules know no talk. */
export const casesSpokenOf = (talk: readonly Said[]): { readonly after: number; readonly case: number | null }[] =>
  talk.map(({ after, claim }) => ({ after, case: claim.about === 'case' ? claim.case : null }))

/** What was said, in the reader's language. */
export function claimLine(say: Say, names: readonly string[], { seat, claim }: Pick<Said, 'seat' | 'claim'>): string {
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
export function isTakenBack(talk: readonly Said[], at: number): boolean {
  const { seat, claim } = talk[at]
  const next = talk.slice(at + 1).find(one => one.seat === seat && pinnedTo(one.claim) === pinnedTo(claim))
  return next?.claim.about === 'retract'
}
