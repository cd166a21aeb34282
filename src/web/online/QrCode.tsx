import { generate } from 'lean-qr'
import { useMemo } from 'react'

/** Light modules around the code: without them cameras do not find it. */
const MARGIN = 4

/** A link to be photographed: dark on light in every light, or cameras do not read it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text)
    let drawn = ''
    for (let y = 0; y < code.size; y++)
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) drawn += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`
    return { size: code.size + 2 * MARGIN, path: drawn }
  }, [text])
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} className="qr-light" />
      <path d={path} className="qr-dark" />
    </svg>
  )
}
