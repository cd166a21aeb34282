import { type ComponentProps, type ComponentType, lazy, useState } from 'react'

let loaded: ComponentType<ComponentProps<typeof Later>> | null = null

/** The screen of a table elsewhere: whoever follows the link of one waits for it before anything is drawn. */
export async function loadTable() {
  const table = await import('./Table.tsx')
  loaded = table.default
  return table
}

const Later = lazy(loadTable)

/** What React suspends for it shows a third of a second late at the least: a screen that has come does not suspend. */
export function TableAhead(props: ComponentProps<typeof Later>) {
  // The same for as long as it is drawn: another one would begin anew.
  const [Chosen] = useState(() => loaded ?? Later)
  return <Chosen {...props} />
}
