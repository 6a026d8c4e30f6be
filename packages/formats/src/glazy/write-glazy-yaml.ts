import type { FoundMaterial, FoundRecipe } from '../record/document.ts'
import {
  type GlazyIngredient,
  type GlazyRecord,
  type GlazyValue,
  glazyRecord,
} from './glazy-record.ts'
import { plainAmount } from '../record/write-number.ts'
import { quoteYaml, yamlKey } from '../yaml/yaml-scalar.ts'

/**
 * Writes recipes, materials and analyses as Glazy YAML: UTF-8, LF, by rising id. Texts are in
 * single quotes; one with line breaks or control characters in double quotes, with escapes.
 */
export function writeGlazyYaml(items: readonly (FoundRecipe | FoundMaterial)[]): string {
  const byId = items.toSorted((a, b) => (a.id ?? Infinity) - (b.id ?? Infinity) || 0)
  return byId.map(writeGlazyYamlItem).join('')
}

/** Writes one item of the sequence, for exports too large for one text. */
export function writeGlazyYamlItem(item: FoundRecipe | FoundMaterial): string {
  return writeGlazyYamlRecord(glazyRecord(item))
}

/** Writes one record of the sequence. */
function writeGlazyYamlRecord(record: GlazyRecord): string {
  return `-\n${Object.entries(record).map(writeField).join('')}`
}

function writeField([key, value]: readonly [string, GlazyValue]): string {
  const name = `  ${yamlKey(key)}:`
  if (typeof value !== 'object') return `${name} ${writeScalar(value)}\n`
  if (!isList(value)) return `${name}\n${writeValues(value, '    ')}`
  if (isNames(value)) return `${name} [${value.map(writeScalar).join(', ')}]\n`
  return `${name}\n${value.map((line) => `    -\n${writeValues(line, '      ')}`).join('')}`
}

function writeValues(values: GlazyIngredient, indent: string): string {
  return Object.entries(values)
    .map(([key, value]) => `${indent}${yamlKey(key)}: ${writeScalar(value)}\n`)
    .join('')
}

function writeScalar(value: string | number | boolean): string {
  if (typeof value === 'number') return plainAmount(value)
  return typeof value === 'string' ? quoteYaml(value) : String(value)
}

/** `Array.isArray` does not know of lists that cannot be changed. */
function isList(value: object): value is readonly string[] | readonly GlazyIngredient[] {
  return Array.isArray(value)
}

function isNames(list: readonly string[] | readonly GlazyIngredient[]): list is readonly string[] {
  return typeof list[0] === 'string'
}
