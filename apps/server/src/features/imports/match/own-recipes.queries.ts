import type { OwnRecipe } from '@glazy/contract/imports'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, json, rowsOf, text } from '#db/rows.ts'

/** Own recipes of one name that are compared at most. */
const OWN_RECIPES_MAX = 5_000

/** Recipes of an owner by their folded names, with their amounts. */
export async function listOwnRecipes(
  db: Db,
  ownerId: number,
  foldedNames: readonly string[],
): Promise<OwnRecipe[]> {
  return rowsOf(
    db,
    { id: integer, name: text, lines: json<OwnRecipe['lines']>() },
    sql`
    select m.id, m.name, coalesce((select jsonb_agg(jsonb_build_object('amount', c.amount,
        'isAdditional', c.is_additional) order by c.position)
      from material_component as c where c.recipe_id = m.id), '[]') as lines
    from material as m join material_text as t on t.material_id = m.id
    where m.owner_id = ${ownerId} and m.kind = 'recipe'
      and t.name_folded = any(${[...foldedNames]}::text[])
    order by m.id limit ${OWN_RECIPES_MAX}`,
  )
}
