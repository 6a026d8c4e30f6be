import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Problem } from '@glazy/contract/errors'
import { expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { startFailingBucket } from '#testing/failing-bucket.ts'
import { multipartForm } from '#testing/multipart.ts'
import { makePicture } from '#testing/pictures.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const run = promisify(execFile)

async function sendAvatar(test: TestApp, accountId: number) {
  const { bearer } = await logIn(test.db, { id: accountId })
  const content = await makePicture(600, 600).jpeg({ quality: 95 }).toBuffer()
  const { headers, payload } = multipartForm([{ name: 'imageFile', content, filename: 'a.jpg' }])
  return test.app.inject({
    method: 'POST',
    url: '/v2/auth/createAvatar',
    headers: { ...headers, ...bearer },
    payload,
  })
}

function expectFull(answer: { statusCode: number; body: string }) {
  expect(answer.statusCode, answer.body).toBe(507)
  expect((JSON.parse(answer.body) as Problem).error.code).toBe('image.storageFull')
}

it('a full bucket takes no image, and nothing is left of it', async () => {
  const bucket = await startFailingBucket()
  bucket.state = 'full'
  const test = await createTestApp({ s3: bucket.settings })
  try {
    const { id } = await createTestAccount(test.db)
    expectFull(await sendAvatar(test, id))
    expect(await test.db.selectFrom('image').select('cdn_id').execute()).toEqual([])
  } finally {
    await test.close()
    bucket.stop()
  }
})

it('pictures and caches stop at a reserve; reading and writing down go on', async () => {
  const size = 100 * 2 ** 30
  let free = 512 * 2 ** 20 - 1
  const test = await createTestApp({}, [], async () => ({ free, size }))
  try {
    const { id } = await createTestAccount(test.db)
    const { bearer } = await logIn(test.db, { id })
    expectFull(await sendAvatar(test, id))
    expect(await test.db.selectFrom('image').select('cdn_id').execute()).toEqual([])
    const profile = { name: 'Test Person', username: `person_${id}` }
    const saved = await test.app.inject({
      method: 'PATCH',
      url: '/v2/auth/profile',
      headers: bearer,
      payload: profile,
    })
    expect(saved.statusCode, saved.body).toBe(200)
    expect((await test.app.inject('/v2/search')).statusCode).toBe(200)
    // What the library is looked up in is read from the tables by the next start.
    expect(await readdir(test.dataDir)).not.toContain('library-index.snapshot')
    free = 512 * 2 ** 20
    expect((await sendAvatar(test, id)).statusCode).toBe(200)
  } finally {
    await test.close()
  }
})

// Only root can make a disk so small that it is full.
if (process.platform === 'linux' && process.getuid?.() === 0) {
  it('a full disk takes no image, serves those there are, and recovers by itself', async () => {
    const folder = await makeTemporaryFolder()
    await run('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder])
    const test = await createTestApp({ dataDir: folder })
    try {
      const { id } = await createTestAccount(test.db)
      const first = await sendAvatar(test, id)
      const { cdnId } = first.json<{ data: { cdnId: string } }>().data
      const ballast = join(folder, 'ballast')
      await writeFile(ballast, Buffer.alloc(4 * 2 ** 20)).catch(() => undefined)

      expectFull(await sendAvatar(test, id))
      expect(await test.db.selectFrom('image').select('cdn_id').execute()).toEqual([
        { cdn_id: cdnId },
      ])
      const files = await readdir(join(folder, 'images'), { recursive: true, withFileTypes: true })
      expect(files.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual([
        `${cdnId}.jpeg`,
      ])
      // What is made of an image needs no room to be sent.
      for (let asked = 0; asked < 2; asked += 1) {
        expect((await test.app.inject(`/images/${cdnId}?width=320`)).statusCode).toBe(200)
      }
      await removeFolder(ballast)
      expect((await sendAvatar(test, id)).statusCode).toBe(200)
    } finally {
      await test.close()
      await run('umount', ['-l', folder])
      await removeFolder(folder)
    }
  })
}
