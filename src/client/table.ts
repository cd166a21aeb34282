import { Fault, Illegal } from '../engine/game.ts'
import { type Shown, withUpdate } from '../host/shown.ts'
import type { Refusal } from '../host/store.ts'
import type { Update } from '../host/update.ts'
import type { Act, LobbySeen, Outgoing, ReportSeen, You } from '../host/wire.ts'
import { PROTOCOL } from '../host/wire-version.ts'

/**
 * A table elsewhere, as a page, a terminal or a program has it. The line may break at any moment: what was sent and not
 * answered is sent again under the same id, so that it is taken once, and what was missed is told again.
 */

/** What carries messages; a WebSocket has all of it. */
export interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  opened(): void
  received(text: string): void
  closed(): void
}

export interface Line {
  connect(events: SocketEvents): Socket
  /** Does something later; the answer calls it off. */
  after(ms: number, work: () => void): () => void
  /** From 0 to 1, so that not everybody comes back at once. */
  random(): number
  newId(): string
}

export type Own = Pick<Outgoing & { readonly type: 'own' }, 'unsent' | 'muted' | 'nudge' | 'advice' | 'presets'>

export interface TableState {
  readonly you: You | null
  readonly lobby: LobbySeen | null
  /** By which others sit down; null where they cannot, or where it is not ours to know. */
  readonly code: string | null
  /** Where somebody wants another game with everybody, once this one is over. */
  readonly next: NonNullable<(Outgoing & { readonly type: 'lobby' })['next']> | null
  /** The match, once it has begun. */
  readonly shown: Shown | null
  /** Who has a line to the table. */
  readonly present: readonly number[]
  /** How many look on, a round late. */
  readonly watching: number
  /** How many shared screens show the table, as it happens. */
  readonly screens: number
  /** What this seat keeps for itself, on all its devices. */
  readonly own: Own
  /** What people have reported, for whoever looks after the table. */
  readonly reports: readonly ReportSeen[]
  /** Is what is shown what is so? Without a line one can look, and not act. */
  readonly isConnected: boolean
  /** Has it been tried in vain to open another line since the last one broke? Until then it is on its way back. */
  readonly isGone: boolean
  /** Why nothing more will come. */
  readonly over: Refusal | null
}

export interface RemoteTable {
  now(): TableState
  /** Called after every change. */
  subscribe(listener: (state: TableState) => void): () => void
  /** Done once it is durable; fails with the reason it was refused for. An answer is to the question that is named, or to that which stands. */
  act(what: Act, question?: string): Promise<void>
  leave(): void
}

/** How long is waited before the line is tried again: a little longer each time, and half of it by lot. */
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000

/** The server wants to hear less at once. */
const TOO_FAST = 'limit.messages'
const SECOND_MS = 1000

/** Refusals of a hello that trying again does not change. */
const final = /^(?:pass\.|table\.none|server\.protocol)/

interface Waiting {
  readonly text: string
  done(): void
  failed(error: Error): void
}

/** A refusal as whoever acts here meets it. */
export const errorOf = ({ key, values, rule }: Refusal): Error =>
  rule === null ? new Fault(key, values) : new Illegal({ key, rule, values })

/**
 * `onTold` is called with each message of the match that has been folded into what is shown, in its order; `as` the
 * shared screen, by its cookie, in a browser that has a seat at the same table.
 */
