import { setImmediate as nextTurn } from 'node:timers/promises'
import type { matchImport, NameMatch, OwnRecipe } from '@glazy/contract/imports'
import { IMPORT_MATCHES_SHOWN } from '@glazy/contract/limits'
import type { Viewer } from '@glazy/contract/rules/material'
import type * as z from 'zod'
import type { Db } from '#db/database.ts'
import { foldName } from '#library-index/words/text-words.ts'
import { listCandidates } from './candidates.queries.ts'
import { createMaterialMatcher, type FoundMatch } from './find-matches.ts'
import { listOwnRecipes } from './own-recipes.queries.ts'

type Asked = z.output<NonNullable<typeof matchImport.body>>
type Answer = z.input<(typeof matchImport.response)[200]>['data']

/** Milliseconds after which others have their turn: comparing names takes the processor alone. */
const TURN_MS = 10

/** What the names of an import may mean, and which recipes the viewer has under its names. */
export async function matchNames(db: Db, viewer: Viewer, asked: Asked): Promise<Answer> {
  return {
    ingredients: await matchIngredients(db, viewer, asked.ingredients),
    recipes: await matchRecipes(db, viewer, asked.recipes),
  }
}

async function matchIngredients(
  db: Db,
  viewer: Viewer,
  names: readonly string[],
): Promise<Answer['ingredients']> {
  if (names.length === 0) return []
  const match = createMaterialMatcher(await listCandidates(db, viewer.id))
  const found: Answer['ingredients'] = []
  let began = performance.now()
  for (const name of names) {
    found.push({ name, matches: match(name).slice(0, IMPORT_MATCHES_SHOWN).map(presentMatch) })
    if (performance.now() - began < TURN_MS) continue
    await nextTurn()
    began = performance.now()
  }
  return found
}

function presentMatch({ item, score }: FoundMatch): NameMatch {
  const { id, name, isOwn, hasAnalysis, parent } = item
  return { id, name, score, isOwn, hasAnalysis, parent }
}

async function matchRecipes(
  db: Db,
  viewer: Viewer,
  names: readonly string[],
): Promise<Answer['recipes']> {
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
