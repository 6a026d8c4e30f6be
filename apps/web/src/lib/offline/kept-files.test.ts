import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachesInMemory } from '#testing/caches-in-memory.ts'
import { cachedBytes } from './cached-bytes.ts'
import { forgetKept } from './keep-answers.ts'
import { keepFile, keptFile, keptFileNames } from './kept-files.ts'

beforeEach(() => {
  vi.stubGlobal('caches', cachesInMemory())
  vi.stubGlobal('localStorage', { removeItem: () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

const here = new AbortController().signal
const keep = (name: string, ...bytes: number[]) => keepFile(name, Uint8Array.from(bytes), here)
const bytesOf = async (name: string) => {
  const file = await keptFile(name)
  return file && [...new Uint8Array(file.bytes)]
}

test('a file is kept with when it was, in place of the one before', async () => {
  const before = Date.now()
  await keep('points SiO2,Al2O3', 1, 2)
  await keep('points CaO,MgO', 5)
  await keep('points SiO2,Al2O3', 3)
  expect(await bytesOf('points SiO2,Al2O3')).toEqual([3])
  expect((await keptFile('points SiO2,Al2O3'))?.keptAt).toBeGreaterThanOrEqual(before)
  expect(await keptFileNames()).toEqual(['points SiO2,Al2O3', 'points CaO,MgO'])
  expect(await keptFile('points CaO')).toBeUndefined()
})

test('of more than ten the oldest go', async () => {
  for (let at = 0; at < 12; at += 1) await keep(`file ${at}`, at)
  expect(await keptFileNames()).toHaveLength(10)
  expect(await bytesOf('file 1')).toBeUndefined()
  expect(await bytesOf('file 2')).toEqual([2])
})

test('they count in how much is kept, and go with all else', async () => {
  await keep('one', 1, 2, 3)
  await keep('other', 4)
  expect(await cachedBytes()).toBe(4)
  await forgetKept()
  expect(await cachedBytes()).toBe(0)
  expect(await keptFileNames()).toEqual([])
})

test('whoever has gone leaves nothing, and over plain HTTP nothing is kept', async () => {
  const gone = new AbortController()
  const keeping = keepFile('one', Uint8Array.of(1), gone.signal)
  gone.abort()
  await keeping
  expect(await keptFileNames()).toEqual([])
  vi.unstubAllGlobals()
  await keep('one', 1)
  expect(await keptFile('one')).toBeUndefined()
})
