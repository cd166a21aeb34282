import { actNow } from '../../client/acting.ts'
import { giveBits } from '../../client/bits.ts'
import { lineTo, timers } from '../../client/line.ts'
import { joinTable, type RemoteTable } from '../../client/table.ts'
import { stream } from '../../engine/chance.ts'
import { type Explanation, Fault, type Json, type Seat } from '../../engine/game.ts'
import { type AnyGame, shipped } from '../../games/index.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Shown } from '../../host/shown.ts'
import type { Update } from '../../host/update.ts'
import { shareHash } from '../../table/receipt.ts'
import { PROTOCOL } from '../worker/protocol.ts'
import type { OnlineRequests, OnlineSaid, TableSeen } from './protocol.ts'

/**
 * A table elsewhere, as this tab has it: the line to it, and the rules, so that whatever is said about a question is
 * worked out here, from what its player sees, and never by the server.
 */

const scope = self as unknown as {
  postMessage(said: OnlineSaid | { readonly number: number }): void
  onmessage: (message: MessageEvent) => void
}

type Answers = {
  readonly [Name in keyof OnlineRequests]: (
    what: Parameters<OnlineRequests[Name]>[0],
  ) => Promise<ReturnType<OnlineRequests[Name]>>
}

let joined: RemoteTable | null = null
/** All that was told of the match since it was last told whole: whoever sits down hears it from the beginning. */
let told: Update[] = []
let isFollowed = false
/** The table as the page was last told of it. */
let tableTold = ''

const table = (): RemoteTable => {
  if (!joined) throw new Fault('page.no-table')
  return joined
}

const shown = (): Shown => {
  const now = table().now().shown
  if (!now) throw new Fault('lobby.not-started')
  return now
}

const seatOf = ({ viewer }: Shown): Seat => {
  if (viewer === 'observer') throw new Fault('match.no-seat')
  return viewer
}

let loading: { readonly of: Json; readonly game: Promise<AnyGame> } | null = null

/** The game of the match, with the deck it is played with. */
function gameOf({ game, deck, id }: Shown): Promise<AnyGame> {
  if (loading?.of === id) return loading.game
  const load = async (): Promise<AnyGame> => {
    const loaded = await shipped.find(game)()
    return deck === null ? loaded.game() : (await loaded.files()).make(deck)
  }
  loading = { of: id, game: load() }
  return loading.game
}

let explaining: { readonly of: Shown; readonly explanation: Promise<Explanation> } | null = null

/** What is asked in a match, explained once. */
function explained(match: Shown): Promise<Explanation> {
  if (explaining?.of === match) return explaining.explanation
  const explain = async (): Promise<Explanation> => {
    const game = await gameOf(match)
    const { kind = '', options = [] } = match.asked ?? {}
    const numbers = options.map(name => game.optionOf(name) ?? -1)
    return game.explain(match.view, { seat: seatOf(match), kind, options: numbers })
  }
  const explanation = explain()
  // Whoever asks for it is told what went wrong.
  explanation.catch(() => {})
  explaining = { of: match, explanation }
  return explanation
}

/** Has a question been explained, or may the first still take several times as long as those after it? */
let isWarm = false

/**
 * What it takes to explain a question is run once before the first is asked, while others are at it: in a match that may
 * be this one, what somebody is asked there.
 */
async function warmUp(): Promise<void> {
  const match = joined?.now().shown
  if (!match || match.viewer === 'observer' || match.asked || match.outcome) return
  const game = await gameOf(match)
  const state = game.worlds(match.view, game.know(match.view))(stream([1, 2, 3, 4]))
  const decision = game.decisions(state).at(0)
  if (decision) game.explain(game.view(state, decision.seat), decision)
}

function hangUp(): null {
  joined?.leave()
  joined = null
  told = []
  isFollowed = false
  explaining = null
  isWarm = false
  tableTold = ''
  return null
}

/** Only what is new: with every update of the match the page would draw all that shows the table anew. */
const tellTable = (): void => {
  if (!joined) return
  const { shown: match, ...state } = joined.now()
  const table: TableSeen = { ...state, hasBegun: match !== null }
  const text = JSON.stringify(table)
  if (text === tableTold) return
  tableTold = text
  scope.postMessage({ table })
}

async function act(...what: Parameters<RemoteTable['act']>): Promise<null> {
  await actNow(table(), ...what)
  return null
}

const answers: Answers = {
  async join({ address, table: id, pass, giving, isScreen }) {
    hangUp()
    const onTold = (update: Update): void => {
      if (update.whole && update.from === 0) told = []
      told.push(update)
      // What is needed to answer the first question is on its way while the board is drawn.
      if (update.whole) void gameOf({ ...update.whole.about } as Shown).catch(() => {})
      if (!isFollowed) return
      scope.postMessage({ update })
      // Once it is what is shown, and while the page hears of it.
      queueMicrotask(() => {
        const match = joined?.now().shown
        if (match?.asked) explained(match)
        else if (!isWarm) setTimeout(() => void warmUp().catch(() => {}))
        isWarm = true
      })
    }
    joined = joinTable(lineTo(address)(), id, pass, onTold, isScreen ? 'screen' : undefined)
    joined.subscribe(tellTable)
    if (giving) giveBits(joined, giving, promised => scope.postMessage({ promised }))
    tellTable()
    return null
  },
  async share() {
    const bits = timers.newId()
    return { bits, hash: shareHash(bits) }
  },
  act: what => act(what),
  hangUp: async () => hangUp(),
  async resume() {
    shown()
    isFollowed = true
    for (const update of told) scope.postMessage({ update })
    return null
  },
  async leave() {
    isFollowed = false
    return null
  },
  async look({ viewer }) {
    if (viewer !== shown().viewer) throw new Fault('match.no-seat')
    return null
  },
  choose: ({ choice, question }) => act({ type: 'choose', choices: [choice] }, question),
  undo: () => act({ type: 'undo' }),
  async rewind() {
    throw new Fault('match.no-rewind')
  },
  claim: ({ claim }) => act({ type: 'claim', claim: claim as Json }),
  answer: ({ to, answer, text }) => act({ type: 'answer', to, answer: answer as Json, text }),
  note: ({ about, text }) => act({ type: 'note', about: about as Json, text }),
  suspect: ({ player, mix }) => act({ type: 'suspect', player, mix: mix && [...mix] }),
  async shareSuspicions({ seat }) {
    if (seat !== shown().viewer) throw new Fault('match.no-seat')
    return act({ type: 'share-suspicions' })
  },
  async why({ choice }) {
    const match = shown()
    const game = await gameOf(match)
    const option = game.optionOf(choice)
    if (option === null) throw new Fault('match.no-such-option', { choice })
    // A reason never says more than the view: of any state that fits the view it is the same.
    const state = game.worlds(match.view, game.know(match.view))(stream([1, 2, 3, 4]))
    const reason = game.refusal(state, seatOf(match), option)
    return reason && { key: reason.key, values: reason.values ?? {}, rule: reason.rule }
  },
  async explain({ question }) {
    const match = shown()
    if (match.asked?.question !== question) throw new Fault('match.other-question')
    return explained(match)
  },
}

scope.onmessage = async ({ data }) => {
  const { protocol, number, ask, what } = Object(data)
  try {
    if (protocol !== PROTOCOL || !(ask in answers)) throw new Fault('page.other-version')
    const answer = await (answers[ask as keyof Answers] as (what: unknown) => Promise<unknown>)(what)
    scope.postMessage({ number, answer } as { number: number })
  } catch (error) {
    scope.postMessage({ number, refused: refusalOf(error) } as { number: number })
  }
}
