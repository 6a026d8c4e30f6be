/** Controls, line breaks, and what turns the direction of everything around it. */
const NOT_IN_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const NOT_IN_LINES = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
/** The blank of Braille is the one character without ink that Unicode counts among the symbols. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Signs that shape what stands before them, in scripts that are joined, in Chinese characters and emoji. */
const SHAPING = '[\\u200c\\u200d\\p{Variation_Selector}]'
/** The flags of England, Scotland and Wales: a black flag with the region in signs without ink. */
const FLAG =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu
/** A mark on a letter, and signs without ink behind it. */
const MARK =
  '(?!\\p{Default_Ignorable_Code_Point})[\\p{Mn}\\p{Me}]\\p{Default_Ignorable_Code_Point}*'
/** More marks on one letter than any language has: they run over what stands above and below. */
const HEAP_OF_MARKS = new RegExp(`((?:${MARK}){5})(?:${MARK})+`, 'gu')
const UNSHAPED = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]'
const HIDDEN = new RegExp(
  `(?<!(?!${UNSHAPED})[\\p{L}\\p{M}\\p{S}])${SHAPING}|(?!${SHAPING})\\p{Default_Ignorable_Code_Point}`,
  'u',
)

/**
 * Whether a text may stand in one line among others, as names do: nothing in it moves the cursor of a
 * terminal, turns the text beside it around or runs over other lines, and it is empty or can be seen. Marks within words of
 * Arabic, Hebrew or Persian and joined emoji may stand in it.
 */
export function isPlainLine(text: string): boolean {
  return (
    !NOT_IN_LINE.test(text) &&
    (text.trim() === '' || VISIBLE.test(text)) &&
    text.normalize('NFD').search(HEAP_OF_MARKS) < 0
  )
}

/** Whether a line is one that shows all it is made of, so that no two look the same, as names of people have to. */
export function isPlainName(text: string): boolean {
  const shown = text.replace(FLAG, '\u{1f3f4}')
  return isPlainLine(text) && !HIDDEN.test(shown)
}

/** Whether a text may stand in several lines; they may be broken and indented. */
export function isPlainText(text: string): boolean {
  return !NOT_IN_LINES.test(text)
}

/** The text as one that {@link isPlainLine}: what breaks it becomes a blank, the rest goes. */
export function plainLine(text: string): string {
  if (isPlainLine(text)) return text
  const line = text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(new RegExp(NOT_IN_LINE, 'gu'), '')
    .normalize('NFD')
    .replace(HEAP_OF_MARKS, '$1')
    .normalize('NFC')
  return VISIBLE.test(line) ? line : ''
}

/** The text as one that {@link isPlainText}. */
export function plainText(text: string): string {
  return text.replace(new RegExp(NOT_IN_LINES, 'gu'), '')
}
