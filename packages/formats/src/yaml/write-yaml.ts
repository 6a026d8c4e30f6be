import { plainAmount } from '../record/write-number.ts'
import { quoteYaml, yamlKey } from './yaml-scalar.ts'

/** What JSON and YAML hold alike; fields that are undefined are left out by both. */
export type YamlValue =
  | string
  | number
  | boolean
  | null
  | readonly YamlValue[]
  | { readonly [key: string]: YamlValue | undefined }

/**
 * A value as block YAML, to stand behind `key:` or `-`, with the line break at its end.
 *
 * @param indent spaces before what is on lines of its own
 */
export function yamlBlock(value: YamlValue, indent: string): string {
  if (value === null || typeof value !== 'object') return ` ${scalar(value)}\n`
  if (isList(value)) {
    if (value.length === 0) return ' []\n'
    return `\n${value.map((entry) => `${indent}-${yamlBlock(entry, `${indent}  `)}`).join('')}`
  }
  const lines = Object.entries(value).map(([key, entry]) =>
    entry === undefined ? '' : `${indent}${yamlKey(key)}:${yamlBlock(entry, `${indent}  `)}`,
  )
  return lines.join('') === '' ? ' {}\n' : `\n${lines.join('')}`
}

function scalar(value: string | number | boolean | null): string {
  if (typeof value === 'string') return quoteYaml(value)
  return typeof value === 'number' ? number(value) : String(value)
}

/** Without exponent where nothing is lost that way. */
function number(value: number): string {
  const text = plainAmount(value)
  return Number(text) === value ? text : String(value)
}

/** `Array.isArray` does not know of lists that cannot be changed. */
function isList(value: object): value is readonly YamlValue[] {
  return Array.isArray(value)
}
