import { matchNames } from '#queries/recipe-import.ts'
import type { ChosenMaterial } from './editor-rows.ts'

/**
 * The materials whose names come nearest to those that were pasted, as the import finds them: own
 * ones, other spellings and common short names included. Null where nothing is like a name, and for
 * all of them where they could not be looked up.
 */
export async function matchIngredients(
  names: readonly string[],
): Promise<ReadonlyMap<string, ChosenMaterial | null>> {
  const asked = { ingredients: [...new Set(names)], recipes: [] }
  const { ingredients } = await matchNames(asked, ignore, new AbortController().signal).catch(
    () => ({ ingredients: new Map<string, readonly ChosenMaterial[]>() }),
  )
  return new Map(
    names.map((name) => {
      const [best] = ingredients.get(name) ?? []
      return [name, best ? { id: best.id, name: best.name } : null] as const
    }),
  )
}

const ignore = () => undefined
