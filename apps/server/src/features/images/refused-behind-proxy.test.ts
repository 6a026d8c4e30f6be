import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('a proxy that asks for no second request can send on what was refused, and hands on why', async () => {
  const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
  const proxy = connect(Number(port), '127.0.0.1')
  const piece = Buffer.alloc(500_000)
  proxy.write(
    `POST /v2/materialimages HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${piece.length * 6}\r\n\r\n`,
  )
  const [answer] = (await once(proxy, 'data')) as [Buffer]
  expect(String(answer)).toContain('HTTP/1.1 401 ')
  const faults: Error[] = []
  proxy.on('error', (fault) => faults.push(fault))
  for (let sent = 0; sent < 6; sent += 1) {
    proxy.write(piece)
    await wait(20)
  }
  expect([faults, proxy.destroyed]).toEqual([[], false])
  proxy.destroy()
})
