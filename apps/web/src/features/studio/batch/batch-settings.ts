import {
  SCALE_STEPS,
  type ScaleStep,
  type WeightUnit,
  parseWeightUnit,
} from '@glazy/ceramics/batch/weight'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'

/** How much this visitor mixes; kept from one recipe to the next. */
export interface BatchSettings {
  readonly unit: WeightUnit
  /** As it was typed. */
  readonly size: string
  /** What the scale tells apart, in grams. */
  readonly step: ScaleStep
}

const DEFAULTS: BatchSettings = { unit: 'grams', size: '1000', step: 0.1 }

const store = browserStore<BatchSettings>({
  key: 'glazy-batch',
  empty: DEFAULTS,
  parse: parseBatchSettings,
})

/** Reads stored settings; whatever does not fit is left at its default. */
export function parseBatchSettings(stored: unknown): BatchSettings {
  if (typeof stored !== 'object' || stored === null) return DEFAULTS
  const { unit, size, step }: Partial<Record<string, unknown>> = { ...stored }
  return {
    unit: parseWeightUnit(String(unit)) ?? DEFAULTS.unit,
    size: typeof size === 'string' ? size : DEFAULTS.size,
    step: SCALE_STEPS.find((known) => known === step) ?? DEFAULTS.step,
  }
}

export function useBatchSettings() {
  const settings = useBrowserStore(store)
  const change = (changes: Partial<BatchSettings>) => store.set({ ...store.get(), ...changes })
  return { settings, change }
}
