import { lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useOnline, useTableSeen } from '../online/context.ts'
import type { TableSeat } from '../shared/useTable.ts'
import { Log } from './Log.tsx'
import type { BoardModel } from './model.ts'
import { Pages } from './Pages.tsx'
import { Players } from './Players.tsx'
import { type Happened, SinceLines } from './Since.tsx'
import { offerPages, useUnread } from './talk/reading.ts'

const opened = () => import('./opened.ts')
const Notes = lazy(async () => ({ default: (await opened()).Notes }))
const Piles = lazy(async () => ({ default: (await opened()).Piles }))
const Suspicions = lazy(async () => ({ default: (await opened()).Suspicions }))
const Talk = lazy(async () => ({ default: (await opened()).Talk }))
const Advisor = lazy(async () => ({ default: (await import('./advisor/Advisor.tsx')).Advisor }))
const Chat = lazy(async () => ({ default: (await import('../online/Chat.tsx')).Chat }))
const Presets = lazy(async () => ({ default: (await import('./presets/Presets.tsx')).Presets }))
const PeoplePanel = lazy(async () => ({ default: (await import('../online/PeoplePanel.tsx')).PeoplePanel }))

const PAGES = [
  'since',
  'players',
  'people',
  'presets',
  'talk',
  'suspicions',
  'advisor',
  'notes',
  'log',
  'piles',
] as const
type Page = (typeof PAGES)[number]
const NONE = [] as const
/** Whoever has no seat suspects and notes nothing. */
const OWN: readonly Page[] = ['suspicions', 'notes']

/**
 * What lies around the board: the others, what is said, what is suspected, what happened, the piles. One at a time. As a
 * rail it also tells what happened to whoever sits here, and opens there.
 */
export const More = memo(function More({
  model,
  table,
  since,
  isRail,
}: {
  model: BoardModel
  table: TableSeat
  /** What happened to whoever sits here. */
  since: Happened
  /** Beside the board, where that is told too. */
  isRail: boolean
}) {
  const seen = useTableSeen()
  const you = seen?.you ?? null
  const unread = useUnread(you ? model.scene.beside : NONE, {
    table: useOnline()?.table ?? '',
    own: model.seat,
    muted: seen?.own.muted ?? NONE,
  })
  const isNews = since.lines.length + since.all.length > 0
  // It can still be read once something was chosen, and no tab moves when that happens.
  const [kept, setKept] = useState(since)
  if (isNews && kept !== since) setKept(since)
  const hasSince = isRail && kept.lines.length + kept.all.length > 0
  const [chosen, setShown] = useState<Page | null>(null)
  // What has just happened opens here, also over what was chosen before; what somebody is writing stays, and so does
  // what is read in a window that only becomes wider.
  const isTold = useRef(isRail)
  isTold.current = isRail
  useEffect(() => {
    const isWriting = document.activeElement?.matches('.more-page :is(input, textarea)')
    if (isNews && isTold.current && !isWriting) setShown(null)
  }, [isNews])
  useEffect(
    () =>
      offerPages(wanted => {
        setShown(wanted)
        const tab = document.querySelector<HTMLElement>(`.more-tab[data-page=${wanted}]`)
        tab?.scrollIntoView()
        tab?.focus({ preventScroll: true })
      }),
    [],
  )
  const shown = chosen === null || (chosen === 'since' && !hasSince) ? (hasSince ? 'since' : 'players') : chosen
  /** Only bots play besides: then nobody is harmed by what an advisor says. */
  const isAlone = model.seat !== null && model.scene.seats.filter(({ bot }) => bot === null).length === 1
  const isThere = (name: Page): boolean =>
    name === 'since'
      ? hasSince
      : name === 'people'
        ? you?.isSpectator === false
        : name === 'presets'
          ? you != null && model.seat !== null
          : name === 'advisor'
            ? isAlone
            : model.seat !== null || !OWN.includes(name)
  const page = (): ReactNode => {
    switch (shown) {
      case 'since':
        return <SinceLines model={model} since={kept} />
      case 'players':
        return <Players model={model} />
      case 'talk':
        return (
          <>
            <Talk model={model} onClaim={claim => void table.claim(claim)} onAnswer={table.answer} />
            {you && <Chat model={model} />}
          </>
        )
      case 'presets':
        return <Presets model={model} />
      case 'people':
        return <PeoplePanel model={model} />
      case 'suspicions':
        return <Suspicions model={model} onSuspect={(player, mix) => void table.suspect(player, mix)} />
      case 'advisor':
        return <Advisor model={model} table={table} />
      case 'notes':
        return <Notes model={model} onNote={(about, text) => void table.note(about, text)} />
      case 'log':
        return <Log model={model} />
      case 'piles':
        return <Piles model={model} />
    }
  }
  return (
    <Pages names={PAGES.filter(isThere)} shown={shown} onShow={setShown} unread={{ talk: unread.length }}>
      <Suspense>{page()}</Suspense>
    </Pages>
  )
})
