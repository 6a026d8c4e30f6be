import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, integers, type RowOf, rowsOf, text } from '#db/rows.ts'
import { joinFaceFor, visibleTo } from '#db/visible-to.ts'

const RECIPE_CONTENTS = { id: integer, parts: integers } as const

/**
 * Different ingredients of the given recipes that the viewer may see, and of all recipes inside them,
 * each in the order of its lines.
 */
export function listContents(
  db: Db,
  viewer: { readonly id: number },
  ids: readonly number[],
): Promise<RowOf<typeof RECIPE_CONTENTS>[]> {
  return rowsOf(
    db,
    RECIPE_CONTENTS,
    sql`
    with recursive recipe (id) as (
      select m.id from material as m
      where m.id = any(${[...ids]}::integer[]) and ${visibleTo(viewer, 'm')}
      union
      select c.component_id from recipe join material_component as c on c.recipe_id = recipe.id
    )
    select recipe.id, array(
      select c.component_id from material_component as c where c.recipe_id = recipe.id
      group by c.component_id order by min(c.position)) as parts
    from recipe where exists (select from material_component as c where c.recipe_id = recipe.id)`,
  )
}

/** Names of items by their ids, as the viewer knows them. */
export async function listNames(
  db: Db,
  viewer: { readonly id: number },
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    db,
    { id: integer, name: text },
    sql`
    select m.id, coalesce(face.name, m.name) as name
    from material as m ${joinFaceFor(viewer.id, 'm')} where m.id = any(${[...ids]}::integer[])`,
  )
  return new Map(rows.map((row) => [row.id, row.name]))
}
