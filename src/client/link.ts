import { Fault } from '../engine/game.ts'
import { readCode } from '../table/code.ts'

/**
 * The links of a table: whoever has one may sit down (`s`, once), come to a seat of their own on another
 * device (`d`, once), look over a friend's shoulder (`f`), look after the table (`h`), look on (`w`), sit down by the code of the table (`c`) or be its shared
 * screen, the board (`b`, once). What counts stands behind the `#`, which no browser sends: it is in no log, no proxy and no referrer.
 */
export interface TableLink {
  /** Where the server is, without a slash at its end. */
  readonly address: string
  readonly table: string
  /** Null in a link that only names the table. */
  readonly right: Right | null
}

export interface Right {
  readonly kind: keyof typeof LETTERS
  /** 128 random bits; or the code of the table. */
  readonly pass: string
}

const LETTERS = { seat: 's', device: 'd', friend: 'f', host: 'h', watch: 'w', screen: 'b', code: 'c' } as const
const KINDS = { s: 'seat', d: 'device', f: 'friend', h: 'host', w: 'watch', b: 'screen', c: 'code' } as const

/** 128 bits are 22 digits of the alphabet that links are written in. */
const LINK = /^(https?:\/\/[^\s/?#@]+)\/t\/([\w-]{1,64})\/?(?:#(?:([sdfhwb])=([\w-]{22})|(c)=(.{1,20})))?$/

/** What the link of a seat looks like. */
export const LINK_EXAMPLE = 'http://192.168.1.20:8080/t/TABLE#s=PASS'

export const writeLink = ({ address, table, right }: TableLink): string =>
  `${address}/t/${table}${right === null ? '' : `#${LETTERS[right.kind]}=${right.pass}`}`

/** Throws a Fault where it is no link of a table. */
export function readLink(text: string): TableLink {
  const [found, address, table, letter, pass, , code] = LINK.exec(text.trim()) ?? []
  if (found === undefined) throw new Fault('join.no-link', { example: LINK_EXAMPLE })
  if (code !== undefined) return { address, table, right: { kind: 'code', pass: readCode(code) } }
  return { address, table, right: pass === undefined ? null : { kind: KINDS[letter as keyof typeof KINDS], pass } }
}

/** The link of whoever runs a server, as its start prints it. */
export interface HostLink {
  readonly address: string
  readonly pass: string
}

const HOST_LINK = /^(https?:\/\/[^\s/?#@]+)\/?#h=([\w-]{22})$/
export const HOST_LINK_EXAMPLE = 'http://127.0.0.1:8080/#h=…'

export const writeHostLink = ({ address, pass }: HostLink): string => `${address}/#${LETTERS.host}=${pass}`

/** Null where it is no such link. */
export function readHostLink(text: string): HostLink | null {
  const [, address, pass] = HOST_LINK.exec(text.trim()) ?? []
  return address === undefined ? null : { address, pass }
}
