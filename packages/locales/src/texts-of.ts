/** Every text of a part of the locale, with its key. */
export function textsOf(part: unknown, path: string): [key: string, text: string][] {
  if (typeof part === 'string') return [[path, part]]
  return Object.entries(part ?? {}).flatMap(([key, value]) => textsOf(value, `${path}.${key}`))
}
