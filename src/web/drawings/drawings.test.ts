import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { shippedDecks } from '../../games/homeland/cards/shipped.ts'
import { agendas, colours, levels, organizationKinds, plotKinds } from '../../games/homeland/vocabulary.ts'
import { standard as negotiator } from '../../games/negotiator/cards/standard.ts'
import { en } from '../../games/negotiator/words/en.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/y

/** Every tag in order; a sprite is tags and white space, so anything else, or a tag closed out of turn, is a fault. */
function tagsOf(text: string): Tag[] {
  const tags: Tag[] = []
  const open: string[] = []
  for (let at = 0; at < text.length; ) {
    if (/\s/.test(text.charAt(at))) {
      at++
      continue
    }
    TAG.lastIndex = at
    const found = TAG.exec(text)
    if (!found) throw new Error(`No tag at ${at}: ${text.slice(at, at + 60)}`)
    const [whole, closing, name = '', list = '', alone] = found
    if (!closing && at > 0 && open.length === 0) throw new Error(`<${name}> stands outside the sprite`)
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing at ${at}`)
    } else {
      const pairs = [...list.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, value] as const,
      )
      if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`<${name}> says something twice`)
      tags.push({ name, attributes: new Map(pairs) })
      if (!alone) open.push(name)
    }
    at += whole.length
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(' ')}`)
  return tags
}

const symbolsOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(([, id = '', body = '']) => [
      id,
      body.replace(/\s+/g, ' ').trim(),
    ]),
  )

const prefixed = (prefix: string, names: readonly string[]): string[] => names.map(name => `${prefix}-${name}`)
const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)
/** An abductor is a kind of card too, but each has a portrait instead. */
const cardKinds = Object.keys(en).flatMap(key => (/^kind\.(?!abductor$)/.test(key) ? [key.slice('kind.'.length)] : []))

const needed: Readonly<Record<string, readonly string[]>> = {
  'call.svg': [
    ...prefixed('abductor', [...ids(negotiator.abductors), 'second']),
    ...cardKinds,
    ...ids(negotiator.conversation),
    ...prefixed('die', ['1', '2', '3', '4', '5', '6']),
    ...['hostage', 'hostage-saved', 'hostage-lost', 'phone', 'phone-hung-up', 'clock', 'threat', 'demand-hidden'],
    'points',
  ],
  'board.svg': [
    ...prefixed('org', organizationKinds),
    ...prefixed('plot', plotKinds),
    ...prefixed('asset', [...new Set(Object.values(shippedDecks).flatMap(({ assets }) => ids(assets)))]),
    ...prefixed('intel', [...colours, 'back']),
    ...prefixed('agenda', [...agendas, 'hidden']),
    ...prefixed('level', levels),
    ...['agent', 'soldier', 'rep', 'clout', 'lead', 'drone-strike', 'track-agency', 'track-terrorist', 'eye', 'accuse'],
  ],
  'room.svg': [
    ...['lamp', 'desk', 'folder', 'wire', 'map', 'typewriter', 'logo', 'learn', 'resume', 'settings', 'language'],
    ...['replay', 'career', 'daily', 'share', 'undo', 'rewind', 'help', 'sound-on', 'sound-off', 'close', 'next'],
    ...['back', 'play', 'pause', 'skip', 'check', 'cross', 'warning', 'lock', 'download', 'upload', 'theme-light'],
    ...['theme-dark', 'theme-contrast', 'notes', 'talk', 'suspicion', 'curtain'],
  ],
}

const shapes = ['svg', 'symbol', 'g', 'path', 'circle', 'ellipse', 'rect']
const paints = ['none', 'currentColor', 'var(--wash,currentColor)']
/** A page reaches these by an external `use`, which carries inherited values across and no style sheet. */
const places = ['xmlns', 'id', 'viewBox', 'd', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'transform']
const inks = ['fill', 'fill-rule', 'opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']
const attributes = new Set([...places, ...inks, 'stroke-dasharray'])

describe.each(Object.entries(needed))('%s', (name, wanted) => {
  const text = read(name)

  test('is well formed, of plain shapes, in no colour of its own', () => {
    const tags = tagsOf(text)
    expect(tags[0]?.name).toBe('svg')
    expect(tags[0]?.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg')
    const strange = tags.flatMap(tag => [
      ...(shapes.includes(tag.name) ? [] : [tag.name]),
      ...[...tag.attributes].flatMap(([key, value]) => {
        const paint = key === 'fill' || key === 'stroke'
        return attributes.has(key) && (!paint || paints.includes(value)) ? [] : [`${key}="${value}"`]
      }),
    ])
    expect(strange).toEqual([])
  })

  test('draws everything that is asked for, and nothing else', () => {
    expect([...symbolsOf(text).keys()].sort()).toEqual([...wanted].sort())
  })

  test('names each drawing once, on one of the two grids', () => {
    const symbols = tagsOf(text).filter(tag => tag.name === 'symbol')
    const names = symbols.map(tag => tag.attributes.get('id'))
    expect(names.filter((id, at) => names.indexOf(id) !== at)).toEqual([])
    for (const { attributes } of symbols) expect(['0 0 48 48', '0 0 96 96']).toContain(attributes.get('viewBox'))
  })

  test('is small enough to send at once', () => {
    expect(gzipSync(text).length).toBeLessThan(25 * 1024)
  })
})

test('no two drawings are the same', () => {
  const drawn = new Map<string, string>()
  for (const name of Object.keys(needed)) {
    for (const [id, body] of symbolsOf(read(name))) {
      expect(body, id).not.toBe('')
      expect(drawn.get(body), id).toBeUndefined()
      drawn.set(body, `${name}#${id}`)
    }
  }
})

test.each([
  ['<svg><path></svg>', 'closes nothing'],
  ['<svg><path/>', 'Left open'],
  ['<svg/><path/>', 'outside'],
  ['<svg>words</svg>', 'No tag'],
  ['<svg id="a" id="b"/>', 'twice'],
])('the reader of sprites refuses %s', (text, why) => {
  expect(() => tagsOf(text)).toThrow(why)
})
