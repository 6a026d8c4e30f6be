import { type WeightUnit, parseWeightUnit } from '@glazy/ceramics/batch/weight'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'

/** How much this visitor mixes; kept from one recipe to the next. */
export interface BatchSettings {
  readonly unit: WeightUnit
  /** As it was typed. */
  readonly size: string
}

const DEFAULTS: BatchSettings = { unit: 'grams', size: '1000' }

const store = browserStore<BatchSettings>({
  key: 'glazy-batch',
  empty: DEFAULTS,
  parse: parseBatchSettings,
})

/** Reads stored settings; whatever does not fit is left at its default. */
export function parseBatchSettings(stored: unknown): BatchSettings {
  if (typeof stored !== 'object' || stored === null) return DEFAULTS
  const { unit, size }: Partial<Record<string, unknown>> = { ...stored }
  return {
    unit: parseWeightUnit(String(unit)) ?? DEFAULTS.unit,
    size: typeof size === 'string' && size.trim() !== '' ? size : DEFAULTS.size,
  }
}

export function useBatchSettings() {
  const settings = useBrowserStore(store)
  const change = (changes: Partial<BatchSettings>) => store.set({ ...store.get(), ...changes })
  return { settings, change }
}
