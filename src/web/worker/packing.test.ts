import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './packing.ts'

test('what is packed is unpacked to the last letter, and survives an address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async text => {
      const packed = await pack(text)
      expect(encodeURIComponent(packed)).toBe(packed)
      expect(await unpack(packed)).toBe(text)
    }),
    { numRuns: 100 },
  )
})

test('a link that was cut off, changed, blown up or made by a later version is refused', async () => {
  const packed = await pack('a match '.repeat(50))
  const broken = { key: 'archive.broken-link' }
  await expect(unpack(packed.slice(0, -6))).rejects.toMatchObject(broken)
  await expect(unpack('a file, not a link')).rejects.toMatchObject(broken)
  await expect(unpack('1.')).rejects.toMatchObject(broken)
  await expect(unpack('1.####')).rejects.toMatchObject(broken)
  await expect(unpack(await pack('0'.repeat(6_000_000)))).rejects.toMatchObject(broken)
  await expect(unpack(packed.replace('1.', '2.'))).rejects.toMatchObject({ key: 'archive.future-link' })
})
