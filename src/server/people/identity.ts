import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { Fault, type Seat } from '../../engine/game.ts'
import { checkedName } from '../../table/names.ts'
import { type Database, prepared, type Statement, type Unit } from '../store/statement.ts'
import type { World } from '../world.ts'
import { type Holding, isHeld, openHoldings } from './holdings.ts'
import { hashOf, newPass, type Passes } from './passes.ts'
import { openPasskeys, type PasskeyLine } from './passkeys.ts'
import type { Place } from './place.ts'
import { openSessions, type Session, type SessionLine, type SessionPass } from './sessions.ts'

/** People who have chosen to have a passkey: it brings their seats along to whatever device they sign in on. */

export interface Player {
  readonly id: string
  readonly name: string | null
}

/** What a browser brings along: who it was signed in as, the passes it has as a guest, what it calls itself. */
export interface Visitor {
  readonly session: Session | null
  readonly passes: readonly string[]
  readonly device: string
}

export interface SignedIn {
  readonly player: Player
  /** For this browser alone. */
  readonly token: string
}

export interface OwnPasses {
  readonly pass: string
  readonly seat: Seat | null
  readonly host: string | null
}

export interface Identity {
  sessionOf(token: string): Promise<Session | null>
  player(session: Session): Promise<Player>
  rename(session: Session, name: string | null): Promise<void>
  beginNew(
    place: Place,
    session: Session | null,
    called: { readonly name: string | null; readonly nameless: string },
  ): Promise<PublicKeyCredentialCreationOptionsJSON>
  /** Whoever was signed in has one more passkey, anybody else is somebody new. */
  finishNew(place: Place, visitor: Visitor, response: RegistrationResponseJSON): Promise<SignedIn>
  beginSignIn(place: Place): Promise<PublicKeyCredentialRequestOptionsJSON>
  finishSignIn(place: Place, visitor: Visitor, response: AuthenticationResponseJSON): Promise<SignedIn>
  passkeys(session: Session): Promise<readonly PasskeyLine[]>
  removePasskey(session: Session, id: string): Promise<void>
  sessions(session: Session): Promise<readonly SessionLine[]>
  /** Ends a session of the same player, its own too, and every pass that was used in it. */
  endSession(session: Session, id: string): Promise<void>
  holdings(session: Session): Promise<readonly Holding[]>
  /** The seats of these passes are the player's from now on. */
  attach(session: Session, passes: readonly string[]): Promise<void>
  /** A fresh pass for this device; it goes with the session. Whoever looks after the table has one for that, or no other. */
  passFor(session: Session, table: string): Promise<OwnPasses>
  /** Nothing of the player is left; who is signed in here goes on as a guest. */
  remove(session: Session): Promise<void>
}

export const MOST_PASSKEYS = 10
/** What one browser may bring along. */
export const MOST_PASSES = 100

interface Around {
  readonly database: Database
  readonly passes: Passes
  readonly world: World
  /** These passes are over: whoever uses one is sent away. */
  revoked(): Promise<void>
}

