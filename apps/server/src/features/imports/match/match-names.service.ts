import { setImmediate as nextTurn } from 'node:timers/promises'
import { createNameMatcher } from '@glazy/ceramics/lookups/name-match'
import type { matchImport, NameMatch, OwnRecipe } from '@glazy/contract/imports'
import { IMPORT_MATCHES_SHOWN } from '@glazy/contract/limits'
import type { Viewer } from '@glazy/contract/rules/material'
import type * as z from 'zod'
import type { Db } from '#db/database.ts'
import {
  type CandidateRow,
  listCandidates,
  namesOf,
} from '#features/imports/plan/import.queries.ts'
import { foldName } from '#features/search/search-text.ts'
import { listOwnRecipes } from '#features/imports/add/import-runs.queries.ts'

type Wish = z.output<NonNullable<typeof matchImport.body>>
type Found = z.input<(typeof matchImport.response)[200]>['data']

/** Milliseconds after which others have their turn: comparing names takes the processor alone. */
const TURN_MS = 10

/** What the names of an import may mean, and which recipes the viewer has under its names. */
export async function matchNames(db: Db, viewer: Viewer, wish: Wish): Promise<Found> {
  return {
    ingredients: await matchIngredients(db, viewer, wish.ingredients),
    recipes: await matchRecipes(db, viewer, wish.recipes),
  }
}

async function matchIngredients(
  db: Db,
  viewer: Viewer,
  names: readonly string[],
): Promise<Found['ingredients']> {
  if (names.length === 0) return []
  const match = createNameMatcher(await listCandidates(db, viewer.id), namesOf)
  const found: Found['ingredients'] = []
  let began = performance.now()
  for (const name of names) {
    const nearest = match(name).toSorted(byNearness(foldName(name)))
    found.push({ name, matches: nearest.slice(0, IMPORT_MATCHES_SHOWN).map(presentMatch) })
    if (performance.now() - began < TURN_MS) continue
    await nextTurn()
    began = performance.now()
  }
  return found
}

interface Match {
  readonly item: CandidateRow
  readonly score: number
}

/**
 * The nearest first, of equals those of the viewer, and then those that are called so word for word:
 * Custer Feldspar is not the Custer Feldspar (2000-2012).
 */
function byNearness(folded: string) {
  const isCalledSo = ({ item }: Match) => namesOf(item).some((name) => foldName(name) === folded)
  return (one: Match, other: Match) =>
    other.score - one.score ||
    Number(other.item.isOwn) - Number(one.item.isOwn) ||
    Number(isCalledSo(other)) - Number(isCalledSo(one))
}

function presentMatch({ item, score }: Match): NameMatch {
  const { id, name, isOwn, hasAnalysis, parent } = item
  return { id, name, score, isOwn, hasAnalysis, parent }
}

async function matchRecipes(
  db: Db,
  viewer: Viewer,
  names: readonly string[],
): Promise<Found['recipes']> {
  if (names.length === 0) return []
  const own = new Map<string, OwnRecipe[]>()
  for (const recipe of await listOwnRecipes(db, viewer.id, [...new Set(names.map(foldName))])) {
    const folded = foldName(recipe.name)
    own.set(folded, [...(own.get(folded) ?? []), recipe])
  }
  return [...new Set(names)].flatMap((name) => {
    const matches = own.get(foldName(name))
    return matches ? [{ name, matches }] : []
  })
}
