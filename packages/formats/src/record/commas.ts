import { type Comma, meaningsOf, parseDecimal } from '@glazy/ceramics/decimal'
import { ok, type Result } from '@glazy/ceramics/result'
import { isWhole } from './is-whole.ts'
import type { ProblemList } from './problem-list.ts'

/** Gathers what the numbers of a file say of its commas: `1,200` alone does not say what it is. */
export interface Commas {
  /** Takes notice of all numbers of a text, and of what a comma is taken for where nothing says it. */
  readonly note: (text: string, usualComma?: AmountText['usualComma']) => void
  /** Takes notice of what stands between the cells of a table. */
  readonly noteDelimiter: (sign: string) => void
  /** What they say by now; they may say nothing, or one this and another that. */
  readonly said: () => Comma
  /** Whether one of them is another number by what they say: `1,200`, or `1.200` where commas are decimal. */
  readonly hasDoubt: () => boolean
}

const NUMBER = /[.,]?\d[\d.,]*/g
/** A comma before other than three figures, or groups behind points. */
const DECIMAL_COMMA = /^(?:\d*,\d+|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/
/** A point before other than three figures, or groups behind commas. */
const DECIMAL_POINT = /^(?:\d*\.\d+|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})$/

/** Begins with nothing said. */
export function createCommas(): Commas {
  const says = { decimal: false, thousands: false }
  const doubtful = { comma: false, point: false }
  const weights = { pointed: false, fine: false, whole: false, sum: 0, isComplete: false }
  let hasPlain = false
  let hasWeights = false
  let hasSemicolons = false
  return {
    note(text, usualComma) {
      for (const [found] of text.matchAll(NUMBER)) {
        const number = found.replace(/[.,]+$/, '')
        // `1.200` may have been meant as `1,200` was.
        if (meaningsOf(number.replace('.', ','))) {
          doubtful[number.includes(',') ? 'comma' : 'point'] = true
          hasWeights ||= usualComma === 'thousands'
          // What is added to a whole is little: 1.125 g of cobalt.
          weights.pointed ||= usualComma === 'thousands' && !weights.isComplete
          weights.fine ||= usualComma === 'thousands' && /^\d{3}\./.test(number)
          continue
        }
        hasPlain = true
        if (usualComma === 'thousands' && /^\d+$/.test(number)) {
          weights.whole ||= number.length > 2
          weights.sum += Number(number)
          weights.isComplete ||= isWhole(weights.sum)
        }
        hasWeights ||= /^\d{3,}$/.test(number)
        says.decimal ||= DECIMAL_COMMA.test(number)
        says.thousands ||= DECIMAL_POINT.test(number)
      }
    },
    noteDelimiter(sign) {
      hasSemicolons = sign === ';'
    },
    said() {
      if (says.decimal !== says.thousands) return says.decimal ? 'decimal' : 'thousands'
      // Nobody weighs a milligram beside hundreds of grams: the point of `1.250 g` is no decimal one there, where
      // no `416.625 g` says that somebody does.
      const isWeighed = weights.pointed && weights.whole && !weights.fine
      const isPointed = isWeighed && !doubtful.comma && !says.decimal
      if (isPointed) return 'decimal'
      // Semicolons stand between cells where commas are in numbers. Beside hundreds one may still be a thousand,
      // and so where there are no other numbers.
      const isOpen = says.decimal || doubtful.point || hasWeights || !hasPlain
      return hasSemicolons && !isOpen ? 'decimal' : 'unclear'
    },
    hasDoubt: () => doubtful.comma || (doubtful.point && (says.decimal || weights.whole)),
  }
}

/** What the numbers of some texts say of their commas. */
export function commaAmong(texts: Iterable<string>): Comma {
  const commas = createCommas()
  for (const text of texts) commas.note(text)
  return commas.said()
}

/** A number with what it is of, to say how it was read. */
export interface AmountText {
  readonly name: string
  readonly text: string
  readonly line: number
  /** What its comma is taken for where nothing says what it is. */
  readonly usualComma?: 'decimal' | 'thousands' | undefined
}

/** Reads a number of a file; where it could have been another one, it is told how it was read. */
export function readAmount(
  { name, text, line, usualComma = 'decimal' }: AmountText,
  problems: ProblemList,
): Result<number, 'empty' | 'notANumber' | 'unclear'> {
  problems.commas.note(text, usualComma)
  const { comma } = problems
  const found = meaningsIn(text, comma)
  if (found === undefined) return parseDecimal(text, comma)
  // A point beside decimal commas stands between thousands.
  const isThousands = comma === 'decimal' || usualComma === 'thousands'
  const [amount, other] = isThousands
    ? [found.thousands, found.decimal]
    : [found.decimal, found.thousands]
  problems.add(line, 'twoMeanings', { name, text, amount, other })
  return ok(amount)
}

/** Both numbers that a text of a file can mean: where commas are decimal, `1.200` may be a thousand more. */
export function meaningsIn(text: string, comma: Comma): ReturnType<typeof meaningsOf> {
  if (comma === 'unclear') return meaningsOf(text)
  const isPointed = comma === 'decimal' && !text.includes(',')
  return isPointed ? meaningsOf(text.replace('.', ',')) : undefined
}
