import { scriptLabel } from './script-encoding.ts'

/**
 * Text of a file whose encoding nothing declares: UTF-8 (or UTF-16), else what the words of another
 * script show, else Windows-1252, or Mac Roman where the bytes speak for it. Line ends become LF and no-break
 * spaces become spaces, so that line numbers and columns of values stay those of the file.
 */
export function decodeText(bytes: Uint8Array): string {
  return normalizeText(decodeBytes(bytes))
}

/**
 * A text with LF line ends, spaces in place of no-break spaces, single signs in place of letters with marks behind
 * them, no signs of code 0, no byte order marks, and no sign of DOS for the end of a file.
 */
export function normalizeText(text: string): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/\u001a\s*$/, '')
    .replaceAll('\u00a0', ' ')
    .replace(/[\u0000\ufeff]/g, '')
    .normalize('NFC')
  // In other texts these stand within a line.
  const hasLines = plain.includes('\n') || /^\s*[[{]/.test(plain)
  return hasLines ? plain : withLineEnds(plain)
}

/** A text with LF in place of the other signs that end lines in word processors and typesetting. */
export function withLineEnds(text: string): string {
  return text.replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
}

/** Whether a decoded text is made of characters a text has, not of those of a picture or program. */
export function looksLikeText(text: string): boolean {
  const sample = text.slice(0, 65_536)
  const odd = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0
  return odd * 100 <= sample.length
}

function decodeBytes(bytes: Uint8Array): string {
  const utf16 = utf16Label(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: one of the older encodings below.
  }
  if (isHyperGlaze(bytes)) return decodeHyperGlaze(bytes)
  const latin = isMacRoman(bytes) ? 'macintosh' : 'windows-1252'
  return new TextDecoder(scriptLabel(bytes) ?? latin).decode(bytes)
}

function utf16Label(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return unmarkedUtf16Label(bytes.subarray(0, 2000))
}

/** Of letters from Europe every other byte is 0, which no text of single bytes holds. */
function unmarkedUtf16Label(sample: Uint8Array): string | null {
  const pairs = Math.floor(sample.length / 2)
  const zeros = (first: number) =>
    sample.reduce((count, byte, at) => count + (byte === 0 && at % 2 === first ? 1 : 0), 0)
  const [high, low] = [zeros(0), zeros(1)]
  if (pairs < 4 || Math.max(high, low) < pairs * 0.8 || Math.min(high, low) > pairs * 0.05)
    return null
  return high > low ? 'utf-16be' : 'utf-16le'
}

/**
 * Weighs the bytes that Mac Roman texts use against those Windows-1252 texts use: quotation marks,
 * dashes and the commonest accented letters, and the five codes Windows-1252 does not assign.
 */
function isMacRoman(bytes: Uint8Array): boolean {
  const counts = new Uint32Array(256)
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1
  const sum = (codes: readonly number[]) =>
    codes.reduce((total, code) => total + (counts[code] ?? 0), 0)
  const hasOnlyCr = (counts[0x0d] ?? 0) > 0 && (counts[0x0a] ?? 0) === 0
  // ä é è ö ü, the quotes “ ” ‘ ’, the dash –, the bullet and the degree sign of Mac Roman.
  const mac = sum([0x81, 0x8a, 0x8d, 0x8e, 0x8f, 0x90, 0x9a, 0x9d, 0x9f, 0xd0, 0xd2, 0xd3, 0xd5])
  // The same and é è ü ö ä ° ½ ¼ and the no-break space of Windows-1252.
  const windows = sum([
    0x91, 0x92, 0x93, 0x94, 0x96, 0xa0, 0xb0, 0xbc, 0xbd, 0xe4, 0xe8, 0xe9, 0xf6, 0xfc,
  ])
  return mac + (hasOnlyCr ? 1 : 0) > windows
}

function isHyperGlaze(bytes: Uint8Array): boolean {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 65_536))
  return /^[ \t]*Glaze name:/im.test(head)
}

/** Stray bytes of mixed origin in the collections in HyperGlaze's text form. */
const HYPERGLAZE_CHARACTERS: Readonly<Record<string, string>> = {
  '\u00d5': '’',
  '\u00b9': '’',
  '\u0090': 'Δ',
}

function decodeHyperGlaze(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return text.replace(/[\u00d5\u00b9\u0090]/g, (found) => HYPERGLAZE_CHARACTERS[found] ?? found)
}
