import { BRANDS, materialCalled, materialNamed } from '@glazy/ceramics/lookups/material-names'
import { nameWords } from '@glazy/ceramics/lookups/name-words'
import { isSubstanceWord } from '@glazy/ceramics/lookups/substance'
import { withoutUnit } from '../csv/column-words.ts'
import { ADDITIONS } from '../text/free-text-words.ts'

const ADDED = /^\+\s*(.+)$|^(.*\S)\s*[([]\s*(?:\+|add[a-z]*\.?)\s*[)\]]$/i

/**
 * The name of a material without the unit of its amounts, and whether it says that it is an addition:
 * `+ Rutile`, `Rutile (add)`, `Add: Rutile`.
 */
export function materialOf(label: string): { name: string; isAdditional: boolean } {
  const marked = ADDED.exec(label)
  const name = marked?.[1] ?? marked?.[2] ?? label.replace(ADDITIONS, '')
  const isAdditional = name !== '' && name !== label
  return { name: withoutUnit(isAdditional ? name : label), isAdditional }
}

const keyOf = (name: string) => nameWords(name).join(' ')
const brands = new Set(BRANDS.map(([brand]) => keyOf(brand)))

/** Longest name that is looked up, in characters. */
const MAX_LENGTH = 100

/** Whether a label is that of a raw material in a language of the site, or says what substance it is. */
export function isKnownMaterial(label: string): boolean {
  if (label.length > MAX_LENGTH) return false
  const { name } = materialOf(label)
  return (
    (materialNamed(name) ?? materialCalled(name)) !== undefined ||
    brands.has(keyOf(name)) ||
    nameWords(name).some(isSubstanceWord)
  )
}
