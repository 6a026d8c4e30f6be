import type pg from 'pg'

/** What stands on a shelf, and public items that do not. */
export interface Stocked {
  /** The material that was put there last. */
  readonly last: number
  readonly others: readonly number[]
}

const OTHERS = 500

/** Fills a shelf with so many materials, those that most recipes are made of. */
export async function stockShelf(
  client: pg.Client,
  accountId: number,
  count: number,
): Promise<Stocked> {
  const { rows } = await client.query<{ id: number }>(
    `select m.id from material as m
     left join (select component_id, count(*) as uses from material_component group by component_id)
       as used on used.component_id = m.id
     where not m.is_private order by uses desc nulls last, m.id limit $1`,
    [count + OTHERS],
  )
  const ids = rows.map(({ id }) => id)
  const shelf = ids.slice(0, count)
  await client.query(
    `insert into user_material (account_id, material_id, price, price_units)
     select $1, id, 12.5, 'kilograms' from unnest($2::integer[]) as id`,
    [accountId, shelf],
  )
  return { last: shelf.at(-1) ?? 0, others: ids.slice(count) }
}

export async function removeShelf(client: pg.Client, accountId: number): Promise<void> {
  await client.query('delete from user_material where account_id = $1', [accountId])
}
