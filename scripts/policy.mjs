// What the page may load, run and send: its own files and nothing else. The build writes it into the page, so that it
// holds on any host, and our server reads it there and repeats it as a header.
import { createHash } from 'node:crypto'

/** The page's own inline scripts may run, and no other: by the hash of their text. Styles only come from files. */
export function policyFor(...scripts) {
  const hashes = scripts.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
