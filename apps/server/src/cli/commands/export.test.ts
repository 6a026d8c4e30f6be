import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseUrlOf } from '#testing/database-url.ts'
import { buildAccount, buildItems, LEACH_4321 } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const CLI = fileURLToPath(new URL('../main.ts', import.meta.url))
const run = promisify(execFile)

let test: TestApp
let url: string
let folder: string
beforeAll(async () => {
  test = await createTestApp()
  url = await databaseUrlOf(test.db)
  folder = await mkdtemp(join(tmpdir(), 'glazy-export-'))
  const ownerId = await buildAccount(test.db)
  await buildItems(test.db, [{ ...LEACH_4321, name: 'Exported glaze', ownerId, isPrivate: true }])
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

function exportTo(...args: readonly string[]) {
  return run(process.execPath, [CLI, 'export', ...args], {
    env: { ...process.env, DATABASE_URL: url },
  })
}

it('a file holds what standard output would', async () => {
  const path = join(folder, 'all.yaml')
  const [{ stdout }] = await Promise.all([exportTo('-'), exportTo(path)])
  expect(stdout).toContain('Exported glaze')
  expect(await readFile(path, 'utf8')).toBe(stdout)
})
