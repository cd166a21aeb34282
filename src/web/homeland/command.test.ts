import { expect, test } from 'vitest'
import { readCommand } from './command.ts'

const labels: Readonly<Record<string, string>> = {
  claim: 'Claim a threat',
  intel: 'Play Intel on cases',
  'recruit-agent': 'Recruit an Agent',
  'recruit-soldier': 'Recruit a Soldier',
  'strike 4': 'Drone Strike on threat 4',
  end: 'End the turn',
}
const moment = {
  options: Object.keys(labels),
  label: (name: string) => labels[name] ?? name,
  hand: ['card wiretap', 'card false-trail', 'card-open defector'],
  cases: [3, 4, 12],
  words: { claim: 'rivendica', agents: 'agenti', soldiers: 'soldati', play: 'gioca' },
}
const read = (line: string) => readCommand(line, moment)
const act = (...steps: string[]) => ({ is: 'act', steps })

test('options by their names and by their labels, whatever the case of the letters', () => {
  expect(read('claim')).toEqual(act('claim'))
  expect(read(' END the  turn ')).toEqual(act('end'))
  expect(read('strike 4')).toEqual(act('strike 4'))
})

test('parts of a label are enough where only one fits, and several are named, never guessed between', () => {
  expect(read('drone')).toEqual(act('strike 4'))
  expect(read('recruit')).toEqual({ is: 'many', labels: ['Recruit an Agent', 'Recruit a Soldier'] })
  expect(read('bribe')).toEqual({ is: 'nothing' })
  expect(read('  ')).toEqual({ is: 'nothing' })
})

test('a verb and a case, a card and a case, also in the language of the page', () => {
  expect(read('claim 4')).toEqual(act('claim', 'case 4'))
  expect(read('rivendica 12')).toEqual(act('claim', 'case 12'))
  expect(read('agents 3')).toEqual(act('agents', 'case 3'))
  expect(read('play 2 on 4')).toEqual(act('intel', 'card false-trail', 'case 4'))
  expect(read('gioca 3 su 12')).toEqual(act('intel', 'card-open defector', 'case 12'))
  expect(read('play 9 on 4')).toEqual({ is: 'nothing' })
})

test('the second card, which is asked for by itself, is played by the same words', () => {
  const second = { ...moment, options: ['card wiretap', 'card-open defector'] }
  expect(readCommand('play 1 on 4', second)).toEqual(act('card wiretap', 'case 4'))
})

test('the number of a case chooses it where a case is asked for, and opens its file elsewhere', () => {
  expect(read('case 4')).toEqual({ is: 'open', case: 4 })
  expect(read('12')).toEqual({ is: 'open', case: 12 })
  expect(read('case 5')).toEqual({ is: 'nothing' })
  expect(readCommand('4', { ...moment, options: ['case 3', 'case 4'] })).toEqual(act('case 4'))
})
