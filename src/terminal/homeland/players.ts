import type { Seat } from '../../engine/game.ts'
import { answerLine } from '../../games/homeland/talk/answers.ts'
import { claimLine, standingClaims } from '../../games/homeland/talk/claims.ts'
import type { PlayerSeen, View } from '../../games/homeland/view/view.ts'
import { noteOf } from '../../table/notes.ts'
import type { Say } from '../../words/index.ts'
import { pad, widthOf, wrap } from '../screen/style.ts'
import { type BoardModel, cardName, inSeatColour, intelMark, intelMarks } from './model.ts'

const tokensOf = (say: Say, { rep, clout, agents, soldiers, leads }: PlayerSeen): string =>
  say('desk.tokens', { rep, clout, agents, soldiers, leads })

/** My own things in as few lines as they take: tokens and figures, hand, assets. */
export function myThings(model: BoardModel, width: number): string[] {
  const { view, say, side, ink } = model
  const player = view.players[side.seat]
  if (!player || !view.me) return []
  const { hand, down } = view.me
  const { rep, clout, agents, soldiers } = player
  const long = tokensOf(say, player)
  const tokens = widthOf(long) <= width ? long : say('desk.tokens.short', { rep, clout, agents, soldiers })
  const cards = [
    `${ink.dim(say('desk.hand'))} ${intelMarks(model, hand)}`,
    ...(player.open.length > 0 ? [`${ink.dim(say('desk.open'))} ${intelMarks(model, player.open)}`] : []),
  ].join('  ')
  const assets = [...player.up.map(id => `▴${cardName(model, id)}`), ...down.map(id => `▾${cardName(model, id)}`)].join(
    ', ',
  )
  return [
    ...wrap(tokens, width),
    ...wrap(cards, width, '  '),
    ...(assets === '' ? [] : wrap(assets, width, '  ').map(line => ink.dim(line))),
  ]
}

/** The others, a line each: tokens, figures, cards, assets. */
export function playerLines(model: BoardModel, width: number): string[] {
  const { view, say, names, initials, side, ink } = model
  const longest = Math.min(12, Math.max(...names.map(widthOf)) + 1)
  return view.players.flatMap((player, seat) => {
    if (seat === side.seat) return []
    const bot = side.seats[seat]?.bot
    const name = `${seat === view.marker ? '*' : ''}${names[seat]}`
    const line = say('desk.player', {
      rep: player.rep,
      clout: player.clout,
      agents: player.agents,
      soldiers: player.soldiers,
      intel: player.hand + player.open.length,
      up: player.up.length,
      down: player.down,
    })
    const isFocus = side.focus !== null && 'player' in side.focus && side.focus.player === seat
    const called = pad(name, longest)
    const styled = isFocus ? ink.accent(ink.bold(called)) : bot ? ink.dim(called) : called
    const head = `${inSeatColour(model, seat, initials[seat])} ${styled}`
    return wrap(`${line}`, width - widthOf(head) - 1).map((part, n) =>
      n === 0 ? `${head} ${part}` : `${' '.repeat(widthOf(head))} ${part}`,
    )
  })
}

export function agendaLines({ view, say, ink }: BoardModel, width: number): string[] {
  if (!view.me) return []
  const { agenda } = view.me
  return [
    ...wrap(say(`agenda.${agenda}`), width).map(line => ink.accent(ink.bold(line))),
    ...wrap(say(`agenda.${agenda}.text`), width),
    ...wrap(say('desk.agenda.hide'), width).map(ink.dim),
  ]
}

const textOf = ({ texts }: BoardModel, id: string): string => (texts.get(id)?.text ?? []).join(' · ')

function cardRow(model: BoardModel, id: string, mark: string, width: number): string[] {
  const { ink } = model
  const gap = ' '.repeat(6)
  return [
    `  ${pad(mark, 4)}${ink.bold(cardName(model, id))}`,
    ...wrap(textOf(model, id), width - gap.length).map(line => ink.dim(gap + line)),
  ]
}

