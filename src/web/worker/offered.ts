/** An address is let go once a browser has surely fetched it. */
const FETCHED_MS = 120_000

/** A file that a page can offer: an address to load it from. */
export function offered({ text, name }: { readonly text: string; readonly name: string }) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  setTimeout(() => URL.revokeObjectURL(url), FETCHED_MS)
  return { url, name }
}
