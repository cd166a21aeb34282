import { describe, expect, test } from 'vitest'
import { isPlace, placeOf } from './place.ts'

const named = ['https://play.example', 'http://box.home:8080', 'https://192.0.2.7']

describe('where there can be passkeys', () => {
  test.each<[string, string, string]>([
    ['localhost:8080', 'localhost', 'http://localhost:8080'],
    ['a.localhost', 'a.localhost', 'http://a.localhost'],
    ['play.example', 'play.example', 'https://play.example'],
    ['PLAY.example', 'play.example', 'https://play.example'],
  ])('at %s', (host, rpId, origin) => {
    expect(placeOf(host, named)).toEqual({ rpId, origin })
  })

  test.each<[string, string]>([
    ['127.0.0.1:8080', 'identity.number'],
    ['192.0.2.7', 'identity.number'],
    ['[::1]:8080', 'identity.number'],
    ['2130706433', 'identity.number'],
    ['box.home:8080', 'identity.plain'],
    ['play.example:444', 'identity.unnamed'],
    ['evil.example', 'identity.unnamed'],
    ['play.example.evil.example', 'identity.unnamed'],
    ['localhost.evil.example', 'identity.unnamed'],
    ['a b', 'identity.no-address'],
    ['', 'identity.no-address'],
  ])('not at “%s”: %s', (host, key) => {
    const found = placeOf(host, named)
    expect(isPlace(found)).toBe(false)
    expect(found).toMatchObject({ key })
  })
})
