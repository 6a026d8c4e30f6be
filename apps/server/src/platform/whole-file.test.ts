import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeWholeFile } from './whole-file.ts'

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
