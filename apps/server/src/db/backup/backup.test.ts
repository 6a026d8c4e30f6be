import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#db/open.ts'
import { isDatabaseUnavailable } from '#platform/database-errors.ts'
import { createEmptyDatabase, createTestDatabase } from '#testing/test-database.ts'
import { loadTable, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let source: OpenDatabase
let folder: string
let file: string

beforeAll(async () => {
  source = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'glazy-backup-'))
  file = join(folder, 'library.backup')
  await fill(source)
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true, force: true })
})

/** Rows with everything that a text format may stumble over, and a cycle of references. */
async function fill({ db }: OpenDatabase): Promise<void> {
  const { id: owner } = await db
    .insertInto('account')
    .values({ name: 'test', email: 'test@example.org' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const names = ['Tab\tand\nnewline', '\\.', 'back\\slash\\.', 'Größe "quoted" 釉薬', '\\N']
  for (const name of names) {
    const { id } = await db
      .insertInto('material')
      .values({
        kind: 'analysis',
        owner_id: owner,
        name,
        description: `line one\r\n\\.\nline three of ${name}`,
        atmospheres: [1, 3],
        percent: JSON.stringify({ SiO2: 46.54, Al2O3: 39.5, CaO: 0.1 + 0.2 }),
        loi: -1e-7,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const image = await db
      .insertInto('material_image')
      .values({ material_id: id, owner_id: owner, cdn_id: `image-${id}`, oklab_l: 0.1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('material')
      .set({ thumbnail_image_id: image.id })
      .where('id', '=', id)
      .execute()
  }
  await sql`delete from material where name = ${'\\N'}`.execute(db)
}

/** Everything in all tables, as text. */
async function contentsOf({ db }: OpenDatabase): Promise<unknown> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not like 'kysely%' order by 1`.execute(db)
  const contents: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql`select t::text from ${sql.table(name)} t order by 1`.execute(db)
    contents[name] = rows
  }
  return contents
}

describe('backup and restore', () => {
  it('brings every row back into a fresh database, sequences and constraints included', async () => {
    const counts = await writeBackup(source.connection, file)
    expect(counts.material).toBe(4)
    const target = await createEmptyDatabase()
    try {
      expect(await restoreBackup(target.connection, file, { replace: false })).toEqual(counts)
      expect(await contentsOf(target)).toEqual(await contentsOf(source))
      const added = await target.db
        .insertInto('account')
        .values({ name: 'second', email: 'second@example.org' })
        .returning('id')
        .executeTakeFirstOrThrow()
      expect(added.id).toBe(2)
      const orphan = target.db
        .insertInto('material')
        .values({ kind: 'recipe', owner_id: 999, name: 'nobody owns this' })
        .execute()
      await expect(orphan).rejects.toThrow(/material_owner_fk/)
      expect(await schemaOf(target)).toEqual(await schemaOf(source))
    } finally {
      await target.close()
    }
  })

  it('leaves a library alone unless it is told to replace it', async () => {
    await writeBackup(source.connection, file)
    const target = await createTestDatabase()
    try {
      await target.db
        .insertInto('account')
        .values({ name: 'here', email: 'here@example.org' })
        .execute()
      const refused = restoreBackup(target.connection, file, { replace: false })
      await expect(refused).rejects.toThrow('--replace')
      await restoreBackup(target.connection, file, { replace: true })
      expect(await contentsOf(target)).toEqual(await contentsOf(source))
    } finally {
      await target.close()
    }
  })

  it('refuses a file that was cut or changed anywhere, and changes nothing', async () => {
    await writeBackup(source.connection, file)
    const whole = await readFile(file)
    const before = await contentsOf(source)
    const damaged = join(folder, 'damaged.backup')
    for (const length of [0, 10, 40, whole.length >> 1, whole.length - 1]) {
      await writeFile(damaged, whole.subarray(0, length))
      const attempt = restoreBackup(source.connection, damaged, { replace: true })
      await expect(attempt, `cut to ${length} bytes`).rejects.toThrow(
        /damaged|complete|not a backup/,
      )
    }
    for (const part of [0, 0.01, 0.3, 0.6, 0.9, 0.999]) {
      const at = Math.floor(whole.length * part)
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0b100
      await writeFile(damaged, changed)
      const attempt = restoreBackup(source.connection, damaged, { replace: true })
      await expect(attempt, `byte ${at} changed`).rejects.toThrow(/damaged|complete|not a backup/)
    }
    expect(await contentsOf(source)).toEqual(before)
  })

  it('keeps the earlier backup when a new one cannot be finished', async () => {
    await writeBackup(source.connection, file)
    const kept = join(folder, 'kept.backup')
    await copyFile(file, kept)
    const empty = await createEmptyDatabase()
    try {
      await expect(writeBackup(empty.connection, kept)).rejects.toThrow('no library')
    } finally {
      await empty.close()
    }
    expect(await readFile(kept)).toEqual(await readFile(file))
  })
})

/** Columns, constraints and indexes as PostgreSQL describes them. */
async function schemaOf({ db }: OpenDatabase): Promise<unknown> {
  const parts = await Promise.all([
    sql`select conname, pg_get_constraintdef(oid) as def from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`.execute(db),
    sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
      db,
    ),
    sql`select table_name, column_name, data_type, column_default, is_nullable
      from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(db),
  ])
  return parts.map((part) => part.rows)
}

it('a link to a file stays one, and the file has the backup', async () => {
  const [path, link] = [join(folder, 'linked.backup'), join(folder, 'latest.backup')]
  await writeFile(path, 'An older backup')
  await symlink(path, link)
  await writeBackup(source.connection, link)
  expect(await readlink(link)).toBe(path)
  expect(await readFile(path)).toEqual(await readFile(link))
  expect((await readFile(path, 'latin1')).includes('An older backup')).toBe(false)
})

it('a second backup into the file that is being written is refused, and the first is whole', async () => {
  const path = join(folder, 'twice.backup')
  const { first, second } = await source.db.transaction().execute(async (trx) => {
    await sql`lock table material in access exclusive mode`.execute(trx)
    const running = writeBackup(source.connection, path)
    await expect.poll(() => readdir(folder)).toContain('twice.backup.partial')
    const refused = writeBackup(source.connection, path).catch((error: unknown) => error)
    // Without a refusal it would wait for the table as well.
    const limit = new Promise((resolve) => setTimeout(resolve, 2_000, 'still running'))
    return { first: running, second: await Promise.race([refused, limit]) }
  })
  expect(second).toMatchObject({ message: `Another backup is being written to ${path}` })
  const counts = await first
  const copy = await createEmptyDatabase()
  try {
    expect(await restoreBackup(copy.connection, path, { replace: false })).toEqual(counts)
  } finally {
    await copy.close()
  }
  // What a killed one has left is in nobody's way.
  await writeFile(`${path}.partial`, 'half')
  await writeBackup(source.connection, path)
  expect(await readdir(folder)).not.toContain('twice.backup.partial')
})

it('a database that ends between two pieces of a table is told as one that does not answer', async () => {
  const client = new pg.Client({ ...source.connection })
  client.on('error', () => undefined)
  await client.connect()
  const { rows: sessions } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('create temporary table loaded (name text)')
  async function* rows() {
    // So much that it is waited for.
    yield Buffer.from('one\n'.repeat(50_000))
    const ended = new Promise((resolve) => client.once('end', () => resolve(undefined)))
    await sql`select pg_terminate_backend(${sessions[0]?.pid}, 5000)`.execute(source.db)
    await ended
    yield Buffer.from('two\n')
  }
  const loading = loadTable(client, { table: 'loaded', columns: ['name'] }, { rows })
  expect(isDatabaseUnavailable(await loading.catch((error: unknown) => error))).toBe(true)
})
