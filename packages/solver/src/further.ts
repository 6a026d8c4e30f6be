import type { Highs } from 'highs'
import { type Certificate, isRefuted } from './certificate.ts'
import { demandsOf } from './demands.ts'
import { goalOf } from './goal.ts'
import { type Problem, readProblem } from './problem.ts'
import type { SolveAnswer } from './question.ts'
import { withDifference } from './recipe.ts'
import { openSearch } from './search.ts'
import { tell } from './sentences.ts'

/** Materials named at most. */
const HELP_MAX = 5

/**
 * Materials of which any one makes possible what the others alone cannot: the cheapest first, and as
 * they were given where prices say nothing. Those that break the same sum of demands as all the others
 * cannot help and are passed over.
 */
export function findHelp(
  highs: Highs,
  problem: Problem,
  certificate: Certificate | undefined,
  isWithin: boolean,
  deadline: number,
): NonNullable<SolveAnswer['wouldHelp']> {
  const { question, places } = problem
  const help: { materialId: string | number; recipe: ReturnType<typeof withDifference> }[] = []
  const further = [...(question.furtherMaterials ?? [])]
    .filter(({ id }) => !places.has(id))
    .sort((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity) || 0)
  for (const material of further) {
    if (help.length === HELP_MAX || performance.now() > deadline) break
    const added = readProblem({ ...question, materials: [...question.materials, material] })
    if (certificate && isRefuted(added, certificate, question.materials.length)) continue
    const search = openSearch(highs, added, demandsOf(added, isWithin), { deadline, isWithin })
    try {
      const found = search.find(goalOf(added))
      if (found.kind !== 'found') continue
      const difference = tell({ kind: 'with', materialId: material.id })
      help.push({ materialId: material.id, recipe: withDifference(found.recipe, difference) })
    } finally {
      search.close()
    }
  }
  return help
}
