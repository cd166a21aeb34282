import type { Say } from '../../words/index.ts'
import type { TableSeen } from './protocol.ts'

/** Why nothing reaches the table: its line is on its way back, or the server is gone. */
export const lineText = (say: Say, { isGone }: TableSeen): string => say(isGone ? 'join.away' : 'online.reconnecting')

/** Is the line on its way back, and the server not given up yet? */
export const isReconnecting = ({ isConnected, isGone, over }: TableSeen): boolean => !(isConnected || isGone || over)

/** How it stands at a table before its match, in one line. */
export function lobbyText(say: Say, seen: TableSeen): string {
  const { lobby, you, isConnected } = seen
  if (!isConnected) return lineText(say, seen)
  if (lobby?.phase !== 'gathering') return say('online.dealing')
  const free = lobby.chairs.filter(chair => chair === null).length
  return free > 0 ? say('online.waiting', { n: free }) : say(you?.isHost ? 'online.full.host' : 'online.full')
}
