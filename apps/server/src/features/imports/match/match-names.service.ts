import { setImmediate as nextTurn } from 'node:timers/promises'
import type { matchImport, NameMatch, OwnRecipe } from '@glazy/contract/imports'
import { IMPORT_ITEMS_MAX, IMPORT_MATCHES_SHOWN } from '@glazy/contract/limits'
import type { Viewer } from '@glazy/contract/rules/material'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod'
import type { Db } from '#db/database.ts'
import { perVersion } from '#library-index/find/per-version.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import { foldName } from '@glazy/contract/reading/text-words'
import { countImported } from '#features/imports/add/import-runs.queries.ts'
import { listCandidates } from './candidates.queries.ts'
import { createMaterialMatcher, type FoundMatch, type MaterialMatcher } from './find-matches.ts'
import { listOwnRecipes } from './own-recipes.queries.ts'

type Asked = z.output<NonNullable<typeof matchImport.body>>
type Answer = z.input<(typeof matchImport.response)[200]>['data']

/** Milliseconds after which others have their turn: comparing names takes the processor alone. */
const TURN_MS = 10

interface MatchContext {
  readonly db: Db
  readonly index: LibraryIndex
  readonly viewer: Viewer
}

/** What the names of an import may mean, and what its recipes come to beside what the viewer has. */
export async function matchNames(context: MatchContext, asked: Asked): Promise<Answer> {
  return {
    ingredients: await matchIngredients(context, asked.ingredients),
    recipes: await matchRecipes(context, asked.recipes),
    left: Math.max(0, IMPORT_ITEMS_MAX - (await countImported(context.db, context.viewer.id))),
  }
}

/** Imports that are matched at the same time and need not read all materials for each part again. */
const KEPT_MAX = 4
/** Milliseconds: a matcher remembers the words that it was asked for, which are not to become many. */
const KEPT_FOR = 120_000

const keptMatchers = perVersion(
  () => new LRUCache<number, MaterialMatcher>({ max: KEPT_MAX, ttl: KEPT_FOR, ttlAutopurge: true }),
)

async function matcherOf({ db, index, viewer }: MatchContext): Promise<MaterialMatcher> {
  const kept = keptMatchers(await index.current())
  const known = kept.get(viewer.id)
  if (known !== undefined) return known
  const made = createMaterialMatcher(await listCandidates(db, viewer.id))
  kept.set(viewer.id, made)
  return made
}

async function matchIngredients(
  context: MatchContext,
  names: readonly string[],
): Promise<Answer['ingredients']> {
  if (names.length === 0) return []
  const match = await matcherOf(context)
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
  { db, viewer }: MatchContext,
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
