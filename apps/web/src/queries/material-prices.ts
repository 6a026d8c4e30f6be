import { parseWeightUnit, pricePerKilogram, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import type { Component } from '@glazy/contract/materials'
import { useState } from 'react'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'
import { shelfPrices } from '#lib/prices/shelf-prices.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useOwnStock } from './inventory.ts'

/** What this visitor pays for materials; a price typed in one recipe is there in the next. */
export interface MaterialPrices {
  /** What the prices are for one of. */
  readonly unit: WeightUnit
  /** As they were typed, by the material; the last typed comes last. */
  readonly texts: Readonly<Record<string, string>>
}

/** Materials whose prices are kept. */
const PRICES_MAX = 300
const NO_PRICES: MaterialPrices = { unit: 'kilograms', texts: {} }

const typedPrices = browserStore<MaterialPrices>({
  key: 'glazy-batch-prices',
  empty: NO_PRICES,
  parse: parseMaterialPrices,
})

/** Reads stored prices; whatever does not fit is left out. */
export function parseMaterialPrices(stored: unknown): MaterialPrices {
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
export function withPrice(prices: MaterialPrices, key: string, text: string): MaterialPrices {
  const others = Object.entries(prices.texts).filter(([other]) => other !== key)
  const texts = text === '' ? others : [...others, [key, text]]
  return parseMaterialPrices({ ...prices, texts: Object.fromEntries(texts) })
}

/** Key of an ingredient's price. What is private to someone else has no id, only a name. */
export function priceKey({ id, name }: Pick<Component['material'], 'id' | 'name'>): string {
  return id === null ? name : `#${id}`
}

/** What a kilogram costs by the prices; `null` without one, or where what was typed is none. */
export function kilogramPrice({ texts, unit }: MaterialPrices, key: string): number | null {
  const price = parseDecimal(texts[key] ?? '')
  return price.ok && price.value >= 0 ? pricePerKilogram(price.value, unit) : null
}

/**
 * What materials cost: as on the shelf of whoever is logged in, else as it was typed last. What is
 * typed over a price of the shelf counts until the page is left.
 */
export function useMaterialPrices() {
  const stored = useBrowserStore(typedPrices)
  const stock = useOwnStock()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { unit } = stored
  const formats = useFormats()
  const known = shelfPrices(stock.values(), unit, formats.typed)
  return {
    prices: { unit, texts: { ...stored.texts, ...known, ...typed } },
    /** Whether prices of a shelf are among them. */
    isFromShelf: (key: string) => known[key] !== undefined,
    setPrice: (key: string, text: string) => {
      if (known[key] === undefined) typedPrices.set(withPrice(typedPrices.get(), key, text))
      else setTyped((before) => ({ ...before, [key]: text }))
    },
    setUnit: (next: WeightUnit) => {
      setTyped({})
      typedPrices.set({ ...typedPrices.get(), unit: next })
    },
  }
}
