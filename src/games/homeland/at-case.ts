import type { Reason } from '../../engine/game.ts'
import type { ThreatSeen, View } from './view.ts'

/** Why a claim (M-19) or an Intel (M-20) cannot go to this threat, as far as everybody can see it lying there. */
export function whyNotHere(
  { placedOn }: Pick<View, 'placedOn'>,
  { id, lead }: Pick<ThreatSeen, 'id' | 'lead'>,
): { readonly claim: Reason | null; readonly intel: Reason | null } {
  return {
    claim: lead < 0 ? null : { key: 'refuse.already-led', rule: 'M-19' },
    intel:
      lead < 0
        ? { key: 'refuse.unclaimed', rule: 'M-20' }
        : id === placedOn
          ? { key: 'refuse.same-case', rule: 'M-20' }
          : null,
  }
}
