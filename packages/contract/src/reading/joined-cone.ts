import { CONE_COUNTERS } from '@glazy/ceramics/firing/cone-text'
import { withPlainFigures } from '@glazy/ceramics/plain-figures'

const ONE_CONE = String.raw`0?\d{1,2}(?:[.,]5| ?1⁄2)?`
/** Figures of a cone, and of one or two, as parts of regular expressions. */
export const CONE_FIGURES = {
  one: ONE_CONE,
  several: String.raw`${ONE_CONE}(?:[-–—~〜/]\^?${ONE_CONE})?`,
} as const

const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`
/**
 * A cone within a word of a script without spaces. Its name stands behind its figures with a counter, or before
 * them where nothing else ends in it: 圆锥 is a shape, and シリコーン, 실리콘 are silicone.
 */
const JOINED_CONE = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,/-])(?:${CONE_FIGURES.several}(?:号锥|番コーン|번콘)` +
    String.raw`|(?:(?<!\p{L})(?:锥|콘)|(?<![\p{Script=Katakana}ー])コーン)${CONE_FIGURES.several}${CONE_COUNTERS}?)` +
    String.raw`(?:[の的](?=\p{L}))?(?=[${UNSPACED}]|$)`,
  'u',
)

/**
 * A word in parts where it holds a cone that is joined to others, as Chinese and Japanese are written.
 *
 * @returns the parts with their places in the word; `の` and `的` behind a cone are none
 * @example partsAtCone('6号锥青瓷') // 6号锥, 青瓷
 */
export function partsAtCone(
  word: string,
): readonly { readonly at: number; readonly part: string }[] {
  const { 0: cone, index } = JOINED_CONE.exec(withPlainFigures(word)) ?? { 0: '', index: 0 }
  const end = index + cone.length
  return [
    { at: 0, part: word.slice(0, index) },
    { at: index, part: word.slice(index, end).replace(/[の的]$/u, '') },
    { at: end, part: word.slice(end) },
  ].filter(({ part }) => part !== '')
}
