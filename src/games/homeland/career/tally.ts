import { type Agenda, agendas } from '../vocabulary.ts'
import { type Accused, accusedHow, type TableGame } from './career.ts'

/** Games played and won, with the points of those in which points were counted. */
export interface Share {
  readonly games: number
  readonly won: number
  /** On average; null where nothing was ever counted. */
  readonly points: number | null
}

/** What a person's games around a table come to; one computation for page and terminal. */
export interface Tally extends Share {
  readonly byAgenda: Readonly<Record<Agenda, Share>>
  /** By how many sat there, the smallest table first; sizes that were never played are left out. */
  readonly bySize: readonly (Share & { readonly size: number })[]
  readonly accusations: Readonly<Record<Accused, number>>
  /** M-30: where the points came from, on average; null where that was never kept. */
  readonly sources: { readonly own: number; readonly assets: number; readonly accusation: number } | null
}

type Sat = TableGame['players'][number] & { readonly size: number }

const mean = (all: readonly number[]): number | null =>
  all.length === 0 ? null : all.reduce((sum, n) => sum + n, 0) / all.length

const shareOf = (sat: readonly Sat[]): Share => ({
  games: sat.length,
  won: sat.filter(({ won }) => won).length,
  points: mean(sat.flatMap(({ points }) => points ?? [])),
})

/** The tally of one person, or of all people together: whoever sat at a table counts once for it. Bots have no career. */
export function tallyOf(tables: readonly TableGame[], name: string | null): Tally {
  const sat = tables.flatMap(({ players }) =>
    players
      .filter(player => player.bot === null && (name === null || player.name === name))
      .map(player => ({ ...player, size: players.length })),
  )
  const sizes = [...new Set(sat.map(({ size }) => size))].sort((a, b) => a - b)
  const from = sat.flatMap(player => player.from ?? [])
  return {
    ...shareOf(sat),
    byAgenda: Object.fromEntries(
      agendas.map(agenda => [agenda, shareOf(sat.filter(player => player.agenda === agenda))]),
    ) as Readonly<Record<Agenda, Share>>,
    bySize: sizes.map(size => ({ size, ...shareOf(sat.filter(player => player.size === size)) })),
    accusations: Object.fromEntries(
      accusedHow.map(how => [how, sat.filter(({ accused }) => accused === how).length]),
    ) as Readonly<Record<Accused, number>>,
    sources:
      from.length === 0
        ? null
        : {
            own: mean(from.map(({ own }) => own)) ?? 0,
            assets: mean(from.map(({ assets }) => assets)) ?? 0,
            accusation: mean(from.map(({ accusation }) => accusation)) ?? 0,
          },
  }
}
