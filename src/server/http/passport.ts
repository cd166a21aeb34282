import type { FastifyReply, FastifyRequest } from 'fastify'

/** How a request says who it is of: a header for programs, cookies for browsers, which may sit at several tables. */

/** One table may be looked after, sat at and shown to the room in one browser: each has a cookie of its own. */
const cookieNames = { seat: 'seat-', host: 'host-', screen: 'screen-' } as const
export type CookieKind = keyof typeof cookieNames
const COOKIE_DAYS = 400
const DAY_SECONDS = 86_400

export const cookieOf = (table: string, kind: CookieKind = 'seat'): string => `${cookieNames[kind]}${table}`
export const isPassCookie = (name: string): boolean => Object.values(cookieNames).some(first => name.startsWith(first))

export const bearerOf = (given: string | undefined): string | null =>
  /^Bearer ([\w-]{1,100})$/.exec(given ?? '')?.[1] ?? null

/** What was brought along for one table. */
export interface Brought {
  /** What one sits by, or whatever else a header has; the header goes before the cookie. */
  readonly own: string | null
  /** What one looks after the table by, besides. */
  readonly host: string | null
}
export const nothing: Brought = { own: null, host: null }

export const broughtIn = (
  authorization: string | undefined,
  cookies: Readonly<Record<string, string | undefined>>,
  table: string,
  as?: 'screen',
): Brought => {
  const [seat, host, screen] = (['seat', 'host', 'screen'] as const).map(kind => cookies[cookieOf(table, kind)] ?? null)
  if (as === 'screen') return { own: bearerOf(authorization) ?? screen, host: null }
  // A browser that has nothing else of this table is its screen.
  return { own: bearerOf(authorization) ?? seat ?? (host === null ? screen : null), host }
}

export const broughtBy = ({ headers, cookies }: FastifyRequest, table: string, as?: 'screen'): Brought =>
  broughtIn(headers.authorization, cookies, table, as)

export const passOf = (request: FastifyRequest, table: string, as?: 'screen'): string | null =>
  broughtBy(request, table, as).own

/** All that a browser has brought along, whatever table each is for. */
export const passesIn = ({ cookies }: Pick<FastifyRequest, 'cookies'>): readonly string[] =>
  Object.entries(cookies).flatMap(([name, value]) => (isPassCookie(name) && value ? [value] : []))

/** Nothing that runs on a page can read it, and no other site's page has it sent along. */
export const setPass = (
  request: FastifyRequest,
  reply: FastifyReply,
  table: string,
  pass: string,
  kind: CookieKind = 'seat',
): FastifyReply =>
  reply.setCookie(cookieOf(table, kind), pass, {
    ...{ path: '/api', httpOnly: true, sameSite: 'lax', maxAge: COOKIE_DAYS * DAY_SECONDS },
    secure: request.protocol === 'https',
  })
