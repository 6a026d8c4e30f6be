import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3Server, type TestS3Server } from '#testing/s3-server.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { createDiskStore } from './disk-store.ts'
import { type ObjectStore, toStorageError } from './object-store.ts'
import { bucketAddress, createS3Store } from './s3-store.ts'

let folder: string
let s3: TestS3Server
beforeAll(async () => {
  folder = await makeTemporaryFolder()
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.stop()
  await removeFolder(folder)
})

const makeKey = () => `originals/ab/${randomBytes(16).toString('hex')}.jpeg`

describe.each([
  ['a folder', () => createDiskStore(join(folder, 'objects'))],
  ['a bucket', () => createS3Store(s3.settings)],
] as [string, () => ObjectStore][])('%s', (_, open) => {
  it('gives back what was put into it, byte for byte', async () => {
    const [store, key, bytes] = [open(), makeKey(), randomBytes(3_000_000)]
    await store.put(key, bytes, 'image/jpeg')
    expect((await store.get(key))?.equals(bytes)).toBe(true)
    // Another process finds it as well.
    expect((await open().get(key))?.equals(bytes)).toBe(true)
    await store.remove(key)
  })

  it('holds the newer of two objects of one key', async () => {
    const [store, key] = [open(), makeKey()]
    await store.put(key, Buffer.from('first'), 'image/jpeg')
    await store.put(key, Buffer.from('second'), 'image/jpeg')
    expect(String(await store.get(key))).toBe('second')
    await store.remove(key)
  })

  it('has nothing after a removal, and can be told twice', async () => {
    const [store, key] = [open(), makeKey()]
    await store.put(key, Buffer.from('gone soon'), 'image/jpeg')
    await store.remove(key)
    await store.remove(key)
    expect(await store.get(key)).toBeUndefined()
  })

  it.each(['../outside', '/etc/passwd', 'a/../../b', 'a//b', '', 'a\0b', 'a b'])(
    'takes no key that leads elsewhere: %j',
    async (key) => {
      await expect((async () => open().put(key, Buffer.from('x'), 'image/jpeg'))()).rejects.toThrow(
        'is no key of an object',
      )
    },
  )
})

describe('a folder', () => {
  it('leaves nothing unfinished behind', async () => {
    const own = join(folder, 'whole')
    const store = createDiskStore(own)
    await Promise.all(
      Array.from({ length: 20 }, () => store.put('a/one', randomBytes(100_000), 'image/jpeg')),
    )
    expect(await readdir(join(own, 'a'))).toEqual(['one'])
  })

  it('removes with an object what a killed process has left of it, and of no other', async () => {
    const own = join(folder, 'killed')
    const store = createDiskStore(own)
    await store.put('a/one.jpeg', Buffer.from('one'), 'image/jpeg')
    await writeFile(join(own, 'a', 'two.jpeg.0123456789ab.partial'), 'half')
    await writeFile(join(own, 'a', 'three.jpeg.0123456789ab.partial'), 'half')
    await store.remove('a/two.jpeg')
    expect((await readdir(join(own, 'a'))).toSorted()).toEqual([
      'one.jpeg',
      'three.jpeg.0123456789ab.partial',
    ])
  })

  it('says that the disk is full where it is', async () => {
    // Linux has a device that is always full.
    const fault: unknown = await writeFile('/dev/full', 'x').catch((error: unknown) => error)
    expect(toStorageError(fault)).toMatchObject({ code: 'image.storageFull', statusCode: 507 })
    const other = new Error('something else')
    expect(toStorageError(other)).toBe(other)
  })
})

describe('a bucket', () => {
  it('that is not there is told from an object that is not there', async () => {
    const store = createS3Store({ ...s3.settings, bucket: 'another-bucket' })
    const refused = { code: 'image.storageUnavailable', statusCode: 503 }
    await expect(store.get(makeKey())).rejects.toMatchObject(refused)
    await expect(store.put(makeKey(), Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject(
      refused,
    )
  })

  it('is closed to a wrong secret', async () => {
    const store = createS3Store({ ...s3.settings, secretAccessKey: 'wrong' })
    await expect(store.get(makeKey())).rejects.toMatchObject({ code: 'image.storageUnavailable' })
  })

  it('is closed to an unknown key', async () => {
    const store = createS3Store({ ...s3.settings, accessKeyId: 'UNKNOWN' })
    await expect(store.put(makeKey(), Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
      code: 'image.storageUnavailable',
    })
  })

  it('that nobody serves is unavailable', async () => {
    const store = createS3Store({ ...s3.settings, endpoint: 'http://127.0.0.1:1' })
    await expect(store.get(makeKey())).rejects.toMatchObject({
      code: 'image.storageUnavailable',
      retryAfter: 5,
    })
  })

  it.each([
    [507, '<Error><Code>InsufficientStorage</Code></Error>', 'image.storageFull'],
    [403, '<Error><Code>QuotaExceeded</Code></Error>', 'image.storageFull'],
    [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>', 'image.storageUnavailable'],
    [502, 'Bad gateway', 'image.storageUnavailable'],
  ])('that answers %i is explained', async (status, body, code) => {
    await withServer(
      (_, response) => response.writeHead(status).end(body),
      async (endpoint) => {
        const store = createS3Store({ ...s3.settings, endpoint })
        await expect(store.put(makeKey(), Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
          code,
        })
      },
    )
  })

  it('stands in the path, or before the host where the path is not for it', () => {
    const settings = { endpoint: 'https://s3.example:9000', bucket: 'images' }
    expect(bucketAddress({ ...settings, forcePathStyle: true })).toBe(
      'https://s3.example:9000/images',
    )
    expect(bucketAddress({ ...settings, forcePathStyle: false })).toBe(
      'https://images.s3.example:9000',
    )
  })
})

async function withServer(listener: RequestListener, work: (endpoint: string) => Promise<void>) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
