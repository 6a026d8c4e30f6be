import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { createAnalysisBuilder } from '../record/analysis-builder.ts'
import type { ProblemList } from '../record/problem-list.ts'

interface Part {
  readonly amount: number
  readonly symbol: string
}

/** Sum of coefficients without a percent sign that nevertheless can only be percentages. */
const PERCENT_SUM = { from: 99, to: 101 }

/**
 * The percent analysis of a GlazeChem formula, which is either `% 70.5 SiO2  18.0 Al2O3 …` or
 * molecular, `Al2O3  2 SiO2  2 H2O`; of the molecular ones the percentages add up to 100. Volatile
 * compounds become loss on ignition, salts and unusual oxides are converted by molar mass.
 *
 * @returns null for an empty formula and for one of which nothing is understood
 */
export function analysisOfFormula(
  formula: string,
  line: number,
  problems: ProblemList,
): { percent: OxideAmounts; loi: number } | null {
  const text = formula.trim()
  if (text === '') return null
  const parts = formulaTerms(text.replace(/^%/, ''), line, problems)
  const hasPercentSign = text.startsWith('%')
  const isPercent = hasPercentSign || looksLikePercent(parts)
  if (isPercent && !hasPercentSign) problems.add(line, 'formulaPercent', {})
  const analysis = createAnalysisBuilder()
  let isEmpty = true
  for (const { amount, symbol } of parts.flatMap((part) => splitKnao(part, line, problems))) {
    const isKnown = isPercent
      ? analysis.addWeight(symbol, amount)
      : analysis.addMoles(symbol, amount)
    if (isKnown) isEmpty = false
    else problems.add(line, 'unknownOxide', { text: symbol, amount })
  }
  return isEmpty ? null : analysis.build(isPercent ? undefined : 100)
}

function looksLikePercent(parts: readonly Part[]): boolean {
  const sum = parts.reduce((total, part) => total + part.amount, 0)
  return parts.length > 3 && sum >= PERCENT_SUM.from && sum <= PERCENT_SUM.to
}

function formulaTerms(text: string, line: number, problems: ProblemList): Part[] {
  const parts: Part[] = []
  let amount: number | undefined
  for (const word of text.split(/[\s,;·*]+/)) {
    if (word === '') continue
    const [, figures, symbol] =
      /^(-?\d+(?:\.\d*)?|-?\.\d+)?([A-Z(][A-Za-z0-9()]*)?$/.exec(word) ?? []
    if (figures !== undefined && amount === undefined) amount = Number(figures)
    else if (figures !== undefined || symbol === undefined) {
      problems.add(line, 'formulaNotUnderstood', { text: word })
      continue
    }
    if (symbol !== undefined) {
      parts.push({ amount: amount ?? 1, symbol })
      amount = undefined
    }
  }
  return parts
}

/** KNaO stands for potash and soda together; which, the file does not say. */
function splitKnao(part: Part, line: number, problems: ProblemList): Part[] {
  if (part.symbol !== 'KNaO') return [part]
  problems.add(line, 'formulaKnao', { amount: part.amount })
  return [
    { amount: part.amount / 2, symbol: 'K2O' },
    { amount: part.amount / 2, symbol: 'Na2O' },
  ]
}
