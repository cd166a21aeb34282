import { describe, expect, test } from 'vitest'
import { archiveOf } from '../../tests/hosted.ts'
import { again, begun, client, disk, drafting, gate, goOn, tableOf } from '../../tests/hosting.ts'
import type { Viewer } from '../engine/game.ts'
import { type HostedMatch, NOT_KEPT } from './hosting.ts'
import { openLate } from './late.ts'
import { type Shown, withUpdate } from './shown.ts'
import type { Store } from './store.ts'

// A match that its table ends before its game shows everything to everybody, and counts for nothing.

const viewers: readonly Viewer[] = [0, 1, 2, 'observer']
const END = { type: 'end', cause: 'agreed' } as const

const openTo = (hosted: HostedMatch, viewer: Viewer): unknown => {
  const { game, match } = hosted.open()
  return JSON.parse(JSON.stringify(game.reveal(match.settled, viewer)))
}
/** Everybody at the table, a spectator among them, after some choices. */
async function played(store: Store, isServed = false) {
  const hosted = await begun(tableOf(0), { store, isServed })
  const clients = viewers.map(viewer => client(hosted, viewer))
  let late: Shown | null = null
  openLate(hosted).subscribe(update => {
    late = withUpdate(late, update)
  })
  for (let n = 0; n < 12; n++) await goOn(hosted)
  return { hosted, clients, late: () => late as Shown | null }
}
const agendaOf = ({ view }: Pick<Shown, 'view'>): unknown =>
  (view as { players: { revealed?: { agenda: string } }[] }).players.map(({ revealed }) => revealed?.agenda)
const HIDDEN = [undefined, undefined, undefined]

describe('a match that is ended early', () => {
  test('lies open to everybody at the table, to whoever comes later, and after a reload', async () => {
    const store = disk()
    const { hosted, clients, late } = await played(store)
    const { seat, choice } = drafting(hosted)
    await hosted.seat(seat).choose([choice])
    for (const one of clients) expect(agendaOf(one.shown())).toEqual(HIDDEN)
    await hosted.act(END)
    for (const one of clients) {
      expect(one.shown()).toMatchObject({ view: openTo(hosted, one.viewer), ended: 'agreed', asked: null, draft: 0 })
      expect(agendaOf(one.shown())).not.toContain(undefined)
    }
    expect(late()?.view).toEqual(openTo(hosted, 'observer'))
    expect(client(hosted, 1).shown().view).toEqual(openTo(hosted, 1))
    const later = await again(store)
    for (const viewer of viewers) expect(client(later, viewer).shown().view).toEqual(openTo(hosted, viewer))
  })

  test('is open to nobody before its end is durable, and not to those who come meanwhile', async () => {
    const inner = disk()
    const { opened, open } = gate()
    let isHeld = false
    let reached = (): void => {}
    const isWriting = new Promise<void>(done => {
      reached = done
    })
    const held =
      <Given extends readonly unknown[], Answer>(write: (...given: Given) => Promise<Answer>) =>
      async (...given: Given): Promise<Answer> => {
        if (isHeld) {
          reached()
          await opened
        }
        return write(...given)
      }
    const { hosted, clients, late } = await played({
      ...inner,
      append: held(inner.append),
      rewrite: held(inner.rewrite),
    })
    const heard = clients.map(one => one.heard.length)
    isHeld = true
    const ended = hosted.act(END)
    await isWriting
    expect(clients.map(one => one.heard.length)).toEqual(heard)
    for (const viewer of viewers) expect(agendaOf(client(hosted, viewer).shown())).toEqual(HIDDEN)
    expect(late()?.ended).toBeNull()
    open()
    await ended
    for (const one of clients) {
      expect(agendaOf(one.shown())).not.toContain(undefined)
      // Nobody is waited for any more.
      expect(one.shown().waiting).toEqual([])
    }
  })

  test('stays closed where its end could not be kept', async () => {
    const inner = disk()
    let isFull = false
    const full =
      <Given extends readonly unknown[], Answer>(write: (...given: Given) => Promise<Answer>) =>
      (...given: Given): Promise<Answer> =>
        isFull ? Promise.reject(new Error('full')) : write(...given)
    const store = { ...inner, append: full(inner.append), rewrite: full(inner.rewrite) }
    const { hosted, clients, late } = await played(store, true)
    isFull = true
    await expect(hosted.act(END)).rejects.toMatchObject({ key: NOT_KEPT })
    for (const one of [...clients, ...viewers.map(viewer => client(hosted, viewer))])
      expect([agendaOf(one.shown()), one.shown().ended]).toEqual([HIDDEN, null])
    expect(late()?.ended).toBeNull()
    isFull = false
    await hosted.act(END)
    for (const one of clients) expect(agendaOf(one.shown())).not.toContain(undefined)
  })

  test('counts for no career: not at its end, and not where one is made anew from what is kept', async () => {
    const store = disk()
    let finished = 0
    const hosted = await begun(tableOf(0), {
      store,
      async finished() {
        finished++
        return true
      },
    })
    for (let n = 0; n < 12; n++) await goOn(hosted)
    await hosted.act(END)
    expect(finished).toBe(0)
    const archive = archiveOf(store)
    expect(await archive.career()).toMatchObject({ games: [] })
    expect(await archive.mend()).toEqual({ games: 0 })
    await archive.finished(hosted.open())
    const { games, tables = [] } = await archive.career()
    expect([games, tables]).toEqual([[], []])
  })
})
