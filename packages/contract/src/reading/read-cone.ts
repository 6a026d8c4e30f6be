import { parseConeRange } from '@glazy/ceramics/firing/cone-text'
import { findCone } from '@glazy/ceramics/firing/cones'
import type { Phrase } from './phrase.ts'
import type { Token } from './tokens.ts'

/** What stands behind a cone's number for half a cone more. */
const HALF = /^1[/⁄]2$/u
const NUMBER = /^0?\d{1,2}(?:[.,]5| ?1⁄2)?$/u
const NUMBERS = /^0?\d{1,2}(?:[.,]5| ?1⁄2)?(?:[-–—/]\d{1,2}(?:[.,]5| ?1⁄2)?)?$/u
const SIGN = /^(?:orton|cones?|kegel|conos?|コーン|콘|конус|โคน|ck|[\^△▲δ∆])[.:]?$/u
const SIGNED =
  /^(?:cones?|kegel|conos?|コーン|콘|конус|โคน|c|[\^△▲δ∆])[.:/-]?(0?\d{1,2}(?:[.,]5| ?1⁄2)?(?:[-–—/]\^?\d{1,2}(?:[.,]5| ?1⁄2)?)?)$/u
/** Two cones with nothing to announce them, or one that nothing else is written like. */
const UNSIGNED = /^(?:0?\d{1,2}[-–—]0?\d{1,2}|0\d(?:[.,]5)?)$/u
const BETWEEN = /^(?:-|–|—|to|through|thru|bis)$/u

/**
 * A cone or several, in the ways potters write them: `cone 6`, `^6`, `Δ06`, `c6`, `cone 5½ to 6`,
 * `6-7`.
 *
 * @returns how many tokens belong to it, and the phrase
 */
export function readCone(text: string, tokens: readonly Token[], at: number): Read | undefined {
  const word = tokens[at]?.word ?? ''
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
  return tokens[at]?.word ?? ''
}
