import { digest } from '#platform/digest.ts'

/** Longer keys name people or materials by the thousand. */
const LONG = 200

/** A key as it is remembered: a long one by its digest. */
export function shortKey(key: string): string {
  return key.length > LONG ? digest(key) : key
}
