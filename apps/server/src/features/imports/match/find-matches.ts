import { createNameMatcher } from '@glazy/ceramics/lookups/name-match'
import { foldName } from '#library-index/words/text-words.ts'
import { type CandidateRow, namesOf } from './candidates.queries.ts'

/** A material that a name may mean, and how like its name is. */
export interface FoundMatch {
  readonly item: CandidateRow
  readonly score: number
}

/**
 * Prepares the look-up of ingredient names among materials. Of those that come nearest, those of the
 * importer go first, then those that are called so word for word (Custer Feldspar is not the Custer
 * Feldspar (2000-2012)), and of these what most recipes use.
 */
export function createMaterialMatcher(
  candidates: readonly CandidateRow[],
): (name: string) => FoundMatch[] {
  const match = createNameMatcher(candidates, namesOf)
  return (name) => {
    const folded = foldName(name)
    const isCalledSo = ({ item }: FoundMatch) =>
      namesOf(item).some((one) => foldName(one) === folded)
    return match(name).toSorted(
      (one, other) =>
        other.score - one.score ||
        Number(other.item.isOwn) - Number(one.item.isOwn) ||
        Number(isCalledSo(other)) - Number(isCalledSo(one)) ||
        other.item.uses - one.item.uses,
    )
  }
}
