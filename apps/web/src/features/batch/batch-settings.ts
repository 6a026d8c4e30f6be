import { type WeightUnit, parseWeightUnit } from '@glazy/ceramics/weight'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'

/** How this visitor weighs; kept from one recipe to the next. */
export interface BatchSettings {
  /** All in one container with a running total, or each ingredient in a container of its own. */
  readonly isBatchCumulative: boolean
  readonly unit: WeightUnit
  /** As it was typed. */
  readonly size: string
}

const DEFAULTS: BatchSettings = { isBatchCumulative: true, unit: 'grams', size: '1000' }

const store = browserStore<BatchSettings>({
  key: 'glazy-batch',
  empty: DEFAULTS,
  parse: parseBatchSettings,
})

/** Reads stored settings; whatever does not fit is left at its default. */
export function parseBatchSettings(stored: unknown): BatchSettings {
  if (typeof stored !== 'object' || stored === null) return DEFAULTS
  const { isBatchCumulative, unit, size }: Partial<Record<string, unknown>> = { ...stored }
  return {
    isBatchCumulative: isBatchCumulative !== false,
    unit: parseWeightUnit(String(unit)) ?? DEFAULTS.unit,
    size: typeof size === 'string' && size.trim() !== '' ? size : DEFAULTS.size,
  }
}

export function useBatchSettings() {
  const settings = useBrowserStore(store)
  const change = (changes: Partial<BatchSettings>) => store.set({ ...store.get(), ...changes })
  return { settings, change }
}
