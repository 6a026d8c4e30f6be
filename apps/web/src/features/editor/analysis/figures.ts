import { type Analysis, broughtTo100, percentFromMoles } from '@glazy/ceramics/chemistry/analysis'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { OXIDES, type Oxide, oxidesOf, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import {
  materialFormula,
  materialGroups,
  type UmfGroups,
  type UnityType,
} from '@glazy/ceramics/chemistry/unity'
import { AMOUNT_MAX } from '@glazy/contract/limits'
import type { Formats } from '#lib/texts/formats.ts'

/** What the figures are: percent by weight of the raw material, or moles. */
export const ANALYSIS_TYPES = ['percentageAnalysis', 'formulaAnalysis'] as const
export type AnalysisType = (typeof ANALYSIS_TYPES)[number]

/** The fields of an analysis: the oxides, and the loss on ignition. */
export type FigureKey = Oxide | 'loi'

export type FigureTexts = Readonly<Partial<Record<FigureKey, string>>>
export type FigureValues = Readonly<Partial<Record<FigureKey, number>>>

/** Figures as they are in the fields. */
export interface Figures {
  readonly analysisType: AnalysisType
  readonly texts: FigureTexts
  /** What stands behind a text that was rounded for the field; it counts until it is written over. */
  readonly exact: FigureValues
  /** What was there before the figures were converted, to be given back unharmed. */
  readonly before?: { readonly figures: Figures; readonly texts: FigureTexts } | undefined
}

export const NO_FIGURES: Figures = { analysisType: 'percentageAnalysis', texts: {}, exact: {} }

/** Places behind the point in a field: finer than any laboratory reports. */
const DECIMALS = 4

/** A figure as it is put into a field; one that would round to nothing keeps its digits. */
export function written(amount: number, typed: Formats['typed']): string {
  const rounded = Number(amount.toFixed(DECIMALS))
  return typed(rounded === 0 ? Number(amount.toPrecision(2)) : rounded)
}

/** Fields that hold an analysis. */
export function figuresOf(
  analysisType: AnalysisType,
  values: FigureValues,
  typed: Formats['typed'],
): Figures {
  const given = (Object.keys(values) as FigureKey[]).filter((key) => Boolean(values[key]))
  return {
    analysisType,
    texts: Object.fromEntries(given.map((key) => [key, written(values[key] ?? 0, typed)])),
    exact: Object.fromEntries(given.map((key) => [key, values[key]])),
  }
}

/** The figures with one field written again. */
export function withText(figures: Figures, key: FigureKey, text: string): Figures {
  return { ...figures, texts: { ...figures.texts, [key]: text } }
}

/** The figures with some fields replaced, and the others as they are. */
export function withValues(
  figures: Figures,
  values: FigureValues,
  typed: Formats['typed'],
): Figures {
  const { texts, exact } = figuresOf(figures.analysisType, values, typed)
  return {
    ...figures,
    texts: { ...figures.texts, ...texts },
    exact: { ...figures.exact, ...exact },
  }
}

/** The number in a field; null where it is blank, undefined where it is none or out of bounds. */
export function valueOf({ texts, exact }: Figures, key: FigureKey): number | null | undefined {
  const text = texts[key] ?? ''
  if (text.trim() === '') return null
  const known = exact[key]
  if (known !== undefined && written(known, String) === text.replace(',', '.')) return known
  const parsed = parseDecimal(text)
  if (!parsed.ok) return undefined
  const [least, most] = key === 'loi' ? [-100, 100] : [0, AMOUNT_MAX]
  return parsed.value >= least && parsed.value <= most ? parsed.value : undefined
}

/** Fields whose text is no figure. */
export function wrongFields(figures: Figures): FigureKey[] {
  return ([...OXIDES, 'loi'] as const).filter((key) => valueOf(figures, key) === undefined)
}

/** All figures that can be read, in the unit they have; the loss on ignition is always percent. */
export function amountsOf(figures: Figures): { oxides: OxideAmounts; loi: number } {
  const oxides: Partial<Record<Oxide, number>> = {}
  for (const oxide of OXIDES) {
    const value = valueOf(figures, oxide)
    if (value) oxides[oxide] = value
  }
  return { oxides, loi: valueOf(figures, 'loi') ?? 0 }
}

/** The analysis that the figures mean. */
export function analysisOf(figures: Figures): Analysis {
  const { analysisType, oxides, loi } = submittedFigures(figures)
  const isFormula = analysisType === 'formulaAnalysis'
  return { percent: isFormula ? percentFromMoles(oxides, loi) : oxides, loi }
}

/** What is sent to be saved: a conversion that nobody has touched is sent as what it came from. */
export function submittedFigures(figures: Figures) {
  const meant = settled(figures)
  return { analysisType: meant.analysisType, ...amountsOf(meant) }
}

/**
 * The same analysis in the other unit; the loss on ignition stays. A formula is scaled as the
 * unity type says. Switching back and forth changes nothing.
 *
 * @param chosen groups of the visitor, for a formula by their fluxes
 */
export function switched(
  figures: Figures,
  to: AnalysisType,
  unityType: UnityType,
  typed: Formats['typed'],
  chosen?: UmfGroups,
): Figures {
  if (figures.analysisType === to) return figures
  const original = untouched(figures)
  if (original?.analysisType === to) return original
  const { oxides, loi } = amountsOf(figures)
  const converted =
    to === 'formulaAnalysis' ? formulaOf(oxides, unityType, chosen) : percentFromMoles(oxides, loi)
  const { texts, exact } = figuresOf(to, converted, typed)
  const loiText = figures.texts.loi === undefined ? {} : { loi: figures.texts.loi }
  const loiExact = figures.exact.loi === undefined ? {} : { loi: figures.exact.loi }
  const origin = { analysisType: figures.analysisType, texts: figures.texts, exact: figures.exact }
  return {
    analysisType: to,
    texts: { ...texts, ...loiText },
    exact: { ...exact, ...loiExact },
    before: { figures: origin, texts: { ...texts, ...loiText } },
  }
}

/** What was entered: a conversion that nobody has touched counts as what it came from. */
export function settled(figures: Figures): Figures {
  return untouched(figures) ?? figures
}

/** What figures were converted from, if nothing has been written since. */
function untouched({ texts, before }: Figures): Figures | undefined {
  return before !== undefined && isSame(texts, before.texts) ? before.figures : undefined
}

function isSame(one: FigureTexts, other: FigureTexts): boolean {
  return essenceOfTexts(one) === essenceOfTexts(other)
}

/** Texts in one order, without those that are blank, whichever decimal sign they have. */
export function essenceOfTexts(texts: FigureTexts): string {
  return ([...OXIDES, 'loi'] as const)
    .map((key) => (texts[key] ?? '').trim().replace(',', '.'))
    .join('|')
}

/** Percentages that add up to 100 with the loss on ignition, which stays as it is. */
export function normalisedFigures(figures: Figures, typed: Formats['typed']): Figures {
  const { oxides, loi } = amountsOf(figures)
  const whole = broughtTo100({ percent: oxides, loi })
  const { texts, exact } = figuresOf('percentageAnalysis', whole, typed)
  return {
    ...figures,
    texts: { ...figures.texts, ...texts },
    exact: { ...figures.exact, ...exact },
    before: undefined,
  }
}

/** A formula scaled as the unity type says; the analysis stays the same. */
export function scaledFormula(
  figures: Figures,
  unityType: UnityType,
  typed: Formats['typed'],
  chosen?: UmfGroups,
): Figures {
  const { oxides, loi } = amountsOf(figures)
  const percent = percentFromMoles(oxides, loi)
  return withValues(figures, formulaOf(percent, unityType, chosen), typed)
}

function formulaOf(percent: OxideAmounts, unityType: UnityType, chosen?: UmfGroups): OxideAmounts {
  return materialFormula(percent, unityType, materialGroups(percent, unityType, chosen))
}

/** Whether any oxide has a figure. */
export function hasOxide(figures: Figures): boolean {
  return oxidesOf(amountsOf(figures).oxides).length > 0
}
