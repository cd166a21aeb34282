import { Fault } from '../../engine/game.ts'

/** A match file as a link: compressed and in letters that every program leaves alone. The number says how it is packed. */
const VERSION = '1'
/** More than any match comes to; a link that unpacks to more was not made by us. */
const LONGEST_UNPACKED_BYTES = 5_000_000

const through = (bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(transform)

async function gather(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > LONGEST_UNPACKED_BYTES) {
      await reader.cancel()
      throw new Fault('archive.broken-link')
    }
    pieces.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

export async function pack(text: string): Promise<string> {
  const bytes = await gather(through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
  return `${VERSION}.${lettersOf(bytes)}`
}

export async function unpack(packed: string): Promise<string> {
  const [version, letters = ''] = packed.trim().split('.')
  if (version !== VERSION) throw new Fault(/^\d+$/.test(version) ? 'archive.future-link' : 'archive.broken-link')
  try {
    const bytes = await gather(through(bytesOf(letters), new DecompressionStream('deflate-raw')))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Fault('archive.broken-link')
  }
}
