/** Which packed form of a file a browser may be sent, by what it says in Accept-Encoding (RFC 9110, 12.5.3). */

/** The build lays these beside a file where packing is worth it; the better one first. */
export const packings = ['br', 'gzip'] as const
export type Packing = (typeof packings)[number]

/** How much each coding is wanted, from 0, not at all, to 1; what cannot be read is not wanted. */
function wishes(accepted: string): ReadonlyMap<string, number> {
  const parts = accepted.toLowerCase().split(',')
  return new Map(
    parts.map(part => {
      const [name, ...parameters] = part.split(';').map(text => text.trim())
      const quality = parameters.find(text => text.startsWith('q='))?.slice('q='.length)
      const wish = quality === undefined ? 1 : Number(quality)
      return [name, wish > 0 && wish <= 1 ? wish : 0]
    }),
  )
}

/**
 * The packing that is wanted most, or null for the file as it is. Whoever refuses that too (`identity;q=0`) and accepts
 * no packing gets it nevertheless: a page in a form that was not wished for is of more use than none.
 */
export function packingFor(accepted: string): Packing | null {
  const wished = wishes(accepted)
  const wishFor = (coding: string): number => wished.get(coding) ?? wished.get('*') ?? 0
  // Unnamed, the plain file is what is left when nothing else is wanted.
  const plain = wished.get('identity') ?? 0
  const [best] = [...packings].sort((one, other) => wishFor(other) - wishFor(one))
  return wishFor(best) > 0 && wishFor(best) >= plain ? best : null
}
