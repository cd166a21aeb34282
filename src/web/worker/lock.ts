/**
 * One tab at a table: two would overwrite each other. The browser keeps the lock and frees it when a tab dies; where it
 * knows no locks there is nothing to hold, and whoever is late finds that the match has moved on (store.ts).
 */
export interface Hold {
  release(): void
}

export function holdTable(id: string, takeOver: boolean, lost: () => void): Promise<Hold | null> {
  if (!navigator.locks) return Promise.resolve({ release() {} })
  return new Promise(resolve => {
    let isReleased = false
    const held = navigator.locks.request(
      `situation-room ${id}`,
      takeOver ? { steal: true } : { ifAvailable: true },
      lock => {
        if (!lock) {
          resolve(null)
          return undefined
        }
        return new Promise<void>(release => {
          resolve({
            release() {
              isReleased = true
              release()
            },
          })
        })
      },
    )
    // Another tab stole it.
    held.catch(() => {
      if (!isReleased) lost()
    })
  })
}
