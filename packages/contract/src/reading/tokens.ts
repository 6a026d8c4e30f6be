import { foldText } from '@glazy/ceramics/lookups/slug'
import { partsAtCone } from './joined-cone.ts'

/** A word of a search, or what stands in quotation marks. */
export interface Token {
  readonly from: number
  readonly to: number
  /** Folded, without the signs around it; empty for signs alone and for what is quoted. */
  readonly word: string
  readonly isQuoted: boolean
}

/** Words apart by blanks; a name before a colon belongs to the quotation behind it: `by:"Test Potter"`. */
const TOKEN = /by:"[^"]*"?|"[^"]*"?|[^\s"]+/giu

/** Apostrophes are nowhere in the index either. */
const SILENT = /['\u2018\u2019\u02bc`\u00b4]/g
const AROUND = /^[\s,;()!?.]+|[\s,;()!?]+$/g

/** The tokens of a text in their order, each with its place there. */
export function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(TOKEN)).flatMap(({ 0: raw, index }) => {
    const isQuoted = raw.startsWith('"')
    const bare = isQuoted ? raw : raw.replace(AROUND, '')
    const from = index + Math.max(0, raw.indexOf(bare))
    if (isQuoted || bare === '') return [{ from, to: from + bare.length, word: '', isQuoted }]
    return partsAtCone(bare).map(({ at, part }) => ({
      from: from + at,
      to: from + at + part.length,
      word: foldText(part.replace(SILENT, '')).trim(),
      isQuoted,
    }))
  })
}

/** The spelling of some words, as the tables have it. */
export function spellingOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word.replaceAll(/[-–]/g, ' ')).join(' ')
}
