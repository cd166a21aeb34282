/**
 * For programs: a server of tables and a seat at one of them, in Node and in browsers. `serverAt` is where it begins;
 * docs/HTTP.md has an example that plays.
 */
export { Fault, Illegal } from '../engine/game.ts'
export type { NextTable, Opened, Sat, TableAnswer } from '../host/answers.ts'
export type { OwnTable } from '../host/own-tables.ts'
export type { Shown } from '../host/shown.ts'
export type { Refusal } from '../host/store.ts'
export type {
  Act,
  ChairSeen,
  Incoming,
  LobbySeen,
  Outgoing,
  ReportSeen,
  SittingDown,
  TableOpening,
  You,
} from '../host/wire.ts'
export type { Account, Authenticator } from './account.ts'
export { RefusedByServer } from './calls.ts'
export type { AnySocket, Connect } from './carriers.ts'
export type { Daily } from './daily.ts'
export type { Hosting } from './hosting.ts'
export { readHostLink, readLink, type TableLink, writeLink } from './link.ts'
export type { Reminders } from './reminders.ts'
export {
  type Following,
  type ServerOptions,
  serverAt,
  type TableServer,
} from './server.ts'
export { joinTable, type Line, type RemoteTable, type TableState } from './table.ts'