const listed = (model: BoardModel, key: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : [model.ink.bold(model.say(key)), ...rows, '']

/** My desk: every card with its text, the open ones apart, assets face up and face down. */
export function deskPage(model: BoardModel, width: number): string[] {
  const { view, say, side } = model
  const player = view.players[side.seat]
  if (!player || !view.me) return [say('desk.nobody')]
  const intel = (ids: readonly string[]) => ids.flatMap(id => cardRow(model, id, intelMark(model, id), width))
  const assets = (ids: readonly string[], mark: string) => ids.flatMap(id => cardRow(model, id, mark, width))
  return [
    ...wrap(tokensOf(say, player), width),
    ...wrap(say('desk.agenda.key'), width).map(model.ink.dim),
    '',
    ...listed(model, 'desk.hand', intel(view.me.hand)),
    ...listed(model, 'desk.open', intel(player.open)),
    ...listed(model, 'desk.drawn', assets(view.me.drawn, '?')),
    ...listed(model, 'desk.up', assets(player.up, '▴')),
    ...listed(model, 'desk.down', assets(view.me.down, '▾')),
  ]
}

/** Everybody, with what they show, what is said of them, and what I have noted. */
export function playersPage(model: BoardModel, width: number): string[] {
  const { view, say, names, side, ink } = model
  const claims = standingClaims(side.ledger)
  const one = (seat: Seat): string[] => {
    const player = view.players[seat]
    const bot = side.seats[seat]?.bot ?? null
    const isFocus = side.focus !== null && 'player' in side.focus && side.focus.player === seat
    const colour = side.colours[seat]
    const facts = [
      ...(colour ? [say(`seat-colour.${colour}`)] : []),
      ...(seat === view.marker ? [say('desk.marker')] : []),
      ...(bot === null ? [] : [say('desk.bot', { kind: bot })]),
      ...(player.revealed ? [say(`agenda.${player.revealed.agenda}`)] : []),
    ]
    const note = noteOf(side.notes, side.seat, { player: seat })
    return [
      `${isFocus ? '> ' : '  '}${ink.bold(inSeatColour(model, seat, names[seat]))}${facts.length > 0 ? `  ${ink.dim(facts.join(' · '))}` : ''}`,
      ...wrap(tokensOf(say, player), width - 4).map(line => `    ${line}`),
      ...wrap(
        say('desk.cards', {
          intel: player.hand + player.open.length,
          open: intelMarks(model, player.open),
          down: player.down,
        }),
        width - 4,
      ).map(line => `    ${line}`),
      ...(player.revealed
        ? wrap(
            say('desk.revealed', {
              intel: intelMarks(model, player.revealed.hand),
              assets: player.revealed.down.map(id => cardName(model, id)).join(', ') || say('status.nothing'),
            }),
            width - 4,
            '  ',
          ).map(line => `    ${line}`)
        : []),
      ...player.up.flatMap(id =>
        wrap(`▴${cardName(model, id)}: ${textOf(model, id)}`, width - 4, '  ').map(line => `    ${line}`),
      ),
      ...claims
        .filter(({ claim }) => claim.about === 'player' && claim.player === seat)
        .flatMap(said => [
          `    ~ ${claimLine(say, names, said)}`,
          ...[answerLine(say, names, said)].flatMap(line => (line === null ? [] : [`      ${line}`])),
        ]),
      ...(note === '' ? [] : wrap(say('note.line', { text: note }), width - 4).map(line => ink.accent(`    ${line}`))),
      '',
    ]
  }
  return view.players.flatMap((_, seat) => one(seat))
}

/** The piles that lie face up, and what has left the game. */
export function discardsPage(model: BoardModel, width: number): string[] {
  const { view, say, ink } = model
  const { discards, gone, decks } = view
  const pile = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [ink.bold(title), ...wrap(items.join(', '), width - 2).map(line => `  ${line}`), '']
  const counted = (intel: View['discards']['intel']): string[] =>
    intel.map(([id, n]) =>
      `${intelMark(model, id)} ${cardName(model, id)}${n > 1 ? ` ×${n}` : ''}`.replaceAll(' ', '\u00a0'),
    )
  const named = (ids: readonly string[]): string[] => ids.map(id => cardName(model, id).replaceAll(' ', '\u00a0'))
  return [
    ...wrap(say('status.supply', { ...decks }), width),
    '',
    ...pile(say('discards.intel'), counted(discards.intel)),
    ...pile(say('discards.assets'), named(discards.assets)),
    ...pile(say('discards.plots'), named(discards.plots)),
    ...pile(say('discards.organizations'), named(discards.organizations)),
    ...pile(say('gone.assets'), named(gone.assets)),
    ...pile(say('gone.organizations'), named(gone.organizations)),
    ...pile(
      say('gone.intel'),
      gone.burnedIntel.map(id => `${intelMark(model, id)} ${cardName(model, id)}`.replaceAll(' ', '\u00a0')),
    ),
    ...(gone.plots + gone.intel > 0 ? wrap(say('gone.unseen', { plots: gone.plots, intel: gone.intel }), width) : []),
  ]
}
