import { useQuery } from '@tanstack/react-query'
import { readLines } from '#lib/recipe-lines.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { materialNames } from '#queries/materials.ts'
import type { EditorRow } from './editor-rows.ts'
import { rowsOfNamed } from './named-rows.ts'

/** What a new recipe begins with. */
export interface BegunRecipe {
  /** Its lines, as `readLines` reads them. */
  readonly text: string
  readonly name?: string | undefined
}

/** The rows of a recipe that an address brings; materials that nobody may see are left out. */
export function useBegunLines(begun: BegunRecipe | undefined): readonly EditorRow[] {
  const { typed } = useFormats()
  const lines = readLines(begun?.text)
  const ids = lines.map(({ materialId }) => materialId)
  // The loader of the page has them.
  const { data: names = {} } = useQuery({ ...materialNames(ids), enabled: ids.length > 0 })
  const named = lines.flatMap((line) => {
    const name = names[line.materialId]
    return name === undefined ? [] : [{ ...line, name }]
  })
  return rowsOfNamed(named, typed)
}
