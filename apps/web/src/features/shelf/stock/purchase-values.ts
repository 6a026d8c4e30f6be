import { readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { parsePrice } from '@glazy/ceramics/batch/price'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { LOT_PACKS_MAX } from '@glazy/contract/limits'
import type { Lot } from '@glazy/contract/stock'
import { writeAnalysisText } from '@glazy/formats/text/write-analysis-text'
import type { Formats } from '#lib/texts/formats.ts'
import type { BoughtRow } from '#queries/outbox-studio.ts'
import { readLotAnalysis } from './lot-analysis.ts'

/** What is said of a purchase beside its weights, as it is typed. */
export interface LotWords {
  readonly price: string
  readonly boughtOn: string
  readonly vendor: string
  readonly place: string
  readonly label: string
  readonly note: string
  /** Of the lot, where it differs, and where it is from. */
  readonly analysis: string
  readonly analysisSource: string
}

/** A purchase as it is typed. */
export interface PurchaseValues extends LotWords {
  readonly packs: string
  readonly amount: string
  readonly unit: WeightUnit
}

/** What is wrong with the fields; each is a text key. */
export interface PurchaseProblems {
  readonly packs?: 'packs'
  readonly amount?: 'weight' | 'tooMuch'
  readonly price?: 'price' | 'priceDigits'
  readonly analysis?: 'analysis'
}

/** A purchase of nothing yet, in the unit of the last one. */
export function emptyPurchase(unit: WeightUnit, today: string): PurchaseValues {
  return { packs: '1', amount: '', unit, ...EMPTY_WORDS, boughtOn: today }
}

const EMPTY_WORDS = {
  price: '',
  boughtOn: '',
  vendor: '',
  place: '',
  label: '',
  note: '',
  analysis: '',
  analysisSource: '',
}

type Said = Pick<BoughtRow, 'price' | 'boughtOn' | 'vendor' | 'place' | 'label' | 'note'> &
  Partial<Pick<Lot, 'analysis'>>

/**
 * What is said of a lot, as if it had been typed.
 *
 * @param write writes its price into the field
 */
export function wordsOf(lot: Said, write: Formats['typed']): LotWords {
  return {
    price: write(lot.price ?? ''),
    boughtOn: lot.boughtOn ?? '',
    vendor: lot.vendor ?? '',
    place: lot.place ?? '',
    label: lot.label ?? '',
    note: lot.note ?? '',
    analysis: lot.analysis ? writeAnalysisText(lot.analysis) : '',
    analysisSource: lot.analysis?.source ?? '',
  }
}

export function purchaseProblems(values: PurchaseValues): PurchaseProblems {
  const packs = Number(values.packs)
  const areSound = Number.isInteger(packs) && packs >= 1 && packs <= LOT_PACKS_MAX
  const amount = weightProblem(values.amount, values.unit)
  return {
    ...(!areSound && { packs: 'packs' as const }),
    ...(amount && { amount }),
    ...wordProblems(values),
  }
}

/** What is said of a price; one with two meanings says so itself. */
const PRICE_TEXTS = {
  empty: undefined,
  unclear: undefined,
  invalidPrice: 'price',
  tooManyDigits: 'priceDigits',
} as const

/** What is wrong with what is said of a lot beside its weights. */
export function wordProblems({
  price,
  analysis,
}: Pick<LotWords, 'price' | 'analysis'>): Pick<PurchaseProblems, 'price' | 'analysis'> {
  const read = parsePrice(price)
  const wrong = read.ok ? undefined : PRICE_TEXTS[read.error]
  return {
    ...(wrong && { price: wrong }),
    ...(readLotAnalysis(analysis) === undefined && { analysis: 'analysis' as const }),
  }
}

/** What is said of a lot as it is sent. */
export function sentWords({ analysis, analysisSource: source, ...words }: LotWords) {
  const figures = readLotAnalysis(analysis)
  return { ...words, analysis: figures ? { figures, source } : null }
}

/** A purchase as it is sent. */
export function boughtRow(
  materialId: number,
  { amount: packAmount, unit: packUnits, packs, ...words }: PurchaseValues,
): BoughtRow {
  return { materialId, packs: Number(packs), packAmount, packUnits, ...sentWords(words) }
}

/** A purchase as it was to be sent, as if it had been typed. */
export function purchaseOf({ packs, packAmount, packUnits, analysis, ...row }: BoughtRow) {
  const { loi = 0, ...percent } = analysis?.figures ?? {}
  const own = analysis && { percent, loi: Number(loi), source: analysis.source ?? null }
  return {
    packs: String(packs ?? 1),
    amount: String(packAmount),
    unit: packUnits,
    ...wordsOf({ ...row, analysis: own as Lot['analysis'] }, String), // by `sentWords`
  }
}

/** Why a weight that has to be above nothing cannot be taken. */
export function weightProblem(amount: string, unit: WeightUnit): 'weight' | 'tooMuch' | undefined {
  const weight = readExactWeight(amount, unit)
  if (weight.ok) return weight.value > 0n ? undefined : 'weight'
  return weight.error === 'tooMuch' ? 'tooMuch' : 'weight'
}
