import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames } from '#lib/texts/use-translation.ts'
import { materialsToCompare } from '#queries/materials.ts'
import { replaceableOf, usedMaterials } from './replaceable.ts'

/** The recipes of a selection, and the materials that they have. */
export function useReplaceables(ids: readonly number[]) {
  const query = useQuery({ ...materialsToCompare(ids), enabled: ids.length > 0 })
  const recipes = (ids.length === 0 ? [] : (query.data?.data ?? [])).flatMap(replaceableOf)
  const { error, isLoading, refetch } = query
  const { compare } = useFormats()
  const names = useNames()
  const materials = usedMaterials(recipes, (one, other) =>
    compare(names.shown({ name: one }), names.shown({ name: other })),
  )
  return { recipes, materials, error, isLoading, refetch }
}
