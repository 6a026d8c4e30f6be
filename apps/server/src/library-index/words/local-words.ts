import {
  BRANDS,
  foreignNames,
  materialNamed,
  NAMED_MATERIALS,
  type NamedMaterial,
  namesIn,
} from '@glazy/ceramics/lookups/material-names'
import { foldName, indexWords } from '@glazy/contract/reading/text-words'

/** A material that has other names. */
interface Known {
  /** Words of an English name. */
  readonly english: readonly string[]
  /** Words of its names in all languages. */
  readonly others: () => readonly string[]
}

let knownByWord: ReadonlyMap<string, readonly Known[]> | undefined

/**
 * Words by which a raw material is found beside its own. A material that one English name would find
 * is also found by all others, in every language: whoever looks for `feldspato` finds what `feldspar`
 * finds, and `chalk` what `whiting` does. A brand is found by the names of its kind: `caulim` finds EPK.
 *
 * @param words those of its names and other names
 */
export function localWords(words: ReadonlySet<string>): ReadonlySet<string> {
  knownByWord ??= readKnown()
  const found = new Set<string>()
  for (const word of words) {
    for (const { english, others } of knownByWord.get(word) ?? []) {
      if (english.every((each) => words.has(each))) for (const each of others()) found.add(each)
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
      { english, others: () => wordsOf(material) },
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

/** All names, folded, of the material that an English name means: it is called by any of them. */
export function knownNames(english: string): readonly string[] {
  const material = materialNamed(english)
  return material === undefined ? [] : foldedNames(material)
}

const foldedNames = perMaterial((material) => namesOf(material).map(foldName))
const wordsOf = perMaterial((material) => namesOf(material).flatMap(indexWords))

function namesOf(material: NamedMaterial): readonly string[] {
  return [...namesIn(material, 'en'), ...foreignNames(material)]
}

function perMaterial(read: (material: NamedMaterial) => readonly string[]) {
  const known = new Map<NamedMaterial, readonly string[]>()
  return (material: NamedMaterial): readonly string[] => {
    const all = known.get(material) ?? [...new Set(read(material))]
    known.set(material, all)
    return all
  }
}
