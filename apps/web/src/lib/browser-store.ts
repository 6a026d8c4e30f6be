import { useSyncExternalStore } from 'react'
import { reportStorageFull } from './storage-full.ts'

/** A value that lives in the browser's storage under one key and follows changes of other tabs. */
export interface BrowserStore<TValue> {
  readonly get: () => TValue
  readonly set: (value: TValue) => void
  readonly subscribe: (listener: () => void) => () => void
  /** What the server renders, and the browser until it has hydrated. */
  readonly serverValue: TValue
}

export interface BrowserStoreOptions<TValue> {
  readonly key: string
  readonly empty: TValue
  /** Reads what JSON gave; anything may stand in storage, so nothing is taken on trust. */
  readonly parse: (stored: unknown) => TValue
}

/** Creates the store of one key. Nothing is read before the first `get` in a browser. */
export function browserStore<TValue>(options: BrowserStoreOptions<TValue>): BrowserStore<TValue> {
  const { key, empty, parse } = options
  const listeners = new Set<() => void>()
  let cached: { readonly text: string | null; readonly value: TValue } | undefined

  function get(): TValue {
    if (typeof localStorage === 'undefined') return empty
    const text = localStorage.getItem(key)
    if (!cached || cached.text !== text) {
      cached = { text, value: text === null ? empty : parse(readJson(text)) }
    }
    return cached.value
  }

  function followOtherTabs(event: StorageEvent) {
    if (event.key === key || event.key === null) for (const listener of listeners) listener()
  }

  return {
    get,
    serverValue: empty,
    set(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch (error) {
        if (!isQuotaError(error)) throw error
        reportStorageFull()
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', followOtherTabs)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
      }
    },
  }
}

/** The store's value, rendered on the server as its empty value. */
export function useBrowserStore<TValue>(store: BrowserStore<TValue>): TValue {
  return useSyncExternalStore(store.subscribe, store.get, () => store.serverValue)
}

export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // somebody else's text under our key counts as nothing stored
  }
}
