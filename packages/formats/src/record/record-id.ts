/** Largest id: what a 32-bit column holds. */
const MAX_ID = 2 ** 31 - 1

/** Reads an id, a whole number from 0; undefined for anything else. */
export function parseId(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN
  return id <= MAX_ID ? id : undefined
}
