import { seatedBotsOf } from '../../../src/bots/seated.ts'
import { shipped } from '../../../src/games/index.ts'

/** Loads what is loaded when it is first needed: how long that takes is no part of a simulation. */
export async function loadAll(): Promise<void> {
  await Promise.all([
    import('../../../src/games/homeland/presets/index.ts'),
    import('../../../src/host/elsewhere.ts'),
    import('../../../src/host/minds.ts'),
    import('../../../src/host/reading.ts'),
    import('../../../src/host/suspicions.ts'),
    import('../../../src/table/evening.ts'),
    ...shipped.ids.flatMap(id => [shipped.find(id)(), seatedBotsOf(id).load()]),
  ])
}
