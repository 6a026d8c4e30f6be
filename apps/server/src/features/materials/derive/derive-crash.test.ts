import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import type { OpenDatabase } from '#db/open.ts'
import { databaseUrlOf } from '#testing/database-url.ts'
import { buildAccount, buildItems, KAOLIN, SILICA } from '#testing/library.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { testConfig } from '#testing/test-app.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { reckon, readTruth } from '#testing/truth.ts'
import { countStale } from './derive.queries.ts'
import { saveMaterial } from '#features/materials/write/save.service.ts'

const PROGRAM = fileURLToPath(new URL('../../../testing/derive-program.ts', import.meta.url))
/** More than three batches, so that there is a middle to be killed in. */
const RECIPES = 1_600

let database: OpenDatabase
let dataDir: string
let app: FastifyInstance | undefined
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await makeTemporaryFolder()
})
afterAll(async () => {
  await app?.close()
  await database.close()
  await removeFolder(dataDir)
})

/** Starts to derive in another process, and kills it without warning after its first batch. */
async function deriveUntilKilled(): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, await databaseUrlOf(database.db)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(createInterface(child.stdout), 'line')
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}

/** Starts a server as an operator would after the crash; it looks for what was left by itself. */
async function startServer(): Promise<void> {
  app = await buildApp({
    config: testConfig({ dataDir }),
    database,
    log: pino({ level: 'silent' }),
    siteDist: '/nonexistent',
  })
  await app.ready()
}

/** Items whose stored percentages are not those of their ingredients. */
async function wrongItems(): Promise<number[]> {
  const truth = await readTruth(database.db)
  const rows = await database.db
    .selectFrom('material_chemistry')
    .select(['material_id', 'percent'])
    .execute()
  expect(rows.length).toBe(truth.size)
  return rows.flatMap(({ material_id: id, percent }) => {
    const wanted = reckon(truth, id).percent.SiO2 ?? 0
    return Math.abs((percent.SiO2 ?? 0) - wanted) < 1e-9 ? [] : [id]
  })
}

it('a process killed while it derives leaves nothing wrong unmarked, and a server goes on with it', async () => {
  const { db } = database
  const ownerId = await buildAccount(db)
  const [silica = 0, clay = 0] = await buildItems(db, [
    { ...SILICA, ownerId },
    { ...KAOLIN, ownerId },
  ])
  const recipeOf = (part: number, amount: number) => ({
    ownerId,
    components: [
      { materialId: part, amount, isAdditional: false },
      { materialId: silica, amount: 10, isAdditional: true },
    ],
  })
  const inner = await buildItems(
    db,
    Array.from({ length: RECIPES }, (_, at) => recipeOf(clay, 1 + at)),
  )
  await buildItems(
    db,
    inner.slice(0, 20).map((id) => recipeOf(id, 50)),
  )
  await saveMaterial({ db, now: new Date(), authorId: ownerId }, clay, ({ draft }) => ({
    ...draft,
    percent: { SiO2: 55, Al2O3: 30 },
  }))
  expect(await countStale(db)).toBe(RECIPES)

  await deriveUntilKilled()
  const left = await countStale(db)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(RECIPES + 20)
  const marked = await db.selectFrom('stale_material').select('material_id').execute()
  const stale = new Set(marked.map((row) => row.material_id))
  // Recipes inside recipes are marked by those they hold: until then they wait with them.
  const wrong = (await wrongItems()).filter((id) => inner.includes(id) && !stale.has(id))
  expect(wrong).toEqual([])

  await startServer()
  await expect.poll(() => countStale(db)).toBe(0)
  expect(await wrongItems()).toEqual([])
}, 30_000)
