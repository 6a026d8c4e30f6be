import { useSyncExternalStore } from 'react'

/** A value of this page in the browser that parts far from each other share. */
export interface PageStore<TValue> {
  readonly get: () => TValue
  readonly set: (value: TValue) => void
  readonly subscribe: (listener: () => void) => () => void
  /** What the server renders: nobody's value may reach someone else's page. */
  readonly serverValue: TValue
}

export function pageStore<TValue>(initial: TValue): PageStore<TValue> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    serverValue: initial,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function usePageStore<TValue>(store: PageStore<TValue>): TValue {
  return useSyncExternalStore(store.subscribe, store.get, () => store.serverValue)
}
