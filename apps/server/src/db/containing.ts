/**
 * A pattern of `like` for texts that contain the words as they stand, signs of patterns among them.
 *
 * @example
 * containing('100%') // '%100\\%%'
 */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
