import { brotliDecompressSync } from 'node:zlib'

/** Number of the table that says which characters a font has, among those that WOFF2 knows by number. */
const CMAP = 0
const GLYF = 10
const LOCA = 11
const OWN_TAG = 63

/**
 * The characters that a font in WOFF2 has glyphs for.
 *
 * Source: W3C, WOFF File Format 2.0 (2022); Microsoft, OpenType 1.9, `cmap` (formats 4 and 12)
 */
export function fontCharacters(woff2: Uint8Array): ReadonlySet<number> {
  const view = viewOf(woff2)
  if (view.getUint32(0) !== 0x774f4632) throw new Error('not a font in WOFF2')
  let at = 48
  let start = 0
  let cmap: { readonly from: number; readonly to: number } | undefined
  const number = () => {
    let value = 0
    for (;;) {
      const byte = view.getUint8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let table = view.getUint16(12); table > 0; table -= 1) {
    const flags = view.getUint8(at++)
    const tag = flags & 63
    if (tag === OWN_TAG) at += 4
    const isOutline = tag === GLYF || tag === LOCA
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0
    const whole = number()
    const length = isTransformed ? number() : whole
    if (tag === CMAP) cmap = { from: start, to: start + length }
    start += length
  }
  if (cmap === undefined) throw new Error('the font has no characters')
  const tables = brotliDecompressSync(woff2.subarray(at, at + view.getUint32(20)))
  return readCmap(viewOf(tables.subarray(cmap.from, cmap.to)))
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

function readCmap(cmap: DataView): ReadonlySet<number> {
  const found = new Set<number>()
  for (let table = 0; table < cmap.getUint16(2); table += 1) {
    const at = cmap.getUint32(4 + 8 * table + 4)
    const format = cmap.getUint16(at)
    if (format === 4) readFormat4(cmap, at, found)
    if (format === 12) readFormat12(cmap, at, found)
  }
  return found
}

function readFormat4(cmap: DataView, at: number, found: Set<number>): void {
  const doubled = cmap.getUint16(at + 6)
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = cmap.getUint16(at + 14 + segment)
    const first = cmap.getUint16(at + 16 + doubled + segment)
    const delta = cmap.getUint16(at + 16 + 2 * doubled + segment)
    const place = at + 16 + 3 * doubled + segment
    const offset = cmap.getUint16(place)
    for (let character = first; character <= last && character !== 0xffff; character += 1) {
      const glyph =
        offset === 0 ? character : cmap.getUint16(place + offset + 2 * (character - first))
      const isThere = offset !== 0 && glyph === 0 ? false : ((glyph + delta) & 0xffff) !== 0
      if (isThere) found.add(character)
    }
  }
}

function readFormat12(cmap: DataView, at: number, found: Set<number>): void {
  for (let group = 0; group < cmap.getUint32(at + 12); group += 1) {
    const place = at + 16 + 12 * group
    const last = cmap.getUint32(place + 4)
    for (let character = cmap.getUint32(place); character <= last; character += 1) {
      found.add(character)
    }
  }
}
