import { parseDecimal } from '@glazy/ceramics/decimal'
import { molesFromPercent } from '@glazy/ceramics/chemistry/analysis'
import {
  inDisplayOrder,
  parseOxide,
  type Oxide,
  type OxideAmounts,
} from '@glazy/ceramics/chemistry/oxides'
import { createAnalysisBuilder } from '../record/analysis-builder.ts'

/** An analysis found in a text. */
export interface AnalysisText {
  /**
   * What the amounts are: `figures` are numbers beside oxides, in whatever unit the reader is asked
   * for; a `formula` gives moles.
   */
  readonly kind: 'figures' | 'formula'
  readonly oxides: OxideAmounts
  /** Loss on ignition in percent; undefined where the text has none. */
  readonly loi: number | undefined
  /** Words with a figure that name no oxide. */
  readonly unknown: readonly string[]
}

/** Longest text that is looked at, in characters; a data sheet has a few hundred. */
const MAX_LENGTH = 10_000

/**
 * Reads what people paste into the form of an analysis: figures beside oxides in any order and
 * with any signs between them (`SiO2 67.5, Al2O3 18,2 …`, rows or columns of a spreadsheet), or a
 * formula (`K2O·Al2O3·6SiO2`, `CaCO3`), whose volatile parts become loss on ignition.
 *
 * @returns undefined when there is no oxide with a figure in it
 * @example readAnalysisText('SiO2 67,5; Al2O3 18.2; LOI 0.3')?.oxides // { SiO2: 67.5, Al2O3: 18.2 }
 */
export function readAnalysisText(text: string): AnalysisText | undefined {
  const source = withoutAsides(withPlainSigns(text.slice(0, MAX_LENGTH)))
  const formula = readFormula(source)
  // Dots between symbols join a formula: one of which a part is not known has no figures either.
  return formula ?? (/[A-Za-z0-9)]\s*[·•∙⋅]/.test(source) ? undefined : readFigures(source))
}

function withPlainSigns(text: string): string {
  return text
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/(\s)\s+/g, '$1')
    .replace(/[−–](?=\s*\d)/g, '-')
    .replace(/[₀-₉]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x2050))
}

/** `Silica (SiO2)` names the oxide in brackets; `LOI (1000 °C)` says something beside it. */
function withoutAsides(text: string): string {
  return text.replace(/\(([^()\n]*)\)/g, (whole, inside: string, at: number) => {
    const isPartOfFormula = /[A-Za-z0-9]/.test(text[at - 1] ?? '')
    if (isPartOfFormula) return whole
    return parseOxide(inside) === undefined ? ' ' : ` ${inside} `
  })
}

interface Term {
  readonly times: number
  readonly symbol: string
}

/** Signs that join the parts of a formula. */
const JOINT = /[·•∙⋅*.+]/

function readFormula(text: string): AnalysisText | undefined {
  const source = text.trim()
  const terms: Term[] = []
  const part = /(\d+[.,]\d+|[.,]\d+|\d+)?\s*([A-Z][A-Za-z0-9()]*)\s*([·•∙⋅*.+,\s]+|$)/y
  let isPlain = false
  while (part.lastIndex < source.length) {
    const found = part.exec(source)
    if (found === null) return undefined
    const [, times, symbol = '', joint = ''] = found
    terms.push({ times: times === undefined ? 1 : Number(times.replace(',', '.')), symbol })
    // Where every part has a figure and only gaps stand between them, they may be percentages.
    isPlain ||= times === undefined || JOINT.test(joint)
  }
  return isPlain && terms.length > 0 ? formulaOf(terms) : undefined
}

function formulaOf(terms: readonly Term[]): AnalysisText | undefined {
  const analysis = createAnalysisBuilder()
  for (const { times, symbol } of terms) {
    if (!analysis.addMoles(symbol, times)) return undefined
  }
  // What was gathered are grams of so many moles, and grams that leave in the fire.
  const oxides = inDisplayOrder(molesFromPercent(analysis.build().percent))
  if (Object.keys(oxides).length === 0) return undefined
  return { kind: 'formula', oxides, loi: analysis.build(100).loi, unknown: [] }
}

type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'figure'; readonly value: number }

const TOKEN =
  /(loss\s+on\s+ignition|ignition\s+loss|l\s?\.\s?o\s?\.\s?i\b\.?)|([A-Za-z][A-Za-z0-9]*)|(<?\s*-?(?:\d+(?:[.,]\d+)?|[.,]\d+))/gi

function readFigures(text: string): AnalysisText | undefined {
  const tokens = tokensOf(text)
  const ways = [transposed(tokens), paired(tokens), paired(tokens.toReversed())]
  // The first of the best: figures stand behind their oxides more often than before them.
  const best = ways.reduce((a, b) => (b.known > a.known ? b : a))
  return best.known === 0 ? undefined : best.analysis
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([whole, loss, word]): Token => {
    if (loss !== undefined) return { kind: 'word', text: 'LOI' }
    if (word !== undefined) return { kind: 'word', text: word }
    if (whole.startsWith('<')) return { kind: 'figure', value: 0 }
    // Nothing holds a thousand percent of an oxide.
    const parsed = parseDecimal(whole, 'decimal')
    return { kind: 'figure', value: parsed.ok ? parsed.value : 0 }
  })
}

interface Reading {
  /** Figures that belong to something known. */
  readonly known: number
  readonly analysis: AnalysisText
}

/** Each word with the figure that follows it before the next word. */
function paired(tokens: readonly Token[]): Reading {
  const pairs: [string, number][] = []
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    if (token.kind === 'word' && next?.kind === 'figure') pairs.push([token.text, next.value])
  })
  return readingOf(pairs)
}

/** Two rows of a spreadsheet: all the words, then as many figures. */
function transposed(tokens: readonly Token[]): Reading {
  const from = tokens.findIndex((token) => token.kind === 'word' && isKnown(token.text))
  const words = tokens
    .slice(Math.max(0, from))
    .flatMap((token) => (token.kind === 'word' ? token.text : []))
  const last = tokens.findLastIndex((token) => token.kind === 'word')
  const figures = tokens
    .slice(last + 1)
    .flatMap((token) => (token.kind === 'figure' ? token.value : []))
  const isTable = from >= 0 && words.length > 1 && words.length === figures.length
  return readingOf(isTable ? words.map((word, at) => [word, figures[at] ?? 0]) : [])
}

function readingOf(pairs: readonly (readonly [string, number])[]): Reading {
  const oxides = new Map<Oxide, number>()
  const unknown: string[] = []
  let loi: number | undefined
  for (const [word, value] of pairs) {
    const oxide = parseOxide(word)
    if (oxide !== undefined) oxides.set(oxide, value)
    else if (isLoss(word)) loi = value
    else if (!isSum(word)) unknown.push(word)
  }
  const known = oxides.size + (loi === undefined ? 0 : 1)
  const amounts = inDisplayOrder(Object.fromEntries(oxides))
  return {
    known: oxides.size === 0 ? 0 : known,
    analysis: { kind: 'figures', oxides: amounts, loi, unknown },
  }
}

function isKnown(word: string): boolean {
  return parseOxide(word) !== undefined || isLoss(word)
}

function isLoss(word: string): boolean {
  return /^(?:loi|loss|gv|gl[uü]hverlust|ppi)$/i.test(word)
}

function isSum(word: string): boolean {
  return /^(?:sub)?total$|^sum$/i.test(word)
}
