import { materialCalled, namesIn } from '@glazy/ceramics/lookups/material-names'
import { createNameMatcher, MAXIMUM_MATCH_SCORE } from '@glazy/ceramics/lookups/name-match'
import { foldName } from '@glazy/contract/reading/text-words'
import { type CandidateRow, namesOf } from './candidates.queries.ts'

/** A material that a name may mean, and how like its name is. */
export interface FoundMatch {
  readonly item: CandidateRow
  readonly score: number
}

/** Finds what a name may mean, the best first. */
export type MaterialMatcher = (name: string) => FoundMatch[]

/**
 * Prepares the look-up of ingredient names among materials. Of those that come nearest, those of the
 * importer go first, then those that are called so word for word (Custer Feldspar is not the Custer
 * Feldspar (2000-2012)), and of these what most recipes use.
 *
 * The name of a material in another language is one of its other names, but for likeness: what is no
 * name word for word is compared with what stands in the library alone, for of languages other than
 * English nobody has said which words tell substances apart.
 */
export function createMaterialMatcher(candidates: readonly CandidateRow[]): MaterialMatcher {
  const match = createNameMatcher(candidates, namesOf)
  const certainElsewhere = (name: string) => {
    const material = materialCalled(name)
    const english = material === undefined ? [] : namesIn(material, 'en')
    return english.flatMap(match).filter(({ score }) => score >= MAXIMUM_MATCH_SCORE)
  }
  return (name) => {
    const folded = foldName(name)
    const isCalledSo = ({ item }: FoundMatch) =>
      namesOf(item).some((one) => foldName(one) === folded)
    // What is certain takes the place of what is like.
    const byId = new Map(
      [...match(name), ...certainElsewhere(name)].map((found) => [found.item.id, found]),
    )
    return [...byId.values()].sort(
      (one, other) =>
        other.score - one.score ||
        Number(other.item.isOwn) - Number(one.item.isOwn) ||
        Number(isCalledSo(other)) - Number(isCalledSo(one)) ||
        other.item.uses - one.item.uses,
    )
  }
}
