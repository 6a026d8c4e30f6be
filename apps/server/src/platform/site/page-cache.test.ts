import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createPageCache, type KeptPage } from './page-cache.ts'

const TEXT = '<p>a page</p>'.repeat(2_000)

async function keep(): Promise<KeptPage> {
  const cache = createPageCache()
  await cache.load('/', async () => ({
    status: 200,
    body: Buffer.from(TEXT),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  }))
  const kept = cache.get('/')
  if (kept === undefined) throw new Error('The page was not kept')
  return kept
}

it('a page that is kept holds its own bytes and nothing beside them', async () => {
  const { gzipped } = await keep()
  expect(gzipped.body.buffer.byteLength).toBe(gzipped.body.length)
  expect(gunzipSync(gzipped.body).toString()).toBe(TEXT)
})

it('both forms say what they are and how long', async () => {
  const { gzipped, plain } = await keep()
  expect(gzipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(gzipped.body.length),
  })
  expect(plain().body.toString()).toBe(TEXT)
  expect(plain().headers['content-encoding']).toBeUndefined()
  expect(plain().headers['content-length']).toBe(String(TEXT.length))
})
