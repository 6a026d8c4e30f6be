const DIGITS: ReadonlyMap<string, number> = new Map(
  ['〇一二三四五六七八九', '零壱弐参', '○壹贰叁'].flatMap((signs) =>
    [...signs].map((sign, value) => [sign, value] as const),
  ),
)
const TENS: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['千', 1000],
])

const DIGIT = `[${[...DIGITS.keys()].join('')}]`
const WHOLE = `[${[...DIGITS.keys(), ...TENS.keys()].join('')}]+`
const FIGURE = `(${WHOLE})(?:[・.．点](${DIGIT}+))?`
const UNIT = String.raw`(?:部|%|％|g|ｇ|グラム|克)`
const REMARK = String.raw`\s*(?:[（(][^()（）]*[)）])?\s*`

/** Behind a space or a row of dots, or right behind the name where a unit follows: `長石 五十`, `長石五十部`. */
const AMOUNT = new RegExp(
  String.raw`(?<=\p{L}.*(?:[\s:：]|…|[・.]{2}))${FIGURE}(?=\s*${UNIT}?${REMARK}$)|(?<=\p{L})(?<!${WHOLE})${FIGURE}(?=${UNIT}${REMARK}$)`,
  'u',
)

/**
 * A line whose amount is written in Chinese characters with the amount in figures, digit by digit or in words.
 *
 * @example withKanjiFigures('石灰石 一二・五') // '石灰石 12.5'
 */
export function withKanjiFigures(line: string): string {
  return line.replace(
    AMOUNT,
    (whole: string, first?: string, part?: string, unspaced?: string, rest?: string) => {
      const figure = valueOf(first ?? unspaced ?? '')
      if (figure === undefined) return whole
      const decimals = [...(part ?? rest ?? '')].map((sign) => DIGITS.get(sign)).join('')
      return `${unspaced === undefined ? '' : ' '}${figure}${decimals && `.${decimals}`}`
    },
  )
}

/** `五〇`, `五十` and `百五`; undefined for what counts in no order, `十百`. */
function valueOf(signs: string): number | undefined {
  let [sum, digits, last] = [0, '', Infinity]
  for (const sign of signs) {
    const tens = TENS.get(sign)
    if (tens === undefined) digits += String(DIGITS.get(sign))
    else {
      if (tens >= last || digits.length > 1) return undefined
      sum += tens * Number(digits || 1)
      last = tens
      digits = ''
    }
  }
  return sum + Number(digits)
}
