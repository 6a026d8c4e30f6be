import { createHash } from 'node:crypto'

/** Stands for a text or figures of any length in 43 characters. */
export function digest(content: string | NodeJS.TypedArray): string {
  return createHash('sha256').update(content).digest('base64url')
}
