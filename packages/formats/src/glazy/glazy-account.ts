import { yamlBlock, type YamlValue } from '../yaml/write-yaml.ts'

/** What the first field of a person's export says. */
export const ACCOUNT_FORMAT = 'glazy-account'
/** Field with the recipes, materials and analyses of a person's export. */
export const ACCOUNT_ITEMS = 'items'

/** A field of a person's export: a value, or a list that comes in pieces. */
export interface AccountField {
  readonly key: string
  readonly value: YamlValue | AsyncIterable<readonly YamlValue[]>
}

/** Fields as one JSON object, piece by piece; every entry of a list has a line of its own. */
export async function* writeAccountJson(
  fields: AsyncIterable<AccountField>,
): AsyncGenerator<string> {
  let before = '{\n'
  for await (const { key, value } of fields) {
    yield `${before}${JSON.stringify(key)}: `
    if (isPieces(value)) yield* jsonList(value)
    else yield JSON.stringify(value)
    before = ',\n'
  }
  yield '\n}\n'
}

async function* jsonList(pieces: AsyncIterable<readonly YamlValue[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entries of pieces) {
    if (entries.length === 0) continue
    yield before + entries.map((entry) => JSON.stringify(entry)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]' : '\n]'
}

/** The same fields as YAML, piece by piece. */
export async function* writeAccountYaml(
  fields: AsyncIterable<AccountField>,
): AsyncGenerator<string> {
  for await (const { key, value } of fields) {
    if (isPieces(value)) yield* yamlList(key, value)
    else yield `${key}:${yamlBlock(value, '  ')}`
  }
}

async function* yamlList(
  key: string,
  pieces: AsyncIterable<readonly YamlValue[]>,
): AsyncGenerator<string> {
  let isEmpty = true
  for await (const entries of pieces) {
    if (entries.length === 0) continue
    if (isEmpty) yield `${key}:\n`
    isEmpty = false
    yield entries.map((entry) => `-${yamlBlock(entry, '  ')}`).join('')
  }
  if (isEmpty) yield `${key}: []\n`
}

function isPieces(value: AccountField['value']): value is AsyncIterable<readonly YamlValue[]> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
