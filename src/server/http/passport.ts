import type { FastifyReply, FastifyRequest } from 'fastify'

/** How a request says who it is of: a header for programs, a cookie for browsers, which may sit at several tables. */

export const cookieOf = (table: string): string => `seat-${table}`
const COOKIE_DAYS = 400
const DAY_SECONDS = 86_400

export const bearerOf = (given: string | undefined): string | null =>
  /^Bearer ([\w-]{1,100})$/.exec(given ?? '')?.[1] ?? null

/** What was brought along for this table, by the header before the cookie. */
export const passIn = (
  authorization: string | undefined,
  cookies: Readonly<Record<string, string | undefined>>,
  table: string,
): string | null => bearerOf(authorization) ?? cookies[cookieOf(table)] ?? null

export const passOf = ({ headers, cookies }: FastifyRequest, table: string): string | null =>
  passIn(headers.authorization, cookies, table)

/** All that a browser has brought along, whatever table each is for. */
export const passesIn = ({ cookies }: Pick<FastifyRequest, 'cookies'>): readonly string[] =>
  Object.entries(cookies).flatMap(([name, value]) => (name.startsWith(cookieOf('')) && value ? [value] : []))

/** Nothing that runs on a page can read it, and no other site's page has it sent along. */
export const setPass = (request: FastifyRequest, reply: FastifyReply, table: string, pass: string): FastifyReply =>
  reply.setCookie(cookieOf(table), pass, {
    ...{ path: '/api', httpOnly: true, sameSite: 'lax', maxAge: COOKIE_DAYS * DAY_SECONDS },
    secure: request.protocol === 'https',
  })
