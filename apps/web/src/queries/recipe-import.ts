import type { NameMatch, OwnRecipe } from '@glazy/contract/imports'
import { IMPORT_ITEMS_MAX, IMPORT_NAMES_MAX, IMPORT_RECIPE_NAMES_MAX } from '@glazy/contract/limits'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallInput } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'
import { collectionKeys } from './collections.ts'
import { inventoryKeys } from './inventory.ts'
import { kilnKeys } from './kilns.ts'
import { materialKeys } from './materials.ts'

export type ImportBody = CallInput<'addToImport'>['body']

const importKeys = {
  all: ['imports'],
  list: (userId: number) => ['imports', 'list', userId],
} as const

/** The imports of the person who is logged in, the last one first. */
export function importList(userId: number) {
  return queryOptions({
    queryKey: importKeys.list(userId),
    queryFn: async ({ signal }) => (await call('listImports', {}, signal)).data,
    ...FRESHNESS.searchList,
    staleTime: 0,
  })
}

/** What names may mean. */
export interface MatchedNames {
  readonly ingredients: ReadonlyMap<string, readonly NameMatch[]>
  /** Recipes of the person by the names that were asked for. */
  readonly recipes: ReadonlyMap<string, readonly OwnRecipe[]>
  /** New recipes and materials that the person may still import, when it was asked last. */
  readonly left: number
}

export interface NamesToMatch {
  readonly ingredients: readonly string[]
  readonly recipes: readonly string[]
}

/**
 * Asks what all names of an import mean, in as many calls as it takes.
 *
 * @param onProgress told the share that has been answered, from 0 to 1
 */
export async function matchNames(
  { ingredients, recipes }: NamesToMatch,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<MatchedNames> {
  const bodies = [
    ...slices(ingredients, IMPORT_NAMES_MAX).map((names) => ({ ingredients: names })),
    ...slices(recipes, IMPORT_RECIPE_NAMES_MAX).map((names) => ({ recipes: names })),
  ]
  const found = {
    ingredients: new Map<string, NameMatch[]>(),
    recipes: new Map<string, OwnRecipe[]>(),
    left: IMPORT_ITEMS_MAX,
  }
  for (const [at, body] of bodies.entries()) {
    const { data } = await call('matchImport', { body }, signal)
    for (const { name, matches } of data.ingredients) found.ingredients.set(name, matches)
    for (const { name, matches } of data.recipes) found.recipes.set(name, matches)
    found.left = data.left
    onProgress((at + 1) / bodies.length)
  }
  return found
}

function slices(names: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(names.length / size) }, (_, at) =>
    names.slice(at * size, (at + 1) * size),
  )
}

/** Brings a part of an import; the same part again makes nothing twice. */
export async function addImportPart(body: ImportBody, signal: AbortSignal) {
  return (await call('addToImport', { body }, signal)).data
}

/** Brings what a person's export holds besides items; the same again makes nothing twice. */
export async function addBelongings(body: CallInput<'addBelongings'>['body'], signal: AbortSignal) {
  return (await call('addBelongings', { body }, signal)).data
}

/** Drops lists that do not know yet what an import has brought or taken. */
export function useForgetLists(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: materialKeys.all }),
      client.invalidateQueries({ queryKey: importKeys.all }),
      client.invalidateQueries({ queryKey: collectionKeys.all }),
      client.invalidateQueries({ queryKey: inventoryKeys.all }),
      client.invalidateQueries({ queryKey: kilnKeys.all }),
    ])
  }
}

/** Takes an import back. */
export function useUndoImport() {
  const forget = useForgetLists()
  return useMutation({
    mutationFn: async (id: number) => (await call('undoImport', { params: { id } })).data,
    onSuccess: forget,
  })
}
