/** An encoding that spreadsheets of a country save tables in, and what its script looks like. */
interface ScriptEncoding {
  readonly label: string
  /** Signs of the script as they stand in words: one by itself may be an accent of another encoding. */
  readonly words: RegExp
}

const CHINESE = '\\u3000-\\u303f\\u4e00-\\u9fff\\uff01-\\uff5e'

/** In the order in which they are tried: what the first takes is hardly ever a word in the others. */
const ENCODINGS: readonly ScriptEncoding[] = [
  { label: 'shift_jis', words: new RegExp(`[\\u3040-\\u30ff${CHINESE}]{2,}`, 'gu') },
  { label: 'euc-kr', words: /[가-힣]{2,}/gu },
  { label: 'gb18030', words: new RegExp(`[${CHINESE}]{2,}`, 'gu') },
  { label: 'windows-1251', words: /[А-ЯЁІЇЄҐ]?[а-яёіїєґ]{2,}|[А-ЯЁІЇЄҐ]{3,}/gu },
  { label: 'windows-874', words: /[\u0e01-\u0e3a\u0e40-\u0e5b]{3,}/gu },
]

/** Bytes that are looked at, from the first that is not ASCII. */
const SAMPLE_BYTES = 65_536
/** Share of the signs beyond ASCII that stand in words of the script. */
const MOST = 0.8
/** Different signs of a script: a line of dashes of another encoding is one sign again and again. */
const FEWEST_SIGNS = 3

/**
 * The encoding of a text that is neither UTF-8 nor made of Latin letters, where its words show it:
 * those of Japan, Korea, China, Russia and Ukraine, and Thailand.
 */
export function scriptLabel(bytes: Uint8Array): string | undefined {
  const first = bytes.findIndex((byte) => byte >= 0x80)
  const sample = bytes.subarray(Math.max(0, first), first + SAMPLE_BYTES)
  return ENCODINGS.find((encoding) => isWrittenIn(sample, encoding))?.label
}

function isWrittenIn(sample: Uint8Array, { label, words }: ScriptEncoding): boolean {
  let text: string
  try {
    // The sample may end within a sign.
    text = new TextDecoder(label, { fatal: true }).decode(sample, { stream: true })
  } catch {
    return false
  }
  const signs = text.match(/[^\u0000-\u007f]/gu)?.length ?? 0
  const written = (text.match(words) ?? []).reduce((all, word) => all + word, '')
  return written.length >= signs * MOST && new Set(written).size >= FEWEST_SIGNS
}
