import { sql } from 'kysely'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { Db } from '#db/database.ts'
import { double, integer, json, oneOf, orNull, rowsOf, type RowOf } from '#db/rows.ts'

const STOCK_LEVEL = {
  materialId: integer,
  /** Grams, of all lots together. */
  left: double,
  /** Grams above the weight at which it is to be bought. */
  surplus: double,
  /** Of a kilogram, by what was paid for what is left; null where nobody knows. */
  paid: orNull(double),
  /** As the shelf says, for one of the units. */
  price: orNull(double),
  units: orNull(oneOf<WeightUnit>()),
} as const
export type StockLevelRow = RowOf<typeof STOCK_LEVEL>

/** How much there is of each material on a shelf, by id, and what it costs: for comparing, not for books. */
export function listStockLevels(db: Db, accountId: number): Promise<StockLevelRow[]> {
  return rowsOf(
    db,
    STOCK_LEVEL,
    sql`
    with lot as (
      select l.material_id, l.price / l.bought_grams as price, sum(v.grams) as grams
      from stock_lot as l join stock_move as v on v.lot_id = l.id
      where l.account_id = ${accountId} group by l.id
    ), stock as (
      select material_id, sum(grams) as grams,
        sum(grams * price) / nullif(sum(grams) filter (where price is not null), 0) as price
      from lot group by material_id
    ), shelf as (select * from user_material where account_id = ${accountId})
    select coalesce(u.material_id, s.material_id) as "materialId",
      coalesce(s.grams, 0)::float8 as "left",
      greatest(coalesce(s.grams, 0) - coalesce(u.reorder_grams, 0), 0)::float8 as "surplus",
      (1000 * s.price)::float8 as "paid", u.price::float8 as "price", u.price_units as "units"
    from shelf as u full join stock as s on s.material_id = u.material_id
    order by "materialId"`,
  )
}

const RECIPE_LINES = {
  id: integer,
  lines: json<readonly (readonly [id: number, amount: number, isAdditional: boolean])[]>(),
} as const

/** The ingredients of recipes with their parts. */
export function listRecipeLines(
  db: Db,
  ids: readonly number[],
): Promise<RowOf<typeof RECIPE_LINES>[]> {
  return rowsOf(
    db,
    RECIPE_LINES,
    sql`
    select c.recipe_id as id,
      jsonb_agg(jsonb_build_array(c.component_id, c.amount, c.is_additional)
        order by c.position) as lines
    from material_component as c where c.recipe_id = any(${[...ids]}::integer[])
    group by c.recipe_id`,
  )
}
