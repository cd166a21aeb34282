import { expect, test } from 'vitest'
import { readLink, type TableLink, writeLink } from './link.ts'

const pass = 'abcdefghijklmnopqrst-_'

test.each<[string, TableLink]>([
  [
    `http://127.0.0.1:8080/t/Ab-_9#s=${pass}`,
    { address: 'http://127.0.0.1:8080', table: 'Ab-_9', right: { kind: 'seat', pass } },
  ],
  [
    `https://play.example/t/x#h=${pass}`,
    { address: 'https://play.example', table: 'x', right: { kind: 'host', pass } },
  ],
  [
    `https://play.example/t/x#w=${pass}`,
    { address: 'https://play.example', table: 'x', right: { kind: 'watch', pass } },
  ],
  [
    'https://play.example/t/x#c=CDF346',
    { address: 'https://play.example', table: 'x', right: { kind: 'code', pass: 'CDF346' } },
  ],
  [
    `https://play.example/t/x#b=${pass}`,
    { address: 'https://play.example', table: 'x', right: { kind: 'screen', pass } },
  ],
  ['http://[::1]:8080/t/x', { address: 'http://[::1]:8080', table: 'x', right: null }],
])('%s is read and written', (text, link) => {
  expect(readLink(text)).toEqual(link)
  expect(readLink(`  ${text}\n`)).toEqual(link)
  expect(writeLink(link)).toBe(text)
})

test('the code of a link is read however it was typed, and is one', () => {
  expect(readLink('http://a/t/x#c=cdf-346').right).toEqual({ kind: 'code', pass: 'CDF346' })
  expect(() => readLink('http://a/t/x#c=CDF34O')).toThrow('code.none')
})

test('128 random bits stand in the fragment: a server that is asked for the link never sees them', async () => {
  const { newPass } = await import('../server/people/passes.ts')
  const made = newPass()
  expect(Buffer.from(made, 'base64url')).toHaveLength(16)
  const link = writeLink({ address: 'http://a', table: 'x', right: { kind: 'seat', pass: made } })
  const { pathname, search, hash } = new URL(link)
  expect(pathname + search).toBe('/t/x')
  expect(hash).toBe(`#s=${made}`)
})

test.each([
  '',
  'homeland',
  'http://127.0.0.1:8080/',
  'http://127.0.0.1:8080/t/',
  'ftp://127.0.0.1/t/x',
  `http://127.0.0.1/t/x#q=${pass}`,
  `http://127.0.0.1/t/x#s=${pass}a`,
  'http://127.0.0.1/t/x#s=short',
  'http://127.0.0.1/t/a/b',
  `http://me:word@127.0.0.1/t/x#s=${pass}`,
  `http://127.0.0.1/t/x?s=${pass}`,
])('%s is no link of a table', text => {
  expect(() => readLink(text)).toThrow('join.no-link')
})
