import { createNameMatcher, type NameMatcher } from '@glazy/ceramics/lookups/name-match'
import { foldName } from '#library-index/words/text-words.ts'

/** A material by which ingredients may be meant. */
export interface Candidate {
  readonly id: number
  readonly names: readonly string[]
}

/** How an ingredient was found. */
export type Match =
  | { readonly how: 'same'; readonly id: number }
  | { readonly how: 'similar'; readonly id: number; readonly name: string; readonly score: number }

/** Finds the material that an ingredient of a given name means. */
export interface IngredientMatcher {
  /** Undefined when no name comes near. */
  match(name: string): Match | undefined
}

/**
 * Prepares the matching of ingredient names. Names of the file itself are compared exactly and
 * first, then the names of the database, exactly and then by likeness.
 *
 * @param fromFile materials of the files that are being imported
 * @param stored materials of the database, of equal ones the better first
 */
export function createIngredientMatcher(
  fromFile: readonly Candidate[],
  stored: readonly Candidate[],
): IngredientMatcher {
  const exact = new Map<string, number>()
  for (const { id, names } of [...fromFile, ...stored]) {
    for (const name of names) {
      const folded = foldName(name)
      if (folded !== '' && !exact.has(folded)) exact.set(folded, id)
    }
  }
  const known = new Map<string, Match | undefined>()
  let similar: NameMatcher<Candidate> | undefined

  const find = (name: string): Match | undefined => {
    const id = exact.get(foldName(name))
    if (id !== undefined) return { how: 'same', id }
    similar ??= createNameMatcher(stored, (candidate) => candidate.names)
    const [best] = similar(name)
    if (best === undefined) return undefined
    return { how: 'similar', id: best.item.id, name: best.item.names[0] ?? '', score: best.score }
  }

  return {
    match: (name) => {
      if (!known.has(name)) known.set(name, find(name))
      return known.get(name)
    },
  }
}
