import { request } from 'node:http'
import { hostname } from 'node:os'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteOrigin } from './site-origin.ts'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify()
  app.get('/unset', (call) => siteOrigin({ publicUrl: undefined, port: 3000 }, call))
  app.get('/set', (call) => siteOrigin({ publicUrl: 'https://glazy.example', port: 3000 }, call))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => app.close())

function ask(path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers: { host } }, (answer) => resolve(text(answer)))
      .on('error', reject)
      .end()
  })
}

describe('links that leave the site', () => {
  it.each(['evil.test', 'localhost:1', 'glazy.example.evil.test'])(
    'lead to PUBLIC_URL whatever the request says: %s',
    async (host) => expect(await ask('/set', host)).toBe('https://glazy.example'),
  )

  it.each(['localhost:3000', '127.0.0.1:3000', `${hostname()}:3000`, `${hostname()}.local:80`])(
    'lead to the name of this machine that was asked for: %s',
    async (host) => expect(await ask('/unset', host)).toBe(`http://${host}`),
  )

  it.each(['evil.test', '127.0.0.1.evil.test', '10.1.2.3', 'localhost.evil.test:80'])(
    'never lead to a name that anybody can send: %s',
    async (host) => expect(await ask('/unset', host)).toBe(`http://127.0.0.1:${port}`),
  )
})
