import { writeLink } from '../../client/link.ts'
import { type Context, print, printJson } from '../context.ts'
import type { KeptSeat } from './kept-seats.ts'
import type { TableServer } from './server.ts'

/** The shared screen of a table, for whoever looks after it. */
export interface HostScreen {
  /** A link for it, good once, any earlier one being over. */
  open(): Promise<string>
  close(): Promise<void>
}

export function hostScreenAt(
  server: TableServer,
  { address, table, pass }: Pick<KeptSeat, 'address' | 'table' | 'pass'>,
): HostScreen {
  return {
    open: async () =>
      writeLink({ address, table, right: { kind: 'screen', pass: await server.openScreen(table, pass) } }),
    close: () => server.closeScreen(table, pass),
  }
}

export interface ScreenFlags {
  readonly screen?: boolean
  readonly endScreen?: boolean
}

export const asksForScreen = ({ screen, endScreen }: ScreenFlags): boolean => screen === true || endScreen === true

export async function tellScreen(
  context: Context,
  host: HostScreen,
  { screen: isWanted, json }: ScreenFlags & { readonly json?: boolean },
): Promise<void> {
  const { say } = context
  const screen = isWanted ? await host.open() : null
  if (screen === null) await host.close()
  if (json) printJson(context, { screen }, 0)
  else print(context, screen === null ? say('shared-screen.ended') : say('shared-screen.link', { link: screen }))
}
