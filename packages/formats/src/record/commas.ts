import { type Comma, meaningsOf, parseDecimal } from '@glazy/ceramics/decimal'
import { ok, type Result } from '@glazy/ceramics/result'
import type { ProblemList } from './problem-list.ts'

/** Gathers what the numbers of a file say of its commas: `1,200` alone does not say what it is. */
export interface Commas {
  /** Takes notice of all numbers of a text, and of whether a doubtful one is taken for more than a thousand. */
  readonly note: (text: string, isThousands?: boolean) => void
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
  const doubtful = { comma: false, point: false, thousands: false }
  let hasPlain = false
  let hasWeights = false
  let hasSemicolons = false
  return {
    note(text, isThousands = false) {
      for (const [found] of text.matchAll(NUMBER)) {
        const number = found.replace(/[.,]+$/, '')
        // `1.200` may have been meant as `1,200` was.
        if (meaningsOf(number.replace('.', ','))) {
          doubtful[number.includes(',') ? 'comma' : 'point'] = true
          doubtful.thousands ||= isThousands
          continue
        }
        hasPlain = true
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
      // Semicolons stand between cells where commas are in numbers. Beside hundreds one may still be a thousand,
      // and so where there are no other numbers.
      const isHeavy = hasWeights || doubtful.thousands
      const isOpen = says.decimal || doubtful.point || isHeavy || !hasPlain
      return hasSemicolons && !isOpen ? 'decimal' : 'unclear'
    },
    hasDoubt: () => doubtful.comma || doubtful.thousands || (doubtful.point && says.decimal),
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
  /** Whether the others of its recipe make it more than a thousand where nothing says it, with a point, too. */
  readonly isInThousands?: boolean | undefined
}

/** Reads a number of a file; where it could have been another one, it is told how it was read. */
export function readAmount(
  { name, text, line, usualComma = 'decimal', isInThousands = false }: AmountText,
  problems: ProblemList,
): Result<number, 'empty' | 'notANumber' | 'unclear'> {
  problems.commas.note(text, isInThousands || usualComma === 'thousands')
  const { comma } = problems
  const isTold = isInThousands && comma === 'unclear'
  const found = meaningsIn(isTold ? text.replace('.', ',') : text, comma)
  if (found === undefined) return parseDecimal(text, comma)
  // A point beside decimal commas stands between thousands.
  const isThousands = comma === 'decimal' || isInThousands || usualComma === 'thousands'
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
