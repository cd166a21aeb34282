/**
 * Faults planted in the real code, one at a time, to try whether the simulation finds them: so does it find the like of
 * them. Each is a piece of a file's text and what stands there instead; a piece that is no longer there fails the test.
 */
export interface Planted {
  readonly what: string
  readonly file: string
  readonly is: string
  readonly becomes: string
  /** More that has to be otherwise in the same file. */
  readonly also?: readonly (readonly [is: string, becomes: string])[]
  /** What the simulation says. */
  readonly complaint: RegExp
  /** The evening in which it shows; where it no longer does, others are tried. */
  readonly evening: number
  /** Where it is none of the usual ones. */
  readonly seed?: string
}

const notSo = /is shown what is not so, or not yet|is told what is not so, or not yet/
/** It stands still: for good, or for longer than it may where nothing goes wrong any more. */
const noEnd = /it has not come to an end|is not told what is kept|does not go on/

export const planted: readonly Planted[] = [
  {
    what: 'told before it is kept',
    file: 'src/host/hosted.ts',
    is: 'isKept: await keep(stepped.match, [...unkept, change])',
    becomes: 'isKept: (void keep(stepped.match, [...unkept, change]).catch(() => {}), true)',
    complaint: notSo,
    evening: 0,
  },
  {
    what: 'what was asked for is not noted with the change',
    file: 'src/host/change.ts',
    is: 'request: id === undefined ?',
    becomes: 'request: true ?',
    complaint: /is told that .* is kept, and it is not/,
    evening: 0,
  },
  {
    what: 'the ids of inputs are forgotten with the memory of a node',
    file: 'src/host/reading.ts',
    is: 'if (request) taken[request.seat] =',
    becomes: 'if (false) taken[request!.seat] =',
    complaint: /was kept twice|which is kept/,
    evening: 0,
  },
  {
    what: 'whoever comes second writes over the first',
    file: 'src/server/store/journal.ts',
    is: 'if (!head || head.length !== length || head.version !== before) return false',
    becomes: 'if (!head) return false',
    also: [
      [
        '.values({ match: one.match, seq: one.seq, body: one.body })',
        ".values({ match: one.match, seq: one.seq, body: one.body }).onConflict(at => at.columns(['match', 'seq']).doUpdateSet({ body: one.body }))",
      ],
    ],
    complaint: /a mistake of ours|is gone|not so|another log|not in the log/,
    evening: 2,
  },
  {
    what: 'bots that could not go on never try again',
    file: 'src/host/hosted.ts',
    is: 'hosting.later?.(think)',
    becomes: '',
    complaint: noEnd,
    evening: 51,
  },
  {
    what: 'one seat is sent what another sees',
    file: 'src/host/streams.ts',
    is: '? found.get(viewer)',
    becomes: '? found.get(viewer === 1 ? 0 : viewer)',
    complaint: notSo,
    evening: 0,
  },
  {
    what: 'everybody is told what only one may read',
    file: 'src/host/told.ts',
    is: 'const seen = game.seen(event, viewer)',
    becomes: 'const seen = event',
    complaint: notSo,
    evening: 0,
  },
  {
    what: 'a retry has no answer',
    file: 'src/host/hosted.ts',
    is: 'if (!done) return false',
    becomes: 'if (!done) await new Promise(() => {})',
    complaint: noEnd,
    evening: 0,
  },
  {
    what: 'a retry is refused',
    file: 'src/host/hosted.ts',
    is: 'if (!done) return false',
    becomes: "if (!done) throw new Fault('match.other-question')",
    complaint: /which is kept/,
    evening: 0,
  },
  {
    what: 'what was under way when the line broke is not sent again',
    file: 'src/client/table.ts',
    is: 'for (const { text } of waiting.values()) socket?.send(text)',
    becomes: 'void 0',
    complaint: noEnd,
    evening: 0,
  },
  {
    what: 'a client does not notice that a message is missing',
    file: 'src/host/shown.ts',
    is: 'n !== before.n + 1 || from !== before.told',
    becomes: 'from !== before.told',
    complaint: /sees what never was/,
    evening: 0,
  },
  {
    what: 'the bits of others go out with the lobby',
    file: 'src/host/wire.ts',
    is: 'hash: one.share?.hash ?? null',
    becomes: 'hash: one.share?.bits ?? null',
    complaint: /is sent a secret/,
    evening: 0,
  },
  {
    what: 'a draft is gone when the match is read again',
    file: 'src/host/reading.ts',
    is: "kind === 'choices' || kind === 'rewind' || kind === 'end'",
    becomes: "kind !== 'talk' && kind !== 'sit'",
    complaint: /not so, or not yet|another log/,
    evening: 0,
  },
  {
    what: 'a match alone on its disk is left for good when it is not known what was kept',
    file: 'src/server/tables/tables.ts',
    is: '...{ store, reopen,',
    becomes: '...{ store, ...(isShared ? { reopen } : {}),',
    complaint: noEnd,
    evening: 49,
  },
  {
    what: 'time goes back with a clock',
    file: 'src/host/hosted.ts',
    is: 'Math.max(input.at ?? now(), before.log.at(-1)?.at ?? 0)',
    becomes: 'now()',
    complaint: /time went back/,
    evening: 0,
  },
  {
    what: 'nobody looks round for what was not heard of',
    file: 'src/server/tables/nodes.ts',
    is: 'if (watched.length === 0) return',
    becomes: 'return',
    complaint: noEnd,
    evening: 36,
  },
  {
    what: 'a node that has not heard of the others refuses by what it knows',
    file: 'src/host/hosted.ts',
    is: 'if (tries < TRIES && (await isBehind())) continue',
    becomes: '',
    complaint: /which is kept/,
    evening: 27,
  },
  {
    what: 'whoever cannot be let in just now is left waiting',
    file: 'src/server/http/connection.ts',
    is: 'if (noEntry.test(why.key))',
    becomes: "if (why.key !== 'database.away')",
    complaint: noEnd,
    evening: 197,
  },
  {
    what: 'whoever sits down at a table that is let go is not told',
    file: 'src/server/tables/hold.ts',
    is: 'world.soon(() => watcher.gone(why))',
    becomes: 'void why',
    complaint: noEnd,
    evening: 28,
  },
  {
    what: 'a node that has not heard that the match has begun refuses what is kept of it',
    file: 'src/server/tables/hold.ts',
    is: 'if (!hosted && isShared) await heardOfLobby(Number.POSITIVE_INFINITY)',
    becomes: '',
    complaint: /though the match has begun/,
    evening: 2,
    seed: 'begun',
  },
  {
    what: 'whoever plays on while the match is being opened here is refused',
    file: 'src/server/tables/hold.ts',
    is: "if (!hosted && kept.lobby.phase === 'started') await begin()",
    becomes: '',
    complaint: /though the match has begun/,
    evening: 110,
    seed: 'begun',
  },
  {
    what: 'what follows in a new stream is taken for more of the one before',
    file: 'src/client/table.ts',
    is: 'update.from === state.shown?.told : last > 0',
    becomes: 'true : true',
    complaint: /sees what never was|has other events/,
    evening: 63,
  },
  {
    what: 'the last move of somebody who plays alone is forgotten with the memory of a node',
    file: 'src/host/reading.ts',
    is: 'const taken = [...(line.taken ?? [])]',
    becomes: 'const taken = match.record.seats.map((_, seat) => line.taken?.[seat] ?? [])',
    complaint: /which is kept/,
    evening: 88,
  },
  {
    what: 'what somebody does is refused where another node has them back already',
    file: 'src/host/served.ts',
    is: "['match.not-away', 'match.away-already', 'match.ended']",
    becomes: '[]',
    complaint: /which is kept: match.not-away/,
    evening: 27,
  },
  {
    what: 'whoever says again that they play themselves is refused',
    file: 'src/host/served.ts',
    is: 'if (hosted.open().match.taken[seat]?.includes(id)) return true',
    becomes: '',
    complaint: /which is kept: match.no-autopilot/,
    evening: 15,
  },
  {
    what: 'a node that cannot look refuses by what it knows',
    file: 'src/host/hosted.ts',
    is: 'if (hosting.isShared) await takeOver()',
    becomes: 'if (hosting.isShared) await takeOver().catch(() => {})',
    complaint: /which is kept/,
    evening: 554,
  },
  {
    what: 'what the autopilot does is remembered instead of what its player did',
    file: 'src/host/minds.ts',
    is: "{ by: 'autopilot' } : {",
    becomes: '{ by: "autopilot", id: "bot:" + question } : {',
    complaint: /which is kept: match.other-question/,
    evening: 23,
    seed: 'begun',
  },
  {
    what: 'each hello over a line begins to count anew',
    file: 'src/server/http/connection.ts',
    is: "tell({ type: update.whole ? 'whole' : 'told', ...update, n })",
    becomes: "tell({ type: update.whole ? 'whole' : 'told', ...update })",
    complaint: /is told 1 after/,
    evening: 0,
  },
]
