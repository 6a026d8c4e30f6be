import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { heatmapCell } from '@glazy/ceramics/charts/heatmaps'
import { readHeatmaps } from '@glazy/ceramics/charts/heatmaps-file'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseUrlOf } from '#testing/database-url.ts'
import { buildAccount, buildItems, LEACH_4321 } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const CLI = fileURLToPath(new URL('../main.ts', import.meta.url))
const run = promisify(execFile)

const GLAZE = 460
const IRON = 490
const CELADON = 500
/** Leach 4321 is in column 7 of row 4. */
const LEACH_CELL = 71

let test: TestApp
let url: string
let folder: string
beforeAll(async () => {
  test = await createTestApp()
  url = await databaseUrlOf(test.db)
  folder = await mkdtemp(join(tmpdir(), 'glazy-heatmaps-'))
  const ownerId = await buildAccount(test.db)
  await buildItems(test.db, [
    { ...LEACH_4321, ownerId, typeId: CELADON, fromConeId: 33, toConeId: 35 },
    { ...LEACH_4321, ownerId, typeId: GLAZE, isPrivate: true },
  ])
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

/** `glazy heatmaps …` as an operator calls it. */
function heatmaps(args: readonly string[], databaseUrl = url) {
  return run(process.execPath, [CLI, 'heatmaps', ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
}

it('writes both files, which say what the library holds, and what the server sends', async () => {
  const left = join(folder, 'type-heatmaps.bin.0123456789ab.partial')
  await writeFile(left, 'half')
  await utimes(left, 0, 0)
  const { stdout } = await heatmaps([folder])
  expect((await readdir(folder)).toSorted()).toEqual(['cone-heatmaps.bin', 'type-heatmaps.bin'])
  expect(stdout).toBe(
    `${folder}/type-heatmaps.bin: 824 bytes\n` +
      `${folder}/cone-heatmaps.bin: 296 bytes\n` +
      '1 public glaze counted\n',
  )
  const expected = { type: [GLAZE, IRON, CELADON], cone: [34] } as const
  for (const kind of ['type', 'cone'] as const) {
    const bytes = await readFile(join(folder, `${kind}-heatmaps.bin`))
    const file = readHeatmaps(bytes)
    if (!file.ok) throw new Error(file.error.message)
    expect(file.value.map(({ id, total }) => [id, total])).toEqual(
      expected[kind].map((id) => [id, 1]),
    )
    for (const { cells } of file.value) {
      expect([...cells.entries()].filter(([, value]) => value > 0)).toEqual([[LEACH_CELL, 255]])
    }
    const sent = await test.app.inject(`/${kind}-heatmaps.bin`)
    expect(Buffer.compare(sent.rawPayload, bytes)).toBe(0)
  }
  expect(heatmapCell({ SiO2: 3.7, Al2O3: 0.41 })).toBe(LEACH_CELL)
})

it('counts anew what has changed since, and needs no folder for it', async () => {
  const ownerId = await buildAccount(test.db)
  await buildItems(test.db, [{ ...LEACH_4321, ownerId, typeId: CELADON }])
  const { stdout } = await heatmaps([])
  expect(stdout).toContain('type-heatmaps.bin: 824 bytes\n')
  expect(stdout).toContain('2 public glazes counted\n')
  const sent = readHeatmaps((await test.app.inject('/type-heatmaps.bin')).rawPayload)
  expect(sent).toMatchObject({
    ok: true,
    value: [{ id: GLAZE, total: 2 }, { total: 2 }, { total: 2 }],
  })
})

it.each([
  [['one', 'two'], 2, 'heatmaps takes one FOLDER, or nothing'],
  [['--out'], 2, 'heatmaps takes one FOLDER, or nothing'],
])('%j is refused in one line', async (args, code, message) => {
  await expect(heatmaps(args)).rejects.toMatchObject({ code, stderr: `${message}\n` })
})

it('a folder that is none is named, and nothing is half written', async () => {
  const path = join(folder, 'file')
  await writeFile(path, 'kept')
  await expect(heatmaps([path])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^\S+\/file\/type-heatmaps.bin cannot be written: .*\n$/,
    ) as string,
  })
  expect(await readFile(path, 'utf8')).toBe('kept')
})

it('a database that does not answer is told in one line', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/nowhere'
  const failed = await heatmaps([folder], nowhere).catch((error: { stderr: string }) => error)
  expect(failed.stderr).toMatch(/database/i)
  expect(failed.stderr.trim().split('\n')).toHaveLength(1)
})
