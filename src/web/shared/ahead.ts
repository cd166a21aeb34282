import { type ComponentType, lazy } from 'react'

/**
 * What React suspends for, it shows a third of a second late at the least. So what has come already must not suspend: the
 * two ways to tell it.
 */

/** A promise that `use` reads at once where it is fulfilled: by the fields it would write itself. */
export function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  // Whoever waits for it is told what goes wrong; nobody may be waiting yet.
  promise.then(
    value => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
  return promise
}

export interface Loaded<Props> {
  readonly default: ComponentType<Props>
}

/** A component that is loaded when it is drawn, or before. */
export function lazyAhead<Props>(load: () => Promise<Loaded<Props>>) {
  let loaded: Loaded<Props> | null = null
  const ahead = async (): Promise<Loaded<Props>> => {
    loaded = await load()
    return loaded
  }
  // `lazy` asks for no more than a `then`, and believes one that answers at once.
  const atOnce = (one: Loaded<Props>) =>
    ({ then: (resolve: (value: Loaded<Props>) => void) => resolve(one) }) as unknown as Promise<Loaded<Props>>
  return { Component: lazy(() => (loaded ? atOnce(loaded) : ahead())), ahead }
}
