import { expect, test } from 'vitest'
import { archiveOf, botsGo, keep, openNew, take } from '../../../tests/hosted.ts'
import { memoryStore } from '../../host/memory-store.ts'
import type { Opening } from '../../host/opening.ts'
import { pack, unpack } from './packing.ts'

/** Longer addresses are cut by programs that people send them with. */
const LONGEST_LINK = 8000

/** A call to its end, as the first build that made links packed it. */
const FIRST_LINK = [
  '1.zZXLjuQgDEV_peR1UJMHebCa_2jVwoBTSYeECMi0olL9eysZzbJeU9NSb-HYF9sX-Qyt8yNGkBD6uGDs3cS8c-PbiFF3v1JI4I',
  'QjgYSJTi72GJ2HBPxiKYCE7d6QHkCeocPQgYQy5XlR16pMcyzLJqvJaEOiMCIv65w3WSoo5UWTKSGKtlG8qBQ1WChdpmVuUrgkEC',
  'gu85YTlVn0JimBzCd68-eWDEhoex_iwfbTAAnMHnXsNYFs0QZKQHeu19sb388QaKuQ_z0ECbPF9fDZYWToia1u8czQiJMJcEn-S4',
  'Cn34T2MOKH87dyhhGtZRHt8Do1EM1MO2dfgbSbNBk6jGR6jZZp9HQFVct6WN2yt0R5wqGfTmyZb9AfS4gsRFyZRjteAY2bririND',
  'whuRf8kOb2uGfG-y_83SE-DN2b4SPMjS5__-94zNTP-eteQXflto698nO-Mf5J3_8IN_8sgx0TMB7bCPL9mIDyOOluXw_HLWpfYU',
  'C5qAqsU1GjMEWhueEibxS1wnDNeYptJhqlqqoymAkjykzvGw6rquRtmsPlCw',
].join('')

const call: Opening = { game: 'negotiator', setup: { abductor: 'edward' }, seed: null, practice: false, seats: [] }
const seats = ['Ada', 'Bot', 'Bit'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'steady' }))
const table: Opening = { ...call, game: 'homeland', setup: { players: 3 }, seats }

test.each([
  ['call', call],
  ['table', table],
] as const)('a finished %s fits into a link, which opens where nothing else is kept', async (_, opening) => {
  const open = await openNew(opening, 'a', 'link', 1000)
  botsGo(open)
  for (;;) {
    const [asked] = open.game.decisions(open.match.state)
    if (!asked) break
    take(open, { type: 'choose', seat: asked.seat, choices: [open.game.nameOf(asked.options[0])] })
  }
  const store = memoryStore()
  await keep(store, open, 2000)
  const link = await pack(await archiveOf(store).short('a'))
  expect(link.length).toBeLessThan(LONGEST_LINK)
  const elsewhere = archiveOf(memoryStore())
  const { id } = await elsewhere.look(await unpack(link))
  const { choices } = open.match.record
  expect(await elsewhere.watch({ id, at: 10_000, viewer: 0 })).toMatchObject({ isOver: true, of: choices.length })
})

test('a link made by the first build, of rules that are played no more, still tells what was chosen', async () => {
  const archive = archiveOf(memoryStore())
  const { id } = await archive.look(await unpack(FIRST_LINK))
  await expect(archive.watch({ id, at: 10_000, viewer: 0 })).rejects.toThrow('file.rules')
  const { rules, chosen } = await archive.told(id)
  expect(rules.is).toBe('1')
  expect(chosen?.length).toBeGreaterThan(10)
})
