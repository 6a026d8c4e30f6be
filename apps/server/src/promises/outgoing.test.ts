import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { listOperations, type OpenApiDocument } from '#testing/fuzz/openapi-document.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { pause } from '#platform/postgres/process-state.ts'

let test: TestApp
let listener: Server
let calls = 0
beforeAll(async () => {
  test = await createTestApp()
  listener = createServer((socket) => {
    calls += 1
    socket.destroy()
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
})
afterAll(async () => {
  listener.close()
  await test.close()
})

it('no address that somebody gives us is called', async () => {
  const address = listener.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = `http://127.0.0.1:${port}/picture.png`
  const account = await createTestAccount(test.db)
  const { bearer } = await logIn(test.db, account)
  const fields = {
    name: 'Test',
    username: account.username,
    email: account.email,
    url,
    avatar: url,
    image: url,
    imageUrl: url,
    imageFile: url,
    source: url,
    webhook: url,
    description: `<p><a href="${url}">here</a><img src="${url}"></p>`,
    newName: url,
    translations: [{ locale: 'en', name: url, description: url }],
  }
  const saved = await test.app.inject({
    method: 'PATCH',
    url: '/v2/auth/profile',
    headers: bearer,
    payload: fields,
  })
  expect(saved.statusCode).toBe(200)
  for (const { method, path } of listOperations(test.app.swagger() as unknown as OpenApiDocument)) {
    await test.app.inject({
      method: method as 'GET',
      url: `${path.replace(/\{\w+\}/g, encodeURIComponent(url))}?url=${encodeURIComponent(url)}`,
      headers: { ...bearer, 'x-requested-with': 'XMLHttpRequest', referer: url },
      ...(method !== 'GET' && { payload: fields }),
    })
  }
  await pause(200)
  expect(calls).toBe(0)
})

/** Files that speak to someone else than the visitor; the operator's settings say to whom. */
const SPEAKERS = [
  'platform/mail/mail-transport.ts',
  'platform/mail/outbox.ts',
  'platform/mail/smtp.ts',
  'platform/object-store/s3-store.ts',
  'platform/postgres/instance-lock.ts',
  'platform/translator.ts',
]

/** A request, a connection, or a package that makes them; types and constants are none. */
const SPEAKING =
  /(?<![.\w])fetch\((?!\w+:)|import \{[^}]*\b(request|get|connect|createConnection)\b[^}]*\} from 'node:(https?|http2|net|tls)'|from '(undici|axios|got|nodemailer|aws4fetch|@aws-sdk\/[^']+|minio)'/

it('no code of the server calls anybody but those whom the operator names', () => {
  const source = fileURLToPath(new URL('..', import.meta.url))
  const speakers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
    .filter((file) => SPEAKING.test(readFileSync(join(source, file), 'utf8')))
  expect(speakers.filter((file) => !SPEAKERS.includes(file))).toEqual([])
  expect(speakers).toContain('platform/object-store/s3-store.ts')
})
