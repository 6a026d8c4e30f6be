import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { createTestApp } from '#testing/test-app.ts'

/** Opens connections, says when the system has taken them all, sends a request on each, tells the answers. */
const CALLERS = `
const { connect } = require('node:net')
const { parentPort, workerData } = require('node:worker_threads')
const { port, callers, arrived } = workerData
const extras = ['', 'Expect: 100-continue\\r\\n', 'Connection: Upgrade\\r\\nUpgrade: websocket\\r\\n']
const answers = Array.from({ length: callers }, (_, place) => new Promise((resolve) => {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('connect', () => {
    socket.write('GET /v2/oxides HTTP/1.1\\r\\nHost: localhost\\r\\n' + extras[place % 3] + '\\r\\n')
    if (Atomics.add(arrived, 0, 1) === callers - 1) Atomics.notify(arrived, 0)
  })
  socket.on('data', (bytes) => (said += bytes))
  socket.on('error', ({ code }) => resolve(code))
  socket.on('end', () => resolve(said.replace('HTTP/1.1 100 Continue\\r\\n\\r\\n', '').split('\\r\\n')[0]))
}))
void Promise.all(answers).then((all) => parentPort.postMessage(all))
`

it('a server that closes answers whoever the system has let in for it, whatever they hope for', async () => {
  const { app, close } = await createTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const callers = 50
  const arrived = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(CALLERS, { eval: true, workerData: { port, callers, arrived } })
  const told = once(worker, 'message')
  await once(worker, 'online')
  // Meanwhile this thread takes nobody in, as one that is rendering a page.
  for (let count = 0; count < callers; count = Atomics.load(arrived, 0)) {
    Atomics.wait(arrived, 0, count, 100)
  }
  await app.close()
  const [answers] = (await told) as [readonly string[]]
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']))
  await close()
})

it('a server that closes waits for whoever is about to ask, not for spare connections', async () => {
  const { app, close } = await createTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const [spare, late] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  const heard = late.setEncoding('utf8').toArray()
  await Promise.all([once(spare, 'connect'), once(late, 'connect')])
  const spareIsLetGo = once(spare.resume(), 'close')
  const closed = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  late.write('GET /v2/oxides HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await spareIsLetGo
  expect((await heard).join('')).toMatch(/^HTTP\/1.1 200 OK/)
  await closed
  await close()
})
