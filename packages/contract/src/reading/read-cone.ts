import {
  CONE_COUNTERS,
  CONE_NAMES,
  findOtherCone,
  parseConeRange,
} from '@glazy/ceramics/firing/cone-text'
import { findCone } from '@glazy/ceramics/firing/cones'
import { foldText } from '@glazy/ceramics/lookups/slug'
import { withPlainFigures } from '@glazy/ceramics/plain-figures'
import { CONE_FIGURES } from './joined-cone.ts'
import type { Phrase } from './phrase.ts'
import type { Token } from './tokens.ts'

/** What stands behind a cone's number for half a cone more. */
const HALF = /^1[/⁄]2$/u
const { one: ONE, several: SEVERAL } = CONE_FIGURES
const NUMBER = new RegExp(`^${ONE}${CONE_COUNTERS}?$`, 'u')
const NUMBERS = new RegExp(`^${SEVERAL}${CONE_COUNTERS}?$`, 'u')
/** As the words of a search are folded. */
const NAMES = foldText(CONE_NAMES)
const SIGN = new RegExp(String.raw`^(?:orton|${NAMES}|ck|[\^△▲δ∆])[.:]?$`, 'u')
const SIGNED = new RegExp(
  String.raw`^(?:${NAMES}|c|[\^△▲δ∆])[.:/-]?${SEVERAL}${CONE_COUNTERS}?$`,
  'u',
)
/** A cone that is called one behind its number, as in Chinese, Japanese and Korean. */
const CALLED_BEHIND = new RegExp(
  `^${SEVERAL}(?=.*(?:锥|コーン|콘))${CONE_COUNTERS}?(?:${NAMES})?$`,
  'u',
)
/** Two cones with nothing to announce them, or one that nothing else is written like. */
const UNSIGNED = /^(?:0?\d{1,2}[-–—]0?\d{1,2}|0\d(?:[.,]5)?)$/u
const BETWEEN = /^(?:-|–|—|to|through|thru|bis|tot|till?|a|do|до|ถึง|[~〜])$/u

/**
 * A cone or several, in the ways potters write them: `cone 6`, `^6`, `Δ06`, `c6`, `cone 5½ to 6`,
 * `6-7`, `6号锥`, `kägla 6`.
 *
 * @returns how many tokens belong to it, and the phrase
 */
export function readCone(text: string, tokens: readonly Token[], at: number): Read | undefined {
  const word = wordAt(tokens, at)
  const called = [1, 2].find((count) => CALLED_BEHIND.test(wordsAt(tokens, at, count)))
  if (called !== undefined) return conesOf(text, tokens, at, at + called)
  const isSign = SIGN.test(word)
  if (!isSign && !SIGNED.test(word)) {
    return UNSIGNED.test(word) ? conesOf(text, tokens, at, at + 1) : undefined
  }
  let end = at + 1
  if (isSign) {
    if (!NUMBERS.test(wordAt(tokens, end))) return undefined
    end += 1
  }
  if (HALF.test(wordAt(tokens, end))) end += 1
  if (BETWEEN.test(wordAt(tokens, end)) && NUMBER.test(wordAt(tokens, end + 1))) {
    end += 2
    if (HALF.test(wordAt(tokens, end))) end += 1
  }
  return conesOf(text, tokens, at, end)
}

export interface Read {
  readonly count: number
  readonly phrase: Phrase
}

function conesOf(
  text: string,
  tokens: readonly Token[],
  at: number,
  end: number,
): Read | undefined {
  const [first, last] = [tokens[at], tokens[end - 1]]
  if (first === undefined || last === undefined) return undefined
  if (findOtherCone(text) !== undefined) return undefined
  const cones = parseConeRange(text.slice(first.from, last.to).replace(/^ck/iu, ''))
  if (!cones.ok) return undefined
  const { fromId, toId } = cones.value
  const names = [...new Set([fromId, toId])].map((id) => findCone(id)?.label ?? '')
  return {
    count: end - at,
    phrase: {
      kind: 'cone',
      from: first.from,
      to: last.to,
      name: names.join('–'),
      trait: { cones: cones.value },
    },
  }
}

function wordAt(tokens: readonly Token[], at: number): string {
  return withPlainFigures(tokens[at]?.word ?? '')
}

function wordsAt(tokens: readonly Token[], at: number, count: number): string {
  return Array.from({ length: count }, (_, behind) => wordAt(tokens, at + behind)).join('')
}
