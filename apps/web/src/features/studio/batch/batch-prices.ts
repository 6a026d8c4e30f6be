import { parseWeightUnit, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import type { Component } from '@glazy/contract/materials'
import { useState } from 'react'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'
import { useOwnStock } from '#queries/inventory.ts'
import { shelfPrices } from './shelf-prices.ts'

/** What this visitor pays for materials; a price typed in one recipe is there in the next. */
export interface BatchPrices {
  /** What the prices are for one of. */
  readonly unit: WeightUnit
  /** As they were typed, by the material; the last typed comes last. */
  readonly texts: Readonly<Record<string, string>>
}

/** Materials whose prices are kept. */
const PRICES_MAX = 300
const NO_PRICES: BatchPrices = { unit: 'kilograms', texts: {} }

const batchPrices = browserStore<BatchPrices>({
  key: 'glazy-batch-prices',
  empty: NO_PRICES,
  parse: parseBatchPrices,
})

/** Reads stored prices; whatever does not fit is left out. */
export function parseBatchPrices(stored: unknown): BatchPrices {
  if (typeof stored !== 'object' || stored === null) return NO_PRICES
  const { unit, texts }: Partial<Record<string, unknown>> = { ...stored }
  const entries = typeof texts === 'object' && texts !== null ? Object.entries(texts) : []
  return {
    unit: parseWeightUnit(String(unit)) ?? NO_PRICES.unit,
    texts: Object.fromEntries(
      entries
        .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
        .map(([key, text]) => [key, text.slice(0, BATCH_INPUT_MAX_LENGTH)])
        .slice(-PRICES_MAX),
    ),
  }
}

/** The prices with one more; an empty text removes a price. */
export function withPrice(prices: BatchPrices, key: string, text: string): BatchPrices {
  const others = Object.entries(prices.texts).filter(([other]) => other !== key)
  const texts = text === '' ? others : [...others, [key, text]]
  return parseBatchPrices({ ...prices, texts: Object.fromEntries(texts) })
}

/** Key of an ingredient's price. What is private to someone else has no id, only a name. */
export function priceKey({ material: { id, name } }: Component): string {
  return id === null ? name : `#${id}`
}

/**
 * What materials cost: as on the shelf of whoever is logged in, else as it was typed last. What is
 * typed over a price of the shelf counts until the page is left.
 */
export function useBatchPrices() {
  const stored = useBrowserStore(batchPrices)
  const stock = useOwnStock()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { unit } = stored
  const known = shelfPrices(stock.values(), unit)
  return {
    prices: { unit, texts: { ...stored.texts, ...known, ...typed } },
    /** Whether prices of a shelf are among them. */
    isFromShelf: (key: string) => known[key] !== undefined,
    setPrice: (key: string, text: string) => {
      if (known[key] === undefined) batchPrices.set(withPrice(batchPrices.get(), key, text))
      else setTyped((before) => ({ ...before, [key]: text }))
    },
    setUnit: (next: WeightUnit) => {
      setTyped({})
      batchPrices.set({ ...batchPrices.get(), unit: next })
    },
  }
}
