import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
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
  const pipe = join(folder, 'pipe')
  await run('mkfifo', [pipe])
  const [{ stdout }, piped] = await Promise.all([
    exportTo('-'),
    run('cat', [pipe]),
    exportTo(pipe),
    exportTo(path),
  ])
  expect(stdout).toContain('Exported glaze')
  expect(await readFile(path, 'utf8')).toBe(stdout)
  expect(piped.stdout).toBe(stdout)
})

it('a link to a file stays one, and the file has the export', async () => {
  const [path, link] = [join(folder, 'linked.yaml'), join(folder, 'latest.yaml')]
  await writeFile(path, 'An older export')
  await symlink(path, link)
  await exportTo(link)
  expect(await readFile(path, 'utf8')).toContain('Exported glaze')
  expect(await readlink(link)).toBe(path)
})

it('a file that is there stays as it is when the rest of an export cannot be read', async () => {
  const path = join(folder, 'kept.yaml')
  await writeFile(path, 'An older export')
  await sql`alter table material_component rename to moved_away`.execute(test.db)
  try {
    await expect(exportTo(path)).rejects.toMatchObject({ code: 1 })
  } finally {
    await sql`alter table moved_away rename to material_component`.execute(test.db)
  }
  expect(await readFile(path, 'utf8')).toBe('An older export')
})
