import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_FILE_BYTES } from '@glazy/formats/record/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDatabase } from '#features/library/prepare-database.ts'
import type { OpenDatabase } from '#db/open.ts'
import { databaseUrlOf } from '#testing/database-url.ts'
import { createEmptyDatabase } from '#testing/test-database.ts'
import { runCli } from '#testing/run-cli.ts'

const RECIPE = 'Test Clear\nSilica 60\nWhiting 40\n'

let folder: string
const opened: OpenDatabase[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glazy-import-'))
  await writeFile(join(folder, 'recipe.txt'), RECIPE)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  for (const database of opened) await database.close()
})

/** A database in which no migration has run, as before the first start. */
async function beforeFirstStart() {
  const database = await createEmptyDatabase()
  opened.push(database)
  return { database, url: await databaseUrlOf(database.db) }
}

const glazy = (url: string, starterLibrary: string, ...args: string[]) =>
  runCli(args, { env: { DATABASE_URL: url, STARTER_LIBRARY: starterLibrary } })

/** Items of the starter library, and the others. */
async function countItems({ db }: OpenDatabase) {
  const keys = await db.selectFrom('material').select('library_key').execute()
  const ofLibrary = keys.filter((row) => row.library_key !== null).length
  return { ofLibrary, others: keys.length - ofLibrary }
}

describe('an import before the first start', { timeout: 60_000 }, () => {
  it('brings the starter library first, and matches ingredients to it', async () => {
    const { database, url } = await beforeFirstStart()
    const imported = await glazy(url, 'on', 'import', '--json', join(folder, 'recipe.txt'))
    expect(imported).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(imported.out)).toMatchObject({
      added: { recipes: 1, materials: 0 },
      addedByName: [],
    })
    const { ofLibrary, others } = await countItems(database)
    expect([ofLibrary > 100, others]).toEqual([true, 1])
  })

  it('takes a name that is only like another one where it is told to', async () => {
    const { url } = await beforeFirstStart()
    const materialsMade = async (recipe: string, ...options: readonly string[]) => {
      const file = join(folder, `${recipe}.txt`)
      await writeFile(file, `${recipe}\nSilicca 60\nWhiting 40\n`)
      const imported = await glazy(url, 'on', 'import', '--json', ...options, file)
      expect(imported).toMatchObject({ code: 0, err: '' })
      return (JSON.parse(imported.out) as { added: { materials: number } }).added.materials
    }
    expect(await materialsMade('Test Told', '--min-score', '0.6')).toBe(0)
    expect(await materialsMade('Test Untold')).toBe(1)
  })

  it('leaves the library out where it is switched off, and a later start with it brings it', async () => {
    const { database, url } = await beforeFirstStart()
    const made = await glazy(url, 'off', 'user', 'create', 'demo@test.invalid', '--name', 'demo')
    expect(made.code).toBe(0)
    expect((await glazy(url, 'off', 'import', join(folder, 'recipe.txt'))).code).toBe(0)
    expect(await countItems(database)).toEqual({ ofLibrary: 0, others: 3 })

    const config = { siteName: 'Test Glazes', hasStarterLibrary: true }
    const off = await prepareDatabase(database.connection, { ...config, hasStarterLibrary: false })
    expect(off).toEqual({ migrations: [], seeded: 0 })
    const { seeded } = await prepareDatabase(database.connection, config)
    expect(await countItems(database)).toEqual({ ofLibrary: seeded, others: 3 })
    expect(seeded).toBeGreaterThan(100)
  })

  it('fails and says why where a file cannot be read, and brings the others', async () => {
    const { url } = await beforeFirstStart()
    const [large, damaged] = [join(folder, 'large.txt'), join(folder, 'damaged.txt.gz')]
    await writeFile(large, Buffer.alloc(MAX_FILE_BYTES + 1, ' '))
    await writeFile(damaged, Uint8Array.from([0x1f, 0x8b, 8, 0]))
    const glazyOff = (...args: string[]) => glazy(url, 'off', 'import', ...args)
    expect(
      (await glazy(url, 'off', 'user', 'create', 'demo@test.invalid', '--name', 'demo')).code,
    ).toBe(0)
    const alone = await glazyOff(large)
    expect(alone).toMatchObject({ code: 1, out: expect.stringContaining('64') })
    expect((await glazyOff('--dry-run', large)).code).toBe(1)
    const several = await glazyOff('--json', damaged, join(folder, 'recipe.txt'))
    expect(several.code).toBe(1)
    expect(JSON.parse(several.out)).toMatchObject({
      added: { recipes: 1 },
      problems: [{ file: damaged, code: 'damagedGzip' }],
    })
  })

  it('asks for an account where there is none', async () => {
    const { url } = await beforeFirstStart()
    expect(await glazy(url, 'off', 'import', join(folder, 'recipe.txt'))).toEqual({
      code: 2,
      out: '',
      err: 'There is no account yet: make one with "user create"\n',
    })
  })
})
