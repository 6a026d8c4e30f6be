import { parseWeightUnit, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'
import { useUsualPaper } from '#lib/paper.ts'
import { isLabelFormat, USUAL_LABEL_FORMAT } from './label-formats.ts'

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

/** As it is kept: a format once one was chosen. */
type KeptLabelOptions = Omit<LabelOptions, 'formatId'> & { readonly formatId?: string }

const DEFAULTS: KeptLabelOptions = {
  kind: 'tile',
  copies: '1',
  batchSize: '',
  unit: 'grams',
}

const store = browserStore<KeptLabelOptions>({
  key: 'glazy-labels',
  empty: DEFAULTS,
  parse: parseLabelOptions,
})

/** Reads stored options; whatever does not fit is left at its default. */
export function parseLabelOptions(stored: unknown): KeptLabelOptions {
  if (typeof stored !== 'object' || stored === null) return DEFAULTS
  const { kind, formatId, copies, batchSize, unit }: Partial<Record<string, unknown>> = {
    ...stored,
  }
  return {
    kind: LABEL_KINDS.find((known) => known === kind) ?? DEFAULTS.kind,
    ...(isLabelFormat(formatId) && { formatId }),
    copies: shortText(copies) ?? DEFAULTS.copies,
    batchSize: shortText(batchSize) ?? DEFAULTS.batchSize,
    unit: parseWeightUnit(String(unit)) ?? DEFAULTS.unit,
  }
}

/** What was chosen; before that, the sheet that the visitor's country has. */
export function useLabelOptions() {
  const formatId = USUAL_LABEL_FORMAT[useUsualPaper()]
  const options: LabelOptions = { formatId, ...useBrowserStore(store) }
  const change = (changes: Partial<LabelOptions>) => store.set({ ...store.get(), ...changes })
  return { options, change }
}

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= BATCH_INPUT_MAX_LENGTH ? value : undefined
}
