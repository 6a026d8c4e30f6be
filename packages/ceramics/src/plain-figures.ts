/** The zeros of scripts with figures of their own: Arabic, Persian, Devanagari, Bengali, Thai, Lao, Burmese, Khmer. */
const ZEROS = [...'٠۰०০๐໐၀០'].map((zero) => zero.charCodeAt(0))
const PLAIN = new Map(
  ZEROS.flatMap((zero) =>
    Array.from(
      { length: 10 },
      (_, value) => [String.fromCharCode(zero + value), `${value}`] as const,
    ),
  ),
)
const FIGURES = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g')

/** How far the wide figures and signs of East Asian keyboards stand from the plain ones. */
const WIDE_OFFSET = 0xfee0

const ARABIC_SIGNS: Readonly<Record<string, string>> = { '٫': '.', '٬': '’', '٪': '%' }

/**
 * A text with the figures of other scripts, and the wide ones of East Asian keyboards, as the plain ones.
 *
 * @example withPlainFigures('１２．５％ ๕๐ ٢٠') // '12.5% 50 20'
 */
export function withPlainFigures(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_OFFSET))
    .replace(FIGURES, (figure) => PLAIN.get(figure) ?? figure)
    .replace(/[٫٬٪]/g, (sign) => ARABIC_SIGNS[sign] ?? sign)
}
