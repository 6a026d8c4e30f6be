import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#db/open.ts'
import { explain } from '#platform/explain.ts'
import { createEmptyDatabase } from '#testing/test-database.ts'
import { migrateTo, migrateToLatest, pendingMigrations } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'

const names = Object.keys(MIGRATIONS)
let database: OpenDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database.close())

describe('migrations', () => {
  it('are listed in the order of their numbers', () => {
    expect(names).toEqual(names.toSorted())
    names.forEach((name, index) => {
      expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}_[a-z_]+$`))
    })
  })

  it('bring an empty database to the newest schema, once, from processes that start together', async () => {
    const { db } = database
    expect(await pendingMigrations(db)).toEqual(names)
    const runs = await Promise.all([migrateToLatest(db), migrateToLatest(db)])
    expect(runs.flat()).toEqual(names)
    expect(await pendingMigrations(db)).toEqual([])
    const { rows } = await sql`select * from material_type where parent_id is null`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
  })

  it('of a newer release are left alone, and the reason is one line', async () => {
    const newer = await createEmptyDatabase()
    try {
      await migrateToLatest(newer.db)
      await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(
        newer.db,
      )
      const failure = await migrateToLatest(newer.db).catch(explain)
      expect(failure).toBe(
        'The database was migrated by a newer release (9999_later); start that one, or restore a backup from before the update',
      )
    } finally {
      await newer.close()
    }
  })

  describe('of any release before', () => {
    // One database walks through all of them; what goes on to the newest from there is undone again.
    let older: OpenDatabase
    beforeAll(async () => {
      older = await createEmptyDatabase()
    })
    afterAll(() => older.close())

    it.each(names.slice(0, -1))('bring rows of %s to the newest schema', async (name) => {
      await migrateTo(older.db, name)
      await insertRecipe(older.db)
      await older.db.connection().execute(async (db) => {
        await sql`begin`.execute(db)
        try {
          await migrateTo(db, names.at(-1) ?? '')
          expect(await pendingMigrations(db)).toEqual([])
          const recipes = await db.selectFrom('material').select('name').orderBy('id').execute()
          expect(recipes).toEqual([{ name: 'Silica' }, { name: 'Only silica' }])
        } finally {
          await sql`rollback`.execute(db)
        }
      })
      await sql`truncate account, material cascade`.execute(older.db)
    })
  })
})

/** A recipe of one material, as every release can hold it. */
async function insertRecipe(db: OpenDatabase['db']): Promise<void> {
  await sql`insert into account (id, name, email) values (1, 'test', 'test@example.org')`.execute(
    db,
  )
  await sql`insert into material (id, kind, owner_id, name, percent)
    values (1, 'primitive', 1, 'Silica', '{"SiO2": 100}')`.execute(db)
  await sql`insert into material (id, kind, owner_id, name) values (2, 'recipe', 1, 'Only silica')`.execute(
    db,
  )
  await sql`insert into material_component (recipe_id, position, component_id, amount)
    values (2, 0, 1, 100)`.execute(db)
}
