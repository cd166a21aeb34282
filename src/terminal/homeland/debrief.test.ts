import { expect, test } from 'vitest'
import { game } from '../../../tests/screen/party.ts'
import { stream } from '../../engine/chance.ts'
import { type Claim, caseClaims, type Said, saidIn } from '../../games/homeland/talk/claims.ts'
import { speakHomeland } from '../../games/homeland/tell/speak.ts'
import { homelandWords } from '../../games/homeland/words/index.ts'
import { rootsOf } from '../../seed/roots.ts'
import { evening } from '../../table/evening.ts'
import { eventsOf, openMatch } from '../../table/match.ts'
import { step } from '../../table/step.ts'
import { words } from '../../words/catalog.ts'
import { languages } from '../../words/index.ts'
import { sayFrom } from '../../words/say-from.ts'
import { noColours } from '../screen/style.ts'
import { reckoning } from './debrief.ts'
import { indexOf, intelMarks } from './model.ts'

const names = ['Ann', 'Ben', 'Cy']
const say = sayFrom('en', words, homelandWords)
const marks = (ids: readonly string[]) => intelMarks({ say, cards: indexOf(game), ink: noColours }, ids)

/** A whole random game with a claim now and then; what really lay there is written down when it is said. */
function talkative(seed: string) {
  const random = stream(rootsOf(seed, ['talk']).talk)
  const facts: { readonly line: string; readonly cards: string }[] = []
  let match = openMatch(game, { setup: { players: 3 }, seed, seats: names.map(name => ({ name, bot: null })) })
  while (game.outcome(match.state) === null) {
    const [{ seat, options }] = game.decisions(match.state)
    const { threats } = match.settled
    if (threats.length > 0 && random(8) === 0) {
      const { id, cards } = threats[random(threats.length)]
      const says = caseClaims[random(caseClaims.length)]
      match = step(game, match, { type: 'claim', seat, claim: { about: 'case', case: id, says } }, evening).match
      facts.push({
        line: `${names[seat]} on case ${id}: ${say(`talk.says.${says}`)}`,
        cards: marks(cards.map(card => game.cards.data.intel[game.cards.intelTitle[card]].id)),
      })
    }
    const choice = game.nameOf(options[random(options.length)])
    match = step(game, match, { type: 'choose', seat, choices: [choice] }).match
  }
  return { match, facts }
}

test('each claim on a case stands beside the Intel that lay there when it was said', () => {
  const { match, facts } = talkative('facts')
  const lines = reckoning(say, game, match, speakHomeland(say, game, names))
  expect(facts.length).toBeGreaterThan(5)
  const told = lines.slice(lines.indexOf('Claims beside facts') + 1)
  expect(told).toHaveLength(facts.length)
  for (const [i, { line, cards }] of facts.entries())
    expect(told[i]).toContain(`  ${line}${line.endsWith('?') ? '' : '.'} There lay: ${cards}. `)
})

test('what was taken back is said to have been, and only that', () => {
  const { match } = talkative('taken back')
  const claimed = saidIn(match.record.talk).find(({ seat }) => seat === 0) ?? saidIn(match.record.talk)[0]
  const pinned = claimed.claim.about === 'case' ? claimed.claim.case : -1
  const about = (says: 'dangerous' | 'i-helped') => ({ about: 'case' as const, case: pinned, says })
  const said = (claim: Claim): Said => ({ ...claimed, claim })
  const talk = [said(about('dangerous')), said({ about: 'retract', case: pinned }), said(about('i-helped'))]
  const lines = reckoning(say, game, { ...match, record: { ...match.record, talk } }, speakHomeland(say, game, names))
  const [first, second, ...others] = lines.slice(lines.indexOf('Claims beside facts') + 1)
  expect(first).toMatch(/: this one is dangerous\. .+ Taken back later\.$/)
  expect(second).toMatch(/: I helped here\. There lay: /)
  expect(second).not.toContain('Taken back')
  expect(others).toEqual([])
})

test('every Intel that a player put anywhere is told with its player and its case', () => {
  const { match } = talkative('who')
  const lines = reckoning(say, game, match, speakHomeland(say, game, names))
  const placed = eventsOf(game, match).flatMap(event => (event.kind === 'placed' ? [event] : []))
  expect(placed.length).toBeGreaterThan(10)
  for (const { seat, threat, card } of placed) {
    const line = lines.find(one => one.startsWith(`  Case ${threat}, `))
    const own = line?.split(/[,.:] /).find(part => part.startsWith(`${names[seat]} `))
    expect(own, `case ${threat}`).toContain(marks([card ?? '']))
  }
})

test.each(languages)('%s: agendas, the spare agenda and every part are in words', language => {
  const { match } = talkative('words')
  const spoken = sayFrom(language, words, homelandWords)
  const text = reckoning(spoken, game, match, speakHomeland(spoken, game, names)).join('\n')
  for (const name of names) expect(text).toContain(name)
  expect(text).toContain(spoken('reckoning.played'))
  expect(text).not.toMatch(/undefined|NaN|\[object/)
})
