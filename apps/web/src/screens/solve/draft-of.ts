import type { FoundRecipe } from '#features/solve/answer/use-found-recipes.ts'
import type { NewItem } from '#features/workbench/contents/workbench-item.ts'

/** What of a recipe that was found lies on the workbench. */
export function draftOf({ name, lines, originalId }: FoundRecipe): NewItem {
  return { name, kind: 'recipe', lines, ...(originalId !== undefined && { originalId }) }
}
