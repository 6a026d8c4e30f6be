/** A number, or anything else, as it is to be in JSON text, which need not be valid. */
export interface RawJson {
  readonly raw: string
}

/** What becomes the text of a body. Members are pairs: a name may come twice, or be `__proto__`. */
export type JsonTree =
  | string
  | number
  | boolean
  | null
  | RawJson
  | readonly JsonTree[]
  | { readonly members: readonly (readonly [string, JsonTree])[] }

export function writeJson(tree: JsonTree): string {
  if (tree === null || typeof tree !== 'object') return JSON.stringify(tree)
  if ('raw' in tree) return tree.raw
  if ('members' in tree) {
    return `{${tree.members.map(([name, value]) => `${JSON.stringify(name)}:${writeJson(value)}`).join(',')}}`
  }
  return `[${tree.map(writeJson).join(',')}]`
}

/** As it is in a query string or in a field of a form. */
export function writeText(tree: JsonTree): string {
  return typeof tree === 'string' ? tree : writeJson(tree)
}
