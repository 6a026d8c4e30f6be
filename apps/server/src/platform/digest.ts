import { createHash } from 'node:crypto'

/** Stands for a text of any length in 43 characters. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
