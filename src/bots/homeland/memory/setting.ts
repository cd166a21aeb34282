/**
 * The setting of an act, as everybody sees it: whose case it is, how many rounds it still has, and how hard it looks. A
 * red card on a hopeless case of another's means little; on an easy one that is about to be analysed it means much.
 */
export const OWN = 0
export const ANOTHERS = 1
export const NOBODYS = 2

const ROUNDS = 3
export const NEEDS = 3
export const SETTINGS = 3 * ROUNDS * NEEDS

export interface PublicCase {
  readonly sophistication: number
  readonly agents: number
  /** What the Intel that everybody knows adds up to. */
  readonly openAdds: number
  readonly roundsLeft: number
  readonly lead: number
}

/** How much blue a case still needs beside the Plot's complexity, in three steps. */
export function needOf({ sophistication, agents, openAdds }: PublicCase): number {
  const more = sophistication - agents - openAdds
  return more <= 0 ? 0 : more <= 2 ? 1 : 2
}

export function settingOf(one: PublicCase, seat: number): number {
  const whose = one.lead < 0 ? NOBODYS : one.lead === seat ? OWN : ANOTHERS
  return (whose * ROUNDS + Math.min(ROUNDS - 1, one.roundsLeft)) * NEEDS + needOf(one)
}
