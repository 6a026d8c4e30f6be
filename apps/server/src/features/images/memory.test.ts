import { readFile } from 'node:fs/promises'
import { AVATAR_MAX_BYTES } from '@glazy/contract/limits'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { startServerProcess, type ServerProcess } from '#testing/server-process.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** Nearly as many pixels as are taken. */
const SIDE = 7_000
const MEGABYTE = 2 ** 20
/** Of two hundred that one of them takes while it is read. */
const STAYS_MAX = 150 * MEGABYTE
const SENDERS = 4

let test: TestApp
let server: ServerProcess
beforeAll(async () => {
  test = await createTestApp()
  server = await startServerProcess(test)
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await test.close()
})

async function residentMemory(): Promise<number> {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8')
  return 1_024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}

async function send(content: Buffer, type: string): Promise<number> {
  const { bearer } = await logIn(test.db, await createTestAccount(test.db))
  const form = new FormData()
  form.set('imageFile', new Blob([new Uint8Array(content)], { type }), 'picture')
  const answer = await fetch(`${server.site}/auth/createAvatar`, {
    method: 'POST',
    headers: { ...bearer },
    body: form,
  })
  await answer.arrayBuffer()
  return answer.status
}

// What gives it back is the C library of Linux.
it.runIf(process.platform === 'linux')(
  'what the largest pictures took is given back, however many came at once',
  async () => {
    const picture = sharp({
      create: { width: SIDE, height: SIDE, channels: 3, background: '#3d6b57' },
    })
    const jpeg = await picture.clone().jpeg({ progressive: true }).toBuffer()
    const webp = await picture.clone().webp().toBuffer()
    expect(Math.max(jpeg.length, webp.length)).toBeLessThan(AVATAR_MAX_BYTES)
    // The first picture brings the image library, which stays.
    const small = await picture.clone().resize(200).jpeg().toBuffer()
    expect(await send(small, 'image/jpeg')).toBe(200)
    const before = await residentMemory()
    const sent = Array.from({ length: SENDERS }, () => [
      send(jpeg, 'image/jpeg'),
      send(webp, 'image/webp'),
    ])
    expect(new Set(await Promise.all(sent.flat()))).toEqual(new Set([200]))
    await expect
      .poll(async () => (await residentMemory()) - before, { timeout: 30_000, interval: 500 })
      .toBeLessThan(STAYS_MAX)
  },
  180_000,
)
