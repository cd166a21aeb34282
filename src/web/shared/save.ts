import type { Link } from '../link.ts'
import type { Requests } from '../worker/protocol.ts'

/** Lets the browser save what the table has laid ready: the page itself never reads it. */
export async function save(link: Link, what: Parameters<Requests['download']>[0]): Promise<void> {
  const { url, name } = await link.ask('download', what)
  const way = document.createElement('a')
  way.href = url
  way.download = name
  way.click()
}
