import { type BatchSettings, useBatchSettings } from '#features/studio/batch/batch-settings.ts'
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

/** What goes onto paper: the batch that is mixed, and what is remembered from one print to the next. */
export interface PrintOptions extends Readonly<Record<PrintPart, boolean>> {
  /** As it was typed. */
  readonly batchSize: string
  readonly unit: BatchSettings['unit']
  readonly paper: Paper
}

/** As it is kept: a paper once one was chosen. */
type KeptPrintOptions = Readonly<Record<PrintPart, boolean>> & { readonly paper?: Paper }

export const DEFAULT_PRINT_OPTIONS: KeptPrintOptions = {
  recipe: true,
  description: true,
  umf: true,
  analysis: false,
  photo: true,
  batchReport: false,
  breakDown: true,
  pageEach: true,
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
    ...(paper && { paper }),
  }
}

/** What was chosen; before that, the paper that the visitor's country has. */
export function usePrintOptions() {
  const { settings, change: changeBatch } = useBatchSettings()
  const options: PrintOptions = {
    paper: useUsualPaper(),
    ...useBrowserStore(store),
    batchSize: settings.size,
    unit: settings.unit,
  }
  function change({ batchSize, unit, ...parts }: Partial<PrintOptions>) {
    if (batchSize !== undefined || unit !== undefined) {
      changeBatch({
        ...(batchSize !== undefined && { size: batchSize }),
        ...(unit !== undefined && { unit }),
      })
    }
    store.set({ ...store.get(), ...parts })
  }
  return { options, change }
}
