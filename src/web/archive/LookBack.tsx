import { lazy, Suspense, useState } from 'react'
import type { ReviewProps } from '../review/Review.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useSay } from '../shared/words.tsx'

const Review = lazy(() => import('../review/Review.tsx'))

/** From the end of a replay to the review of it, on a sheet of its own. */
export function LookBack(props: ReviewProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {say('watch.review')}
      </button>
      {isOpen && (
        <Sheet title={say('watch.review')} onClose={() => setOpen(false)}>
          <Suspense fallback={<p role="status">{say('page.loading')}</p>}>
            <Review {...props} />
          </Suspense>
        </Sheet>
      )}
    </>
  )
}
