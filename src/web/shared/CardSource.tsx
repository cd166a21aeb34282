import { type ComponentProps, lazy } from 'react'
import { Piece } from './Piece.tsx'

const SourceDetails = lazy(() => import('./SourceDetails.tsx'))

/** Where a card comes from, one tap from the table: where the card is opened. Its place is kept until it is there: nothing else moves. */
export const CardSource = (props: ComponentProps<typeof SourceDetails>) => (
  <Piece fallback={<div className="card-source" aria-busy="true" />} isQuiet>
    <SourceDetails {...props} />
  </Piece>
)
