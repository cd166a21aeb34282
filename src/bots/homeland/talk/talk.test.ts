import { describe, expect, test } from 'vitest'
import { stream } from '../../../engine/chance.ts'
import type { Talk } from '../../../engine/talk.ts'
import type { Event } from '../../../games/homeland/events.ts'
import { homeland } from '../../../games/homeland/index.ts'
import type { State } from '../../../games/homeland/rules/state.ts'
import { type Claim, type Said, saidIn } from '../../../games/homeland/talk/claims.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { asks, type Mind } from '../../bot.ts'
import { speakers } from '../../manners.ts'
import { homelandBot } from '../index.ts'
import { cardsOf } from '../play/cards.ts'
import { isKnown } from './grounds.ts'

const game = homeland()
const cards = cardsOf(game.cards)
const ask = asks(game)
const BUDGET = { iterations: 1 }
const lots = (seed: string) => stream(rootsOf(seed, ['bot']).bot)

interface Spoken {
  readonly state: State
  readonly seat: number
  readonly to: number | null
  readonly mind: Mind<View>
  readonly said: readonly Said[]
  readonly told: readonly Event[]
  readonly words: unknown
  readonly seed: string
}

const speakAt = async ({ seat, to, mind, said, seed }: Spoken, state: State): Promise<unknown> =>
  mind.speak?.({ view: () => game.view(state, seat), said, to, random: lots(seed) })

/** Plays a table of these bots, shows all that is said in it, and gives back the talk. */
async function listen(
  bots: readonly string[],
  seed: string,
  look: (spoken: Spoken) => void | Promise<void> = () => {},
): Promise<readonly Said[]> {
  const players = bots.length
  const events: Event[] = []
  const state = game.start({ players }, rootsOf(seed, game.chances), events)
  const made = bots.map(name => homelandBot(name, game.cards))
  const manners = made.map(bot => bot.manners ?? null)
  const minds = made.map((bot, seat) => ({ mind: bot.open(seat, players), told: [] as Event[], read: 0, heard: 0 }))
  const random = lots(`${seed} random`)
  const said: Talk[] = []
  const mindAt = (seat: number): (typeof minds)[number] => {
    const one = minds[seat]
    const fresh = events.slice(one.read).flatMap(event => game.seen(event, seat) ?? [])
    one.told.push(...fresh)
    one.mind.told(fresh, said.slice(one.heard))
    one.read = events.length
    one.heard = said.length
    return one
  }
  const speak = async (seat: number, to: number | null): Promise<unknown> => {
    const { mind, told } = mindAt(seat)
    const spoken = { state, seat, to, mind, told, said: saidIn([...said]), words: null, seed: `${seed} ${said.length}` }
    const words = await speakAt(spoken, state)
    await look({ ...spoken, words })
    return words
  }
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    if (game.talk?.rests?.(game.view(state, 'observer')))
      for (const seat of speakers(manners, random)) {
        const claim = await speak(seat, null)
        game.talk?.checkClaim(game.view(state, 'observer'), seat, claim, said)
        said.push({ seat, after: 0, claim })
        const [to] = minds.flatMap((_, other) => game.talk?.unanswered?.(said, other) ?? [])
        if (to !== said.length - 1) continue
        const about = (claim as Claim & { about: 'player' }).player
        const says = game.talk?.readAnswer?.(await speak(about, to), about, said[to])
        said[to] = { ...said[to], answer: { seat: about, says } }
      }
    const { mind } = mindAt(decision.seat)
    game.apply(state, decision.seat, await mind.choose(ask(state, decision, random), BUDGET), events)
  }
  return saidIn(said)
}

const chatty = ['analyst:chatty', 'careerist:chatty', 'analyst:chatty', 'analyst:chatty']
const seeds = Array.from({ length: 8 }, (_, n) => `talk ${n}`)

