import type { ThreatSeen, View } from './view.ts'

/** A case without what this viewer alone knows of it: the Plot, what was looked at, what was put there. */
const withoutSecrets = ({ plot: _, looks: _looks, mine: _mine, ...threat }: ThreatSeen): ThreatSeen => threat

/**
 * The table while it is played, for whoever has to remember: hand and assets lie before them, what they have seen and
 * done elsewhere does not.
 */
export const unaided = (view: View): View => ({ ...view, threats: view.threats.map(withoutSecrets) })
