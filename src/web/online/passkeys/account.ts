import { accountBy } from '../../../client/account.ts'
import { Fault } from '../../../engine/game.ts'
import type { PlayerSeen } from '../../../host/identity-answers.ts'
import { calls } from '../calls.ts'
import { ownTables } from '../calls-beside.ts'
import { seatAt } from '../seats.ts'

/** Passkeys as this browser makes and uses them, and what it holds once somebody is signed in. */
export const account = () => accountBy(calls())

/** Made by a browser of our days, on a line it trusts. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Why a browser gives none, as somebody can read it; it says no more than that, so that no page learns what is there. */
function asFault(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error
  return new Fault(error.name === 'InvalidStateError' ? 'identity.known-passkey' : 'passkeys.given-up')
}
const byBrowser = async <Done>(work: Promise<Done>): Promise<Done> => {
  try {
    return await work
  } catch (error) {
    throw asFault(error)
  }
}

export const makePasskey = (name: string | null): Promise<PlayerSeen> =>
  byBrowser(account().register(name === null ? {} : { name }))

/**
 * Signs in. Seats that this browser remembers, and whose cookies it has lost, are its own again at once; whoever comes to
 * any other table of theirs is given their seat there.
 */
export async function signIn(): Promise<PlayerSeen> {
  const held = new Set((await ownTables()).map(({ table }) => table))
  const player = await byBrowser(account().signIn())
  for (const { table, isOver } of await ownTables())
    if (!isOver && !held.has(table) && seatAt(table)) await account().passFor(table)
  return player
}
