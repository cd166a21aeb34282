import type { Weighed } from '../../host/archive/answers.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { useSay } from '../shared/words.tsx'

/** What an archive would bring, before it is brought in: nothing happens until somebody says so. */
export function WeighedSheet({
  weighed: { saves, career, days },
  onYes,
  onClose,
}: {
  weighed: Weighed
  onYes: () => void
  onClose: () => void
}) {
  const say = useSay()
  const lines = [
    say('saves.archive.added', { n: saves.added }),
    saves.damaged > 0 && say('saves.archive.damaged', { n: saves.damaged }),
    saves.outdated > 0 && say('saves.archive.outdated', { n: saves.outdated }),
    saves.here > 0 && say('saves.archive.here', { n: saves.here }),
    say('saves.archive.replaced'),
    career ? say('saves.archive.career', { n: career.added }) : say('saves.archive.career.damaged'),
    career !== null && career.here > 0 && say('saves.archive.career.here', { n: career.here }),
    say('saves.archive.days', { n: days.added }),
    days.here > 0 && say('saves.archive.days.here', { n: days.here }),
  ]
  return (
    <Sheet title={say('saves.archive.title')} onClose={onClose} className="weighed">
      <ul>{lines.map(line => line && <li key={line}>{line}</li>)}</ul>
      <div className="archive-acts">
        <button type="button" className="button weighed-yes" onClick={onYes}>
          {say('saves.archive.yes')}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {say('saves.archive.no')}
        </button>
      </div>
    </Sheet>
  )
}
