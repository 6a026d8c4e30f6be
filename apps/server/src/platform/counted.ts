/**
 * How many there are of something, as people say it in English.
 *
 * @param many how several of it are called, where that is not the word with an s
 * @example counted(1, 'recipe') // '1 recipe'
 * @example counted(0, 'analysis', 'analyses') // '0 analyses'
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