export function openIdentity({ database, passes, world, revoked }: Around): Identity {
  const { dialect, commit, read } = database
  const passkeys = openPasskeys(database, world)
  const sessions = openSessions(database, world)
  const holdings = openHoldings(database, passes, world)
  const insert = prepared<{ id: string; name: string | null; now: number }>(dialect, (db, one) =>
    db.insertInto('player').values({ id: one.id, name: one.name, made_at: one.now }),
  )
  const byId = prepared<{ id: string }>(dialect, (db, one) =>
    db.selectFrom('player').select(['id', 'name']).where('id', '=', one.id),
  )
  const renamed = prepared<{ id: string; name: string | null }>(dialect, (db, one) =>
    db.updateTable('player').set({ name: one.name }).where('id', '=', one.id),
  )
  const removed = prepared<{ id: string }>(dialect, (db, one) => db.deleteFrom('player').where('id', '=', one.id))
  const unasked = prepared<{ player: string }>(dialect, (db, one) =>
    db.deleteFrom('ceremony').where('player', '=', one.player),
  )
  const unhooked = prepared<{ pass: string }>(dialect, (db, one) => db.deleteFrom('hook').where('pass', '=', one.pass))
  const one = async (guard: Statement, after: readonly Statement[] = []): Promise<boolean> =>
    (await commit([{ guard, after }]))[0]

  async function playerOf(id: string): Promise<Player> {
    const [row] = await read(byId({ id }))
    if (!row) throw new Fault('identity.signed-out')
    return { id: String(row.id), name: row.name === null ? null : String(row.name) }
  }

  /** What makes the seats of these passes a player's own, for as long as the session lasts at this device. */
  async function attaching(player: string, session: string, texts: readonly string[]): Promise<Statement[]> {
    const known = await holdings.list(player)
    const found = await Promise.all([...new Set(texts)].slice(0, MOST_PASSES).map(text => passes.find(text)))
    const own = found.flatMap(pass => (pass !== null && isHeld(pass.kind) ? [pass] : []))
    const seats = new Map(own.map(pass => [`${pass.table} ${pass.kind} ${pass.seat}`, pass]))
    return [
      ...[...seats.values()].flatMap(pass => holdings.taken(player, pass, known)),
      ...own.map(({ hash }) => sessions.withPass(session, hash)),
    ]
  }

  /** A new session at this device; another player's that was open there is over. */
  async function signIn(player: string, { session, passes: texts, device }: Visitor, first: readonly Statement[] = []) {
    if (session && session.player !== player) await end(session.player, session.id)
    const { id, token, made } = sessions.open(player, device)
    const [guard, ...rest] = [...first, made]
    await one(guard, [
      ...rest,
      ...(session?.player === player ? [sessions.handedOver(session.id, id), sessions.ended(session.id, player)] : []),
      ...(await attaching(player, id, texts)),
    ])
    return { player: await playerOf(player), token }
  }

  /** What ends these passes, and with each what reminds by it; other nodes are told, and show out who came in by one. */
  const ending = (all: readonly SessionPass[]): Unit[] =>
    all.map(({ hash, table }) => ({
      guard: passes.ended(hash, world.now()),
      after: [unhooked({ pass: hash })],
      moves: { what: `pass ${table}`, version: 0 },
    }))

  async function end(player: string, id: string): Promise<boolean> {
    // Nobody else's: the session of another player is not ended, nor are its passes.
    if (!(await sessions.list(player)).some(session => session.id === id)) return false
    const used = await sessions.passesOf([id])
    const [isEnded] = await commit([{ guard: sessions.ended(id, player), after: [] }, ...ending(used)])
    await revoked()
    return isEnded
  }

  return {
    sessionOf: sessions.find,
    player: ({ player }) => playerOf(player),
    async rename({ player }, name) {
      await one(renamed({ id: player, name: name === null ? null : checkedName(name, []) }))
    },
    async beginNew(place, session, { name, nameless }) {
      const own = session && (await playerOf(session.player))
      if (session && (await passkeys.list(session.player)).length >= MOST_PASSKEYS)
        throw new Fault('identity.too-many-passkeys', { most: MOST_PASSKEYS })
      const called = own ? own.name : name === null ? null : checkedName(name, [])
      return passkeys.beginNew(place, { player: own?.id ?? null, name: called, shownName: called ?? nameless })
    },
    async finishNew(place, visitor, response) {
      const { player, name, made } = await passkeys.finishNew(place, response)
      if (visitor.session?.player === player) {
        await one(made)
        return signIn(player, visitor)
      }
      // Begun while somebody was signed in who is not any more: whose it is cannot be told.
      if ((await read(byId({ id: player }))).length > 0) throw new Fault('identity.ceremony')
      return signIn(player, visitor, [insert({ id: player, name, now: world.now() }), made])
    },
    beginSignIn: passkeys.beginSignIn,
    async finishSignIn(place, visitor, response) {
      return signIn(await passkeys.finishSignIn(place, response), visitor)
    },
    passkeys: ({ player }) => passkeys.list(player),
    async removePasskey({ player }, id) {
      const all = await passkeys.list(player)
      if (!all.some(passkey => passkey.id === id)) throw new Fault('identity.no-passkey')
      if (all.length === 1) throw new Fault('identity.last-passkey')
      await one(passkeys.removed(id, player))
    },
    sessions: ({ player }) => sessions.list(player),
    async endSession({ player }, id) {
      if (!(await end(player, id))) throw new Fault('identity.no-session')
    },
    holdings: ({ player }) => holdings.list(player),
    async attach({ id, player }, texts) {
      const [guard, ...rest] = await attaching(player, id, texts)
      if (guard) await one(guard, rest)
    },
    async passFor({ id, player }, table) {
      const own = (await holdings.list(player)).filter(one => one.table === table)
      const found = own.find(({ kind }) => kind === 'seat') ?? own.at(0)
      if (!found) throw new Fault('identity.no-seat')
      const fresh = ({ kind, seat }: Holding) => {
        const pass = newPass(world.random)
        const made = passes.made(pass, { table, kind, seat }, world.now())
        return { pass, made, used: sessions.withPass(id, hashOf(pass)) }
      }
      const first = fresh(found)
      const hosting = own.find(({ kind }) => kind === 'host')
      const host = hosting === undefined ? null : hosting === found ? first : fresh(hosting)
      await one(first.made, [first.used, ...(host && host !== first ? [host.made, host.used] : [])])
      return { pass: first.pass, seat: found.seat, host: host?.pass ?? null }
    },
    async remove({ id, player }) {
      const others = (await sessions.list(player)).filter(session => session.id !== id)
      const here = await sessions.passesOf([id])
      const elsewhere = await sessions.passesOf(others.map(session => session.id))
      const own = (await holdings.list(player)).map(({ hash }) => hash)
      const after = [
        unasked({ player }),
        ...own.map(hash => passes.ended(hash, world.now())),
        ...here.map(({ hash }) => unhooked({ pass: hash })),
      ]
      await commit([{ guard: removed({ id: player }), after }, ...ending(elsewhere)])
      await revoked()
    },
  }
}
