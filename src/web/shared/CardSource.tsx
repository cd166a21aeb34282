import { type ComponentProps, lazy, Suspense } from 'react'

const SourceDetails = lazy(() => import('./SourceDetails.tsx'))

/** Where a card comes from, for whoever asks. Its place is kept until it is there: nothing else moves. */
export const CardSource = (props: ComponentProps<typeof SourceDetails>) => (
  <Suspense fallback={<div className="card-source" />}>
    <SourceDetails {...props} />
  </Suspense>
)
