import { type WeightUnit, parseWeightUnit } from '@glazy/ceramics/batch/weight'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'
import { type Paper, parsePaper, useUsualPaper } from '#lib/paper.ts'

/** Parts of a printed item that can be left out, in the order in which they are offered. */
export const PRINT_PARTS = [
  'recipe',
  'description',
  'umf',
  'analysis',
  'photo',
  'batchReport',
  'breakDown',
  'pageEach',
] as const
export type PrintPart = (typeof PRINT_PARTS)[number]

/** What goes onto paper; remembered from one print to the next. */
export interface PrintOptions extends Readonly<Record<PrintPart, boolean>> {
  /** As it was typed. */
  readonly batchSize: string
  readonly unit: WeightUnit
  readonly paper: Paper
}

/** As it is kept: a paper once one was chosen. */
type KeptPrintOptions = Omit<PrintOptions, 'paper'> & { readonly paper?: Paper }

export const DEFAULT_PRINT_OPTIONS: KeptPrintOptions = {
  recipe: true,
  description: true,
  umf: true,
  analysis: false,
  photo: true,
  batchReport: false,
  breakDown: true,
  pageEach: true,
  batchSize: '1000',
  unit: 'grams',
}

const store = browserStore<KeptPrintOptions>({
  key: 'glazy-print',
  empty: DEFAULT_PRINT_OPTIONS,
  parse: parsePrintOptions,
})

/** Reads stored options; whatever does not fit is left at its default. */
export function parsePrintOptions(stored: unknown): KeptPrintOptions {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_PRINT_OPTIONS
  const given: Partial<Record<string, unknown>> = { ...stored }
  const paper = parsePaper(given.paper)
  const parts = PRINT_PARTS.map((part) => {
    const value = given[part]
    return [part, typeof value === 'boolean' ? value : DEFAULT_PRINT_OPTIONS[part]] as const
  })
  return {
    ...DEFAULT_PRINT_OPTIONS,
    ...Object.fromEntries(parts),
    ...(typeof given.batchSize === 'string' && { batchSize: given.batchSize }),
    unit: parseWeightUnit(String(given.unit)) ?? DEFAULT_PRINT_OPTIONS.unit,
    ...(paper && { paper }),
  }
}

/** What was chosen; before that, the paper that the visitor's country has. */
export function usePrintOptions() {
  const options: PrintOptions = { paper: useUsualPaper(), ...useBrowserStore(store) }
  const change = (changes: Partial<PrintOptions>) => store.set({ ...store.get(), ...changes })
  return { options, change }
}
