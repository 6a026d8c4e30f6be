import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { generateRecipe } from './generate.ts'
import type { Pantry } from './mix.ts'
import { type PlacedRecipe, type TableRows, toCopyLine, toTruth } from './truth-rows.ts'

/** Recipes written in one transaction. */
const BATCH = 5_000
/** Recipes for each account, on average. */
const RECIPES_PER_OWNER = 200

/**
 * Adds generated recipes to a database that holds the starter library: the tables of the truth
 * alone, straight into PostgreSQL.
 */
export async function fillDatabase(
  connection: pg.ClientConfig,
  pantry: Pantry,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    // Every row names rows that exist, so the foreign keys need not be looked up one by one.
    await client.query('set session_replication_role = replica')
    const materialIds = await readStarterIds(client)
    const ownerIds = await addAccounts(client, Math.max(20, count / RECIPES_PER_OWNER))
    const idOf = (key: string) => {
      const id = materialIds.get(key)
      if (id === undefined) throw new Error(`The database has no material ${key}`)
      return id
    }
    let materialId = await highestId(client, 'material')
    let imageId = await highestId(client, 'material_image')
    for (let done = 0; done < count; done += BATCH) {
      const placed: PlacedRecipe[] = []
      for (let number = done; number < Math.min(count, done + BATCH); number += 1) {
        const recipe = generateRecipe(number, pantry)
        const ownerId = ownerIds[Math.floor(recipe.ownerShare * ownerIds.length)] ?? 0
        materialId += 1
        placed.push({ id: materialId, ownerId, recipe, firstImageId: imageId + 1 })
        imageId += recipe.photoCount
      }
      await writeTables(client, toTruth(placed, idOf))
      onProgress(done + placed.length)
    }
    await moveSequence(client, 'material')
    await moveSequence(client, 'material_image')
  } finally {
    await client.end()
  }
}

/** Frees what updates left behind and renews the statistics, as autovacuum would in time. */
export async function tidyDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

async function readStarterIds(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ key: string; id: number }>(
    'select library_key as key, id from material where library_key is not null',
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}

async function addAccounts(client: pg.Client, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into account (name, username, email)
     select 'Test ' || n, 'test' || n, 'test' || n || '@example.invalid'
     from generate_series(1, $1::integer) as n returning id`,
    [Math.round(count)],
  )
  return rows.map((row) => row.id)
}

async function highestId(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select coalesce(max(id), 0) as id from ${table}`,
  )
  return rows[0]?.id ?? 0
}

async function moveSequence(client: pg.Client, table: string): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence($1, 'id'), greatest(1, (select max(id) from ${table})))`,
    [table],
  )
}

async function writeTables(client: pg.Client, tables: readonly TableRows[]): Promise<void> {
  await client.query('begin')
  for (const { table, columns, rows } of tables) {
    const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
    await pipeline(Readable.from([rows.map(toCopyLine).join('')]), copy)
  }
  await client.query('commit')
}
