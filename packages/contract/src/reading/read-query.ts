import { MEANING_WORDS_MAX, MEANINGS } from './described.ts'
import type { Phrase } from './phrase.ts'
import { readCone } from './read-cone.ts'
import { readFigure } from './read-figure.ts'
import { readMaterials } from './read-materials.ts'
import { spellingOf, type Token, tokensOf } from './tokens.ts'

/** A search as it is understood. */
export interface Reading {
  /** What is left: words, as they were typed. */
  readonly words: string
  /** What was understood, in the order of the text. */
  readonly phrases: readonly Phrase[]
}

/** Words that belong to the cone or the atmosphere behind them, and to nothing else. */
const BEFORE_FIRING = new Set(['in', 'at', 'for', 'fired', 'to'])
const AFTER_FIRING = new Set(['fired', 'firing', 'firings'])

/** What joins a figure to what else there is to be, and is no word to look for. */
const JOINS = new Set(['and', '&'])

/**
 * Reads a search as a potter means it: cones, atmospheres, surfaces, colours, types, materials that
 * are to be in it or not, figures and authors. What stands in quotation marks, and everything that
 * means nothing, are words. It is read from left to right, each time as much as means something.
 *
 * @example
 * readQuery('cone 6 celadon no barium nuka "ash"')
 * // phrases: cone 6, type Celadon, without barium, type Nuka; words: '"ash"'
 */
export function readQuery(text: string): Reading {
  const tokens = tokensOf(text)
  const phrases: Phrase[] = []
  const words: string[] = []
  let at = 0
  while (at < tokens.length) {
    const read = readAt(text, tokens, at)
    if (read === undefined) {
      const token = tokens[at]
      if (token !== undefined) words.push(text.slice(token.from, token.to))
      at += 1
    } else {
      phrases.push(...read.phrases)
      words.push(...read.words)
      at += read.count
    }
  }
  return { words: words.filter((word) => word !== '').join(' '), phrases }
}

interface Part {
  readonly count: number
  readonly phrases: readonly Phrase[]
  readonly words: readonly string[]
}

function readAt(text: string, tokens: readonly Token[], at: number): Part | undefined {
  const token = tokens[at]
  if (token === undefined || token.isQuoted || token.word === '') return undefined
  const figure = readFigure(text, token.from)
  if (figure !== undefined) {
    const count = tokens.slice(at).filter(({ from }) => from < figure.to).length
    const isJoined = JOINS.has(tokens[at + count]?.word ?? '') && at + count + 1 < tokens.length
    return part(isJoined ? count + 1 : count, [figure])
  }
  const author = /^by:"?(.+?)"?$/iu.exec(text.slice(token.from, token.to))?.[1]?.trim()
  if (author !== undefined && author !== '') {
    return part(1, [{ kind: 'author', from: token.from, to: token.to, name: author }])
  }
  const materials = readMaterials(text, tokens, at)
  if (materials !== undefined) return part(materials.count, materials.phrases)
  return readDescription(text, tokens, at)
}

function part(count: number, phrases: readonly Phrase[], words: readonly string[] = []): Part {
  return { count, phrases, words }
}

/** A cone or anything from the tables, with the small words around it. */
function readDescription(text: string, tokens: readonly Token[], at: number): Part | undefined {
  const start = BEFORE_FIRING.has(tokens[at]?.word ?? '') ? at + 1 : at
  const cone = readCone(text, tokens, start)
  const found = cone && { count: cone.count, phrases: [cone.phrase], words: [] }
  const read = found ?? readMeaning(text, tokens, start)
  if (read === undefined) return undefined
  const [phrase] = read.phrases
  const isFiring = phrase?.kind === 'cone' || phrase?.kind === 'atmosphere'
  if (!isFiring) return start === at ? read : undefined
  const last = start + read.count
  const end = AFTER_FIRING.has(tokens[last]?.word ?? '') ? last + 1 : last
  const from = tokens[at]?.from ?? phrase.from
  return part(end - at, [{ ...phrase, from, to: tokens[end - 1]?.to ?? phrase.to }])
}

/** The longest spelling of the tables. */
function readMeaning(text: string, tokens: readonly Token[], at: number): Part | undefined {
  for (let count = Math.min(MEANING_WORDS_MAX, tokens.length - at); count > 0; count -= 1) {
    const met = tokens.slice(at, at + count)
    const [first, last] = [met[0], met.at(-1)]
    if (first === undefined || last === undefined || met.some(isSilent)) continue
    if (isParted(text, met)) continue
    const meaning = MEANINGS.get(spellingOf(met))
    if (meaning === undefined) continue
    if (meaning === null) return part(count, [], [text.slice(first.from, last.to)])
    return part(count, [{ ...meaning, from: first.from, to: last.to }])
  }
  return undefined
}

/** A comma stands between what is said apart. */
function isParted(text: string, met: readonly Token[]): boolean {
  return met.some(({ to }, at) => text.slice(to, met[at + 1]?.from ?? to).includes(','))
}

/** Nothing is read over quotation marks. */
function isSilent({ word, isQuoted }: Token): boolean {
  return isQuoted || word === ''
}
