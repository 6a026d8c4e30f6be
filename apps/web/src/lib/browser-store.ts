import { useSyncExternalStore } from 'react'
import { reportStorageFull } from './storage-full.ts'

/** A value that lives in the browser's storage under one key and follows changes of other tabs. */
export interface BrowserStore<TValue> {
  readonly get: () => TValue
  readonly set: (value: TValue) => void
  /** Removes what is stored. */
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
  /** What the server renders, and the browser until it has hydrated. */
  readonly serverValue: TValue
}

export interface BrowserStoreOptions<TValue> {
  readonly key: string
  readonly empty: TValue
  /** Reads what JSON gave; anything may be in storage, so nothing is taken on trust. */
  readonly parse: (stored: unknown) => TValue
  /**
   * For what the browser keeps unasked, such as a history: the part that is worth keeping where
   * there is no room for all. Where there is none for that either, nothing is said.
   */
  readonly shortened?: (value: TValue) => TValue
}

/** Creates the store of one key. Nothing is read before the first `get` in a browser. */
export function browserStore<TValue>(options: BrowserStoreOptions<TValue>): BrowserStore<TValue> {
  const { key, empty, parse, shortened } = options
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

  /** Whether there was room for the value. */
  function write(value: TValue): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(value))
      return true
    } catch (error) {
      if (!isQuotaError(error)) throw error
      return false
    }
  }

  function followOtherTabs(event: StorageEvent) {
    if (event.key === key || event.key === null) for (const listener of listeners) listener()
  }

  return {
    get,
    serverValue: empty,
    set(value) {
      const isWritten = write(value) || (shortened !== undefined && write(shortened(value)))
      if (!isWritten && shortened === undefined) reportStorageFull()
      for (const listener of listeners) listener()
    },
    clear() {
      localStorage.removeItem(key)
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
    return undefined // someone else's text under our key counts as nothing stored
  }
}
