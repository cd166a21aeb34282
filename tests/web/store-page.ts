import { Fault } from '../../src/engine/game.ts'
import { storeChecks } from '../../src/host/store-contract.ts'
import { openStore } from '../../src/web/worker/store.ts'

/** What the tests of the browser's database run in the browser, where a script cannot be handed a function. */

const NAME = 'situation-room'

const removed = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

/** A connection as another tab has one: it does not let go when it is asked to, unless it is told to. */
const connected = (version: number, letsGo: boolean): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, version)
    request.onupgradeneeded = () => {
      if (version === 1) for (const name of ['lines', 'texts', 'records']) request.result.createObjectStore(name)
    }
    request.onsuccess = () => {
      if (letsGo) request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })

const refused = async (work: () => Promise<unknown>): Promise<string | null> => {
  try {
    await work()
    return null
  } catch (error) {
    return error instanceof Fault ? error.key : String(error)
  }
}

const tests = {
  names: async () => storeChecks.map(({ name }) => name),

  /** What is wrong by one check of the contract; null where nothing is. */
  async check(which: number): Promise<string | null> {
    await removed()
    try {
      await storeChecks[which].check({ open: openStore })
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  },

  async older() {
    await removed()
    const tab = await connected(1, false)
    const store = await openStore()
    const before = await refused(() => store.list())
    tab.close()
    // What the browser has begun takes its moment.
    let after = await refused(() => store.list())
    while (after === 'page.older-tab') {
      await new Promise(later => setTimeout(later, 20))
      after = await refused(() => store.list())
    }
    return { before, after }
  },

  async newer() {
    await removed()
    const store = await openStore()
    await store.writeRecord('career', { kept: true })
    // Our connection lets go at once: the newer tab need not wait for us.
    const tab = await connected(3, true)
    const told = await refused(() => store.readRecord('career'))
    tab.close()
    return told
  },
}

Object.assign(globalThis, { tests })
export type StoreTests = typeof tests
