import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toDatabaseError } from './database-errors.ts'
import { createFileCache } from './images/file-cache.ts'
import { createDiskStore } from './object-store/disk-store.ts'
import { reserveOf, watchRoom } from './room.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glazy-room-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const GB = 2 ** 30

it.each([
  [1000 * GB, 512 * 2 ** 20],
  [4 * GB, 0.2 * GB],
])('of a disk of %d bytes %d are left to the database', (size, reserve) => {
  expect(reserveOf({ size })).toBe(reserve)
})

it('asks the disk again when there was no room, and after some seconds', async () => {
  vi.useFakeTimers()
  const probe = vi.fn(async () => ({ free: 0, size: GB }))
  const room = watchRoom(folder, probe)
  expect(await room.isLeft()).toBe(false)
  probe.mockResolvedValue({ free: GB / 2, size: GB })
  expect(await room.isLeft()).toBe(true)
  probe.mockResolvedValue({ free: 0, size: GB })
  expect(await room.isLeft()).toBe(true)
  vi.advanceTimersByTime(5_001)
  expect(await room.isLeft()).toBe(false)
  expect(probe).toHaveBeenCalledTimes(3)
})

it('a disk that does not say how much it has is no reason to refuse', async () => {
  expect(await watchRoom(join(folder, 'none')).isLeft()).toBe(true)
  expect(await watchRoom(folder).isLeft()).toBe(true)
})

it('without room no picture is stored and none is kept; what is there is read', async () => {
  let isLeft = true
  const room = { isLeft: async () => isLeft }
  const store = createDiskStore(folder, room)
  const onFault = vi.fn()
  const cache = createFileCache({ folder: join(folder, 'cache'), maxBytes: GB, room, onFault })
  await store.put('originals/a.jpeg', Buffer.from('a'), 'image/jpeg')
  isLeft = false
  const refused = store.put('originals/b.jpeg', Buffer.from('b'), 'image/jpeg')
  await expect(refused).rejects.toMatchObject({ code: 'image.storageFull' })
  await cache.write('b/320', Buffer.from('b'))
  expect((await store.get('originals/a.jpeg'))?.toString()).toBe('a')
  expect(await cache.read('b/320')).toBeUndefined()
  expect(await readdir(folder, { recursive: true })).toEqual(['originals', 'originals/a.jpeg'])
  expect(onFault).not.toHaveBeenCalled()
})

it('a full disk of the database is told as such', () => {
  const full = Object.assign(new Error('No space left on device'), { code: '53100' })
  expect(toDatabaseError(full)).toMatchObject({ code: 'database.full', statusCode: 507 })
})
