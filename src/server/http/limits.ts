import { LONGEST_MESSAGE_BYTES } from '../../host/wire.ts'

/** What one client may ask of a server; whoever runs it can set each of them. Every node counts for itself. */
export interface Limits {
  /** The longest message at a table, whatever carries it. */
  readonly messageBytes: number
  /** The longest body of any other request, unless its route says otherwise. */
  readonly bodyBytes: number
  /** The longest file of a match that somebody brings in. */
  readonly fileBytes: number
  /** What may have been written to a client and not been read by it: a slow reader is cut off, and resumes. */
  readonly bufferedBytes: number
  /** How often a line is looked at; whoever misses two of them is gone. */
  readonly pingMs: number
  /** Messages of one line: so many at once, and so many a second. */
  readonly messagesAtOnce: number
  readonly messagesPerSecond: number
  /** Of one seat. */
  readonly undosPerSecond: number
  /** Open lines of one address, sockets and event streams together. */
  readonly linesPerAddress: number
  /** New lines of one address. */
  readonly connectsPerMinute: number
  /** Requests of one address to the API, messages at a table left aside. */
  readonly requestsPerMinute: number
  /** Tables opened from one address. */
  readonly tablesPerHour: number
  /** Files brought in from one address. */
  readonly filesPerHour: number
  /** Bots made from one address. */
  readonly botsPerHour: number
  /** Links and tokens of one address that were not good. */
  readonly wrongPassesPerMinute: number
}

export const usualLimits: Limits = {
  messageBytes: LONGEST_MESSAGE_BYTES,
  bodyBytes: 16 * 1024,
  fileBytes: 4 * 1024 * 1024,
  bufferedBytes: 256 * 1024,
  pingMs: 25_000,
  messagesAtOnce: 300,
  messagesPerSecond: 100,
  undosPerSecond: 5,
  linesPerAddress: 100,
  connectsPerMinute: 300,
  requestsPerMinute: 600,
  tablesPerHour: 120,
  filesPerHour: 60,
  botsPerHour: 20,
  wrongPassesPerMinute: 20,
}
