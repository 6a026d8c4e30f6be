import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeAbandoned, writeWholeFile } from './whole-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glazy-whole-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* pieces(...texts: readonly string[]) {
  for (const text of texts) {
    if (text === 'fails') throw new Error('The source has gone')
    yield text
  }
}

it('what cannot be written to its end leaves the older file, and nothing beside it', async () => {
  const path = join(folder, 'all.yaml')
  await writeWholeFile(path, pieces('one\n', 'two\n'))
  await expect(writeWholeFile(path, pieces('three\n', 'fails'))).rejects.toThrow('has gone')
  expect(await readFile(path, 'utf8')).toBe('one\ntwo\n')
  expect(await readdir(folder)).toEqual(['all.yaml'])
})

it('what killed processes have left of a file goes, and nothing else', async () => {
  const path = join(folder, 'heatmaps.bin')
  const old = new Date(Date.now() - 2 * 3_600_000)
  const leave = async (name: string, changed = new Date()) => {
    await writeFile(join(folder, name), 'half')
    await utimes(join(folder, name), changed, changed)
  }
  await leave('heatmaps.bin.0123456789ab.partial', old)
  await leave('heatmaps.bin.ba9876543210.partial')
  await leave('heatmaps.bin.old.partial', old)
  await leave('heatmaps.bin', old)
  await leave('other.bin.0123456789ab.partial', old)
  await removeAbandoned(path)
  expect((await readdir(folder)).toSorted()).toEqual([
    'all.yaml',
    'heatmaps.bin',
    'heatmaps.bin.ba9876543210.partial',
    'heatmaps.bin.old.partial',
    'other.bin.0123456789ab.partial',
  ])
  await removeAbandoned(join(folder, 'none', 'heatmaps.bin'))
})
