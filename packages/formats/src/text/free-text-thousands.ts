/** What stands between thousands that can be nothing else, once a line was gone through. */
const BETWEEN = '\u00a0'

/**
 * Thousands set apart by a space, where nothing else can be meant: by a thin space, alone in a cell,
 * with grams in front of a name, or with a last group that begins with 0, as no amount does:
 * `Whiting 10 000`. Other groups behind a name may be part of it: `Tile 6 100 g`.
 */
const THIN_THOUSANDS = /(?<![\d.,])(\d{1,3})[\u{2007}\u{2009}\u{202F}](?=\d{3}(?!\d))/gu
const CELL_THOUSANDS = /^(\s*\d{1,3}) (?=\d{3}(?:[.,]\d*)?\s*(?:g|kg)?\s*$)/iu
const FRONT_THOUSANDS = /^(\+?\s*\d{1,3}) (?=\d{3}(?:[.,]\d*)?\s*(?:k?g|grams?)\s)/iu
const ROUND_THOUSANDS =
  /(?<![\p{L}\d.,/#’']|(?<!\s\d{3})-)[1-9]\d{0,2}(?: \d{3})*? 0\d\d(?!\d| \d{3}(?!\d))/gu

/** A whole number of a line that was gone through. */
export const WHOLE = String.raw`\d+(?:${BETWEEN}\d{3})*`

/** A line in which no-break spaces stand in the numbers that spaces set apart, and nowhere else. */
export function withThousandsJoined(line: string): string {
  return withSpaces(line)
    .replace(THIN_THOUSANDS, `$1${BETWEEN}`)
    .replace(FRONT_THOUSANDS, `$1${BETWEEN}`)
    .replace(ROUND_THOUSANDS, withThousandsSetApart)
}

/** The same of a cell. */
export function withCellJoined(cell: string): string {
  return cell.replace(CELL_THOUSANDS, `$1${BETWEEN}`)
}

/** A number with spaces as it stands in such a line. */
export function withThousandsSetApart(number: string): string {
  return number.replaceAll(' ', BETWEEN)
}

/** A text of such a line as it was written. */
export function withSpaces(text: string): string {
  return text.replaceAll(BETWEEN, ' ')
}

/** Whether spaces set the thousands of an amount apart. */
export function isSetApart(amount: string): boolean {
  return amount.includes(BETWEEN)
}
