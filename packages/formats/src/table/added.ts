import { foldHeading, meaningOf } from '../csv/column-words.ts'

/** How people say in a column of its own that an ingredient is an addition, and that it is none. */
const YES =
  words(`yes, y, x, 1, true, ✓, ✔, +, ja, j, da, sí, si, oui, o, sim, да, так, はい, 예, 네,
  是, ใช่`)
const NO =
  words(`no, n, 0, false, -, –, —, base, nein, nej, nee, non, ne, não, нет, ні, いいえ, 아니요, 否,
  不是, ไม่, ไม่ใช่`)

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map(foldHeading))
}

/** Whether such a cell says that an ingredient is an addition; undefined for what is neither. */
export function isAdded(text: string): boolean | undefined {
  const word = foldHeading(text)
  if (word === '' || NO.has(word)) return false
  return YES.has(word) || meaningOf(text) === 'addition' ? true : undefined
}
