import type { RemoteTable, TableState } from '../src/client/table.ts'

/** What has not come by then never will, however busy the machine: as long as `expect.poll` has. */
export const NEVER_COMES_MS = 5 * 60_000

export interface Awaiting {
  /** Something may be different: everybody who waits looks again, at once, so that nothing that lasts a moment is missed. */
  wake(): void
  /** What is looked for, as soon as it is found; where that never is, it fails and says what there is instead. */
  find<Found>(look: () => Found | undefined, missing: () => string): Promise<Found>
}

/** For whoever waits for what others say or show. Several may wait at once. */
export function openAwaiting(): Awaiting {
  const looking = new Set<() => void>()
  return {
    wake() {
      for (const look of [...looking]) look()
    },
    find: (look, missing) =>
      new Promise((found, failed) => {
        const end = (): void => {
          clearTimeout(timer)
          looking.delete(again)
        }
        const fail = (error: unknown): void => {
          end()
          failed(error)
        }
        const again = (): void => {
          try {
            const one = look()
            if (one === undefined) return
            end()
            found(one)
          } catch (error) {
            fail(error)
          }
        }
        const timer = setTimeout(() => fail(new Error(missing())), NEVER_COMES_MS)
        looking.add(again)
        again()
      }),
  }
}

/** Waits until the state of a table is as wanted. */
export async function until(table: RemoteTable, isSo: (state: TableState) => boolean): Promise<TableState> {
  const changed = openAwaiting()
  const stop = table.subscribe(changed.wake)
  try {
    return await changed.find(
      () => (isSo(table.now()) ? table.now() : undefined),
      () => `this never is: ${isSo}\nbut this:\n${JSON.stringify(table.now())}`,
    )
  } finally {
    stop()
  }
}
