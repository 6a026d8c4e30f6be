import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { createFileCache, type FileCacheOptions } from './file-cache.ts'

let root: string
let caches = 0
beforeAll(async () => {
  root = await makeTemporaryFolder()
})
afterAll(() => removeFolder(root))

const KILOBYTE = Buffer.alloc(1_024, 1)

function open(options: Partial<FileCacheOptions> = {}) {
  caches += 1
  const faults: unknown[] = []
  const folder = options.folder ?? join(root, String(caches))
  const cache = createFileCache({
    folder,
    maxBytes: 16 * 1_024,
    onFault: (error) => faults.push(error),
    ...options,
  })
  return { cache, folder, faults }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

async function makeOlder(path: string, minutes: number): Promise<void> {
  const time = new Date(Date.now() - minutes * 60_000)
  await utimes(path, time, time)
}

it('keeps what is written, also for the next process', async () => {
  const { cache, folder, faults } = open()
  expect(await cache.read('ab/one/a.webp')).toBeUndefined()
  await cache.write('ab/one/a.webp', KILOBYTE)
  expect(await cache.read('ab/one/a.webp')).toEqual(KILOBYTE)
  expect(await open({ folder }).cache.read('ab/one/a.webp')).toEqual(KILOBYTE)
  expect(faults).toEqual([])
})

it('never takes more than its room, and lets go of what was used longest ago', async () => {
  const { cache, folder, faults } = open({ noteAfter: 0 })
  for (let at = 0; at < 12; at += 1) {
    await cache.write(`ab/${at}/picture.webp`, KILOBYTE)
    await makeOlder(join(folder, `ab/${at}/picture.webp`), 100 - at)
  }
  await cache.read('ab/0/picture.webp')
  await cache.settled()
  for (let at = 12; at < 40; at += 1) {
    await cache.write(`ab/${at}/picture.webp`, KILOBYTE)
    expect((await filesIn(folder)).length).toBeLessThanOrEqual(16)
    // Used again and again.
    expect(await cache.read('ab/0/picture.webp')).toEqual(KILOBYTE)
    await cache.settled()
  }
  expect(await cache.read('ab/1/picture.webp')).toBeUndefined()
  expect(await cache.read('ab/39/picture.webp')).toEqual(KILOBYTE)
  // Folders go with the last of their files.
  expect((await readdir(join(folder, 'ab'))).length).toBeLessThanOrEqual(16)
  expect(faults).toEqual([])
})

it('makes room for what an earlier process has left, and removes what it did not finish', async () => {
  const { cache, folder } = open()
  await mkdir(join(folder, 'ab', 'old'), { recursive: true })
  for (let at = 0; at < 30; at += 1) {
    await writeFile(join(folder, 'ab', 'old', `${at}.webp`), KILOBYTE)
    await makeOlder(join(folder, 'ab', 'old', `${at}.webp`), 300 - at)
  }
  const [abandoned, fresh] = ['x.webp.1.partial', 'y.webp.2.partial']
  await writeFile(join(folder, 'ab', 'old', abandoned), KILOBYTE)
  await makeOlder(join(folder, 'ab', 'old', abandoned), 90)
  await writeFile(join(folder, 'ab', 'old', fresh), KILOBYTE)
  await cache.write('ab/new/a.webp', KILOBYTE)
  const left = await filesIn(folder)
  expect(left).toContain('a.webp')
  expect(left).toContain('29.webp')
  expect(left).not.toContain('0.webp')
  expect(left).not.toContain(abandoned)
  expect(left).toContain(fresh)
  expect(left.length).toBeLessThanOrEqual(16)
})

it('notes the use of a file, though not of every one', async () => {
  const { cache, folder } = open()
  await cache.write('ab/one/a.webp', KILOBYTE)
  const path = join(folder, 'ab/one/a.webp')
  await makeOlder(path, 30)
  const before = (await stat(path)).mtimeMs
  await cache.read('ab/one/a.webp')
  await cache.settled()
  expect((await stat(path)).mtimeMs).toBe(before)
  await makeOlder(path, 90)
  await cache.read('ab/one/a.webp')
  await cache.settled()
  expect(Date.now() - (await stat(path)).mtimeMs).toBeLessThan(60_000)
})

it('forgets all files of a folder', async () => {
  const { cache } = open()
  await cache.write('ab/one/a.webp', KILOBYTE)
  await cache.write('ab/one/b.webp', KILOBYTE)
  await cache.write('ab/two/a.webp', KILOBYTE)
  await cache.removeFolder('ab/one')
  expect(await cache.read('ab/one/a.webp')).toBeUndefined()
  expect(await cache.read('ab/one/b.webp')).toBeUndefined()
  expect(await cache.read('ab/two/a.webp')).toEqual(KILOBYTE)
})

it('is only slower where it cannot write', async () => {
  const inTheWay = join(root, 'file')
  await writeFile(inTheWay, 'not a folder')
  const { cache, faults } = open({ folder: join(inTheWay, 'cache') })
  await cache.write('ab/one/a.webp', KILOBYTE)
  expect(faults).toHaveLength(1)
})