export function joinTable(
  line: Line,
  table: string,
  pass: string | null,
  onTold: (update: Update) => void = () => {},
  as?: 'screen',
): RemoteTable {
  let state: TableState = {
    you: null,
    lobby: null,
    code: null,
    next: null,
    shown: null,
    present: [],
    watching: 0,
    screens: 0,
    own: {
      ...{ unsent: { version: 0, text: '', claim: null }, muted: [], nudge: null, advice: null },
      presets: { version: 0, rules: [] },
    },
    reports: [],
    isConnected: false,
    isGone: false,
    over: null,
  }
  const listeners = new Set<(state: TableState) => void>()
  const waiting = new Map<string, Waiting>()
  let socket: Socket | null = null
  let tries = 0
  let callOff: (() => void) | null = null
  let hasLeft = false
  /** The last message of the match that came over this line and is shown; 0 where what is shown came over another. */
  let last = 0

  const become = (change: Partial<TableState>): void => {
    state = { ...state, ...change }
    for (const one of listeners) one(state)
  }
  const hello = (): void => {
    const from = state.shown?.told
    const message = {
      type: 'hello',
      protocol: PROTOCOL,
      table,
      ...(pass === null ? {} : { pass }),
      ...(as ? { as } : {}),
    }
    socket?.send(JSON.stringify(from === undefined ? message : { ...message, from }))
  }

  function told(update: Update): void {
    // It comes twice, or late: what has come since says more.
    if (update.n <= last) return
    // A whole goes on from what was told when it was asked for; and what follows one that was lost, from nothing.
    const follows = update.whole ? update.from === 0 || update.from === state.shown?.told : last > 0
    const shown = follows ? withUpdate(state.shown, update) : null
    // A message was missed: what there is stays to be looked at until all of it is told again.
    if (shown) {
      last = update.n
      onTold(update)
      become({ shown, isConnected: true, isGone: false })
    } else if (update.whole) {
      become({ shown: null })
      hello()
    } else hello()
  }

  function end(why: Refusal): void {
    hasLeft = true
    socket?.close()
    for (const { failed } of waiting.values()) failed(errorOf(why))
    waiting.clear()
    become({ isConnected: false, over: why })
  }

  function received(message: Outgoing): void {
    heard(message)
    // What came of it is seen before it is said to be done.
    if (!('ack' in message) || message.ack === undefined) return
    waiting.get(message.ack)?.done()
    waiting.delete(message.ack)
  }

  function heard(message: Outgoing): void {
    switch (message.type) {
      case 'lobby':
        // Of a match that has begun the whole follows: before it, what is shown may be long past.
        become({
          ...{ you: message.you, lobby: message.lobby, code: message.code ?? null, next: message.next ?? null },
          ...{ isConnected: state.isConnected || message.lobby.phase !== 'started', isGone: false },
        })
        // The first answer to a hello: what was under way when the line broke goes out again.
        if (tries >= 0) for (const { text } of waiting.values()) socket?.send(text)
        tries = -1
        return
      case 'whole':
      case 'told':
        told(message)
        return
      case 'presence':
        become({ present: message.seats, watching: message.watching, screens: message.screens ?? 0 })
        return
      case 'own': {
        const { unsent, muted, nudge, advice, presets } = message
        become({ own: { unsent, muted, nudge, advice, presets } })
        return
      }
      case 'reports':
        become({ reports: message.reports })
        return
      case 'refused': {
        const one = message.id === null ? undefined : waiting.get(message.id)
        if (one && message.why.key === TOO_FAST) {
          // Nobody has to be told: it is sent again, unless the line breaks before and everything is.
          const on = socket
          line.after(Number(message.why.values.seconds) * SECOND_MS, () => {
            if (on && on === socket) on.send(one.text)
          })
          return
        }
        if (message.id !== null) waiting.delete(message.id)
        if (one) one.failed(errorOf(message.why))
        else if (message.id === null && final.test(message.why.key)) end(message.why)
        return
      }
      case 'bye':
        if (message.waitMs === null) end(message.why)
    }
  }

  function connect(): void {
    callOff = null
    last = 0
    tries = Math.max(0, tries)
    let hasOpened = false
    socket = line.connect({
      opened() {
        hasOpened = true
        hello()
      },
      received: text => received(JSON.parse(text) as Outgoing),
      closed() {
        socket = null
        if (hasLeft) return
        const isGone = state.isGone || !hasOpened
        if (state.isConnected || isGone !== state.isGone) become({ isConnected: false, isGone })
        const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries))
        tries = Math.max(0, tries) + 1
        callOff = line.after((longest / 2) * (1 + line.random()), connect)
      },
    })
  }
  connect()

  return {
    now: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act: (what, meant) =>
      new Promise((done, failed) => {
        if (state.over) return failed(errorOf(state.over))
        const id = line.newId()
        const question = meant ?? state.shown?.asked?.question
        const isAnswer = what.type === 'choose' || what.type === 'undo'
        const message = { type: 'input', id, do: what, ...(isAnswer && question !== undefined ? { question } : {}) }
        const text = JSON.stringify(message)
        waiting.set(id, { text, done, failed })
        if (state.isConnected) socket?.send(text)
      }),
    leave() {
      hasLeft = true
      callOff?.()
      socket?.close()
      for (const { failed } of waiting.values()) failed(new Fault('table.left'))
      waiting.clear()
    },
  }
}
