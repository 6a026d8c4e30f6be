import { SELECTED_MAX } from '@glazy/contract/limits'
import type { QueryClient } from '@tanstack/react-query'
import { knownMaterials } from '#features/solve/question/known-materials.ts'
import type { KnownMaterial } from '#features/solve/question/solve-question.ts'
import { solveInWorker } from '#features/solve/worker/solve-in-worker.ts'
import { ingredientAnalyses } from '#queries/material-detail.ts'
import {
  type Outcome,
  outcomeOf,
  questionWithout,
  type Replaceable,
  type Wanted,
} from './replaceable.ts'

type Known = ReadonlyMap<number, KnownMaterial>

/** The analyses of everything that the recipes are made of, or may be made of. */
export async function readMaterials(
  client: QueryClient,
  recipes: readonly Replaceable[],
  { instead }: Wanted,
): Promise<Known> {
  const own = recipes.flatMap(({ lines }) => lines.map(({ materialId }) => materialId))
  const ids = [...new Set([...own, ...instead.map(({ id }) => id)])]
  const known = new Map<number, KnownMaterial>()
  for (let from = 0; from < ids.length; from += SELECTED_MAX) {
    const data = await client.query(ingredientAnalyses(ids.slice(from, from + SELECTED_MAX)))
    // What comes closest is wanted, whatever it costs.
    for (const [id, material] of knownMaterials(data, () => null)) known.set(id, material)
  }
  return known
}

/** Looks for a recipe without the material. */
export async function findReplacement(
  recipe: Replaceable,
  wanted: Wanted,
  known: Known,
  signal: AbortSignal,
): Promise<Outcome> {
  const question = questionWithout(recipe, wanted, known)
  if (typeof question === 'string') return { kind: question }
  try {
    const answer = await solveInWorker(question, signal)
    return outcomeOf(answer, recipe, (id) => known.get(id)?.name ?? '')
  } catch (error) {
    if (error instanceof Error && error.name === 'SolveTimeout') return { kind: 'timeout' }
    throw error
  }
}
