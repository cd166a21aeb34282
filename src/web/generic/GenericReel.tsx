import './generic.css'
import { readableEvent } from '../../games/generic-speaker.ts'
import { Reel } from '../archive/Reel.tsx'
import type { ReelProps } from '../archive/useReel.tsx'
import { Seen } from './Shown.tsx'

const HEADINGS: ReadonlySet<string> = new Set()

/** A match of a game that has no screen of its own, as it stood. */
export default function GenericReel(props: ReelProps) {
  return (
    <Reel {...props} tell={readableEvent} headings={HEADINGS}>
      <Seen view={props.snapshot.view} />
    </Reel>
  )
}
