import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await createTestApp()
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => test.close())

const PIECE = Buffer.alloc(500_000, ' ')
const JSON_BODY =
  'POST /v2/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

it.each([
  [
    401,
    `POST /v2/materialimages HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${PIECE.length * 6}\r\n\r\n`,
  ],
  [413, `${JSON_BODY}connection: close\r\ncontent-length: ${PIECE.length * 6}\r\n\r\n`],
  [413, `${JSON_BODY}content-length: ${PIECE.length * 6}\r\n\r\n`],
])('a proxy can send on what was refused, and hands on why: %s', async (status, head) => {
  const proxy = connect(port, '127.0.0.1')
  proxy.write(head)
  const [answer] = (await once(proxy, 'data')) as [Buffer]
  expect(String(answer)).toContain(`HTTP/1.1 ${status} `)
  const faults: Error[] = []
  proxy.on('error', (fault) => faults.push(fault))
  for (let sent = 0; sent < 6; sent += 1) {
    proxy.write(PIECE)
    await wait(20)
  }
  expect([faults, proxy.destroyed]).toEqual([[], false])
  proxy.destroy()
})

it('what has no end is answered when it is too large, and not read for ever', async () => {
  const sender = connect(port, '127.0.0.1')
  let answer = ''
  sender.on('data', (data) => (answer += String(data)))
  const faults: Error[] = []
  sender.on('error', (fault) => faults.push(fault))
  sender.write(`${JSON_BODY}transfer-encoding: chunked\r\n\r\n`)
  const sent = await sendUntilClosed(sender)
  expect(answer).toContain('HTTP/1.1 413 ')
  expect(sent).toBeLessThan(400_000_000)
})

async function sendUntilClosed(sender: Socket): Promise<number> {
  const chunk = `${PIECE.length.toString(16)}\r\n${String(PIECE)}\r\n`
  const closed = once(sender, 'close')
  let sent = 0
  while (!sender.destroyed && sent < 400_000_000) {
    const isTaken = sender.write(chunk)
    sent += PIECE.length
    if (!isTaken) await Promise.race([once(sender, 'drain'), closed]).catch(() => undefined)
  }
  return sent
}
