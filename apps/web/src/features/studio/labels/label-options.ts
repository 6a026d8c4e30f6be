import { parseWeightUnit, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'
import { DEFAULT_LABEL_FORMAT, isLabelFormat } from './label-formats.ts'

/** A tile says what was tested, a bucket also how much is in it. */
export const LABEL_KINDS = ['tile', 'bucket'] as const
export type LabelKind = (typeof LABEL_KINDS)[number]

/** What labels are like; remembered from one sheet to the next. */
export interface LabelOptions {
  readonly kind: LabelKind
  readonly formatId: string
  /** Number of labels of each item, as it was typed. */
  readonly copies: string
  /** As it was typed. */
  readonly batchSize: string
  readonly unit: WeightUnit
}

const DEFAULTS: LabelOptions = {
  kind: 'tile',
  formatId: DEFAULT_LABEL_FORMAT,
  copies: '1',
  batchSize: '',
  unit: 'grams',
}

const store = browserStore<LabelOptions>({
  key: 'glazy-labels',
  empty: DEFAULTS,
  parse: parseLabelOptions,
})

/** Reads stored options; whatever does not fit is left at its default. */
export function parseLabelOptions(stored: unknown): LabelOptions {
  if (typeof stored !== 'object' || stored === null) return DEFAULTS
  const { kind, formatId, copies, batchSize, unit }: Partial<Record<string, unknown>> = {
    ...stored,
  }
  return {
    kind: LABEL_KINDS.find((known) => known === kind) ?? DEFAULTS.kind,
    formatId: isLabelFormat(formatId) ? formatId : DEFAULTS.formatId,
    copies: shortText(copies) ?? DEFAULTS.copies,
    batchSize: shortText(batchSize) ?? DEFAULTS.batchSize,
    unit: parseWeightUnit(String(unit)) ?? DEFAULTS.unit,
  }
}

export function useLabelOptions() {
  const options = useBrowserStore(store)
  const change = (changes: Partial<LabelOptions>) => store.set({ ...store.get(), ...changes })
  return { options, change }
}

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= BATCH_INPUT_MAX_LENGTH ? value : undefined
}
