import { writeLink } from '../../client/link.ts'
import type { Seat } from '../../engine/game.ts'
import { type Context, print, printJson } from '../context.ts'
import type { KeptSeat } from './kept-seats.ts'
import type { TableServer } from './server.ts'

/** Links that whoever looks after a table gives away: to a seat where nobody sits, and to the shared screen. */
export interface HostLinks {
  /** Good once, any earlier one being over. */
  invite(seat: Seat): Promise<string>
  /** The same. */
  openScreen(): Promise<string>
  closeScreen(): Promise<void>
}

export function hostLinksAt(
  server: TableServer,
  { address, table, pass }: Pick<KeptSeat, 'address' | 'table' | 'pass'>,
): HostLinks {
  const link = (kind: 'seat' | 'screen', made: string): string =>
    writeLink({ address, table, right: { kind, pass: made } })
  return {
    invite: async seat => link('seat', await server.invite(table, pass, seat)),
    openScreen: async () => link('screen', await server.openScreen(table, pass)),
    closeScreen: () => server.closeScreen(table, pass),
  }
}

export interface ScreenFlags {
  readonly screen?: boolean
  readonly endScreen?: boolean
}

export const asksForScreen = ({ screen, endScreen }: ScreenFlags): boolean => screen === true || endScreen === true

export async function tellScreen(
  context: Context,
  host: HostLinks,
  { screen: isWanted, json }: ScreenFlags & { readonly json?: boolean },
): Promise<void> {
  const { say } = context
  const screen = isWanted ? await host.openScreen() : null
  if (screen === null) await host.closeScreen()
  if (json) printJson(context, { screen }, 0)
  else print(context, screen === null ? say('shared-screen.ended') : say('shared-screen.link', { link: screen }))
}
