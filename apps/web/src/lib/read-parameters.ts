import type { Reader } from '@glazy/contract/readers'

type Given = Readonly<Record<string, unknown>>

/** How each parameter of a page is read. */
export type Readers<TSearch> = { readonly [TKey in keyof TSearch]-?: Reader<TSearch[TKey]> }

/**
 * Reads the search parameters of a page. What is wrong with them is told to the console and the log.
 *
 * @throws Error with a sentence that names the parameters
 */
export function readParameters<TSearch>(readers: Readers<TSearch>, given: Given): Partial<TSearch> {
  const search: Partial<TSearch> = {}
  const wrong: string[] = []
  for (const key in readers) {
    if (given[key] === undefined) continue
    const value = readers[key](given[key])
    if (value === undefined) wrong.push(key)
    else search[key] = value
  }
  if (wrong.length === 0) return search
  throw new Error(`A search parameter has a value that it cannot have: ${String(wrong)}`)
}

/** Every parameter, whether it was given or not. */
export type WhatFits<TSearch> = { [TKey in keyof TSearch]: TSearch[TKey] | undefined }

/**
 * Reads the parameters that make sense. The others are no reason to refuse a page; they are there as
 * `undefined`, as the router would take the raw ones otherwise.
 */
export function readWhatFits<TSearch>(readers: Readers<TSearch>, given: Given): WhatFits<TSearch> {
  const search = {} as WhatFits<TSearch> // filled below: there is a reader for each
  for (const key in readers) search[key] = readers[key](given[key])
  return search
}
