import {
  BRANDS,
  foreignNames,
  materialNamed,
  NAMED_MATERIALS,
  type NamedMaterial,
  namesIn,
} from '@glazy/ceramics/lookups/material-names'
import { indexWords } from './text-words.ts'

/** A material that is known in other languages. */
interface Known {
  /** Words of an English name. */
  readonly english: readonly string[]
  /** Words of its names in all other languages. */
  readonly foreign: () => readonly string[]
}

let knownByWord: ReadonlyMap<string, readonly Known[]> | undefined

/**
 * Words by which a raw material is found in other languages. A material that the English words would
 * find is also found by the others: whoever looks for `feldspato` finds what `feldspar` finds. A brand
 * is found by the names of its kind: `caulim` finds EPK.
 *
 * @param words those of its names and other names
 */
export function localWords(words: ReadonlySet<string>): ReadonlySet<string> {
  knownByWord ??= readKnown()
  const found = new Set<string>()
  for (const word of words) {
    for (const { english, foreign } of knownByWord.get(word) ?? []) {
      if (english.every((each) => words.has(each))) for (const each of foreign()) found.add(each)
    }
  }
  return found
}

/** By the longest word of the English name, which the fewest have. */
function readKnown(): ReadonlyMap<string, readonly Known[]> {
  const byWord = new Map<string, Known[]>()
  const add = (name: string, material: NamedMaterial) => {
    const english = indexWords(name)
    const longest = english.toSorted((one, other) => other.length - one.length)[0] ?? ''
    byWord.set(longest, [
      ...(byWord.get(longest) ?? []),
      { english, foreign: () => wordsOf(material) },
    ])
  }
  for (const material of NAMED_MATERIALS) {
    for (const name of namesIn(material, 'en')) add(name, material)
  }
  for (const [brand, kind] of BRANDS) {
    const material = materialNamed(kind)
    if (material) add(brand, material)
  }
  return byWord
}

const foreignWords = new Map<NamedMaterial, readonly string[]>()

function wordsOf(material: NamedMaterial): readonly string[] {
  const known = foreignWords.get(material) ?? [
    ...new Set(foreignNames(material).flatMap(indexWords)),
  ]
  foreignWords.set(material, known)
  return known
}