test('nobody states what they cannot know, unless they lie; and only who gains by it lies', async () => {
  const lies = { loyal: 0, opportunist: 0, mole: 0 }
  const statements = { loyal: 0, opportunist: 0, mole: 0 }
  for (const seed of seeds)
    await listen(chatty, seed, ({ state, seat, to, words }) => {
      const view = game.view(state, seat)
      const agenda = view.me?.agenda as keyof typeof lies
      const claim: Claim =
        to === null
          ? (words as Claim)
          : (words as { says: string; case: number }).says === 'helped'
            ? { about: 'case', case: (words as { case: number }).case, says: 'i-helped' }
            : { about: 'retract' }
      statements[agenda]++
      if (isKnown(cards, view, claim)) return
      lies[agenda]++
      // Even a liar claims to have looked or laid something only where everybody saw it.
      const threat = view.threats.find(({ id }) => claim.about === 'case' && id === claim.case)
      expect(threat?.looks ?? threat?.mine).toBeDefined()
    })
  expect(statements.loyal).toBeGreaterThan(100)
  expect(lies.loyal).toBe(0)
  expect(lies.opportunist).toBeGreaterThan(0)
  expect(lies.mole).toBeGreaterThan(lies.opportunist / 4)
})

describe.each(['analyst', 'careerist'])('%s', bot => {
  test('says the same whatever lies where it cannot look, and always something', async () => {
    const dream = lots('dream')
    let otherwise = 0
    let compared = 0
    const bots = chatty.map(() => `${bot}:chatty`)
    await listen(bots, 'twins', async spoken => {
      const { state, seat, told, words } = spoken
      expect(words).toBeDefined()
      const opening: Event[] = []
      const begun = game.start({ players: 4 }, rootsOf('twins', game.chances), opening)
      const dealt = opening.filter(event => game.seen(event, seat) !== null).length
      const knowledge = told.slice(dealt).reduce(game.learn, game.know(game.view(begun, seat)))
      const other = game.worlds(game.view(state, seat), knowledge)(dream)
      expect(await speakAt(spoken, other)).toEqual(words)
      compared++
      if (other.players.some(({ agenda }, at) => agenda !== state.players[at].agenda)) otherwise++
    })
    expect(compared).toBeGreaterThan(20)
    expect(otherwise).toBeGreaterThan(compared / 3)
  })

  test('a mind made anew from all it was told says what the one that was there says', async () => {
    let compared = 0
    const made = homelandBot(`${bot}:chatty`, game.cards)
    await listen(
      chatty.map(() => `${bot}:chatty`),
      'anew',
      async spoken => {
        const mind = made.open(spoken.seat, 4)
        // All at once, as on resume: what was said and what happened in no order of their own.
        mind.told(spoken.told, spoken.said)
        expect(await speakAt({ ...spoken, mind }, spoken.state)).toEqual(spoken.words)
        if (bot === 'analyst') expect(mind.belief?.()).toEqual(spoken.mind.belief?.())
        compared++
      },
    )
    expect(compared).toBeGreaterThan(20)
  })
})

test('the same seed is the same talk', async () => {
  expect(await listen(chatty, 'again')).toEqual(await listen(chatty, 'again'))
})

test('nobody says the same of a case twice', async () => {
  for (const seed of seeds.slice(0, 4)) {
    const words = (await listen(chatty, seed)).flatMap(({ seat, claim }) =>
      claim.about === 'case' ? [`${seat} ${claim.case} ${claim.says}`] : [],
    )
    expect(new Set(words).size).toBe(words.length)
  }
})

test('tempers differ: the chatty speak most and the quiet least, the bold suspect sooner than the careful', async () => {
  const bots = ['analyst:bold', 'analyst:careful', 'analyst:chatty', 'analyst:quiet']
  const spoken = bots.map(() => 0)
  const suspicions = bots.map(() => 0)
  const games = 60
  for (let n = 0; n < games; n++)
    for (const { seat, claim } of await listen(
      bots.map((_, at) => bots[(at + n) % 4]),
      `tempers ${n}`,
    )) {
      const at = (seat + n) % 4
      spoken[at]++
      if (claim.about === 'player' && claim.says === 'suspect' && claim.strength === 'little') suspicions[at]++
    }
  const [bold, careful, talkative, quiet] = spoken
  expect(talkative).toBeGreaterThan(1.3 * bold)
  expect(bold).toBeGreaterThan(1.2 * careful)
  expect(careful).toBeGreaterThan(1.5 * quiet)
  expect(suspicions[0]).toBeGreaterThan(1.3 * suspicions[1])
})
