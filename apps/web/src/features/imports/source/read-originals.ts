import type { ImportContent } from '@glazy/formats/import/content'
import type { ReadFile } from '@glazy/formats/import/materials'

/**
 * What the recipes of a person's export are copies of, by the keys of the recipes. Only an export of
 * this site says so: the numbers of another one mean other items here.
 *
 * @param site address of this site
 */
export function originalsOf(
  files: readonly ReadFile[],
  { recipes }: ImportContent,
  site: string,
): ReadonlyMap<string, number> {
  const exported = files.flatMap(({ document: { format, about, recipes: records } }) =>
    format === 'glazy-account' && about?.site === site ? records : [],
  )
  const records = new Set<object>(exported)
  return new Map(
    recipes.flatMap(({ key, record }) =>
      records.has(record) && record.copiedFromId !== undefined
        ? [[key, record.copiedFromId] as const]
        : [],
    ),
  )
}
