import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { makePicture } from '#testing/pictures.ts'
import { installSponsors } from './sponsor-logos.ts'

let dataDir: string
let warnings: unknown[]
beforeEach(async () => {
  dataDir = await makeTemporaryFolder()
  await mkdir(join(dataDir, 'sponsors'))
  warnings = []
})
afterEach(() => removeFolder(dataDir))

const put = (name: string, content: Buffer | string) =>
  writeFile(join(dataDir, 'sponsors', name), content)

/** A server with one sponsor, and what pages know of it. */
async function open(logo?: string) {
  const app = Fastify()
  const sponsor = { name: 'A kiln maker', url: 'https://kilns.example', logo }
  const [shown] = await installSponsors(
    app,
    { sponsors: [sponsor], dataDir },
    { warn: (facts: object) => warnings.push(facts) },
  )
  return { app, shown }
}

it('a logo is served as small as it is shown, for good', async () => {
  await put('kilns.png', await makePicture(720, 72, '#8a5a33').png().toBuffer())
  const { app, shown } = await open('kilns.png')
  expect(shown?.logo).toMatchObject({ width: 180, height: 18 })
  expect(shown?.logo?.src).toMatch(/^\/sponsors\/[0-9a-f]{16}\.webp$/)
  const answer = await app.inject(shown?.logo?.src ?? '')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 360, height: 36 })
  expect((await app.inject('/sponsors/kilns.png')).statusCode).toBe(404)
  expect(warnings).toEqual([])
})

it('a sponsor without a logo is named in words', async () => {
  const { app, shown } = await open()
  expect(shown).toEqual({ name: 'A kiln maker', url: 'https://kilns.example' })
  expect((await app.inject('/sponsors/a.webp')).statusCode).toBe(404)
})

it.each([
  ['that is not there', undefined],
  ['with scripts in it', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['that is damaged', Buffer.from('\x89PNG\r\n\x1a\n and nothing', 'latin1')],
  ['that is too large', Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(500_001)])],
])('so is one with a file %s, and the log says so', async (_what, content) => {
  if (content !== undefined) await put('logo.png', content)
  const { shown } = await open('logo.png')
  expect(shown).toEqual({ name: 'A kiln maker', url: 'https://kilns.example' })
  expect(warnings).toEqual([
    { sponsor: 'A kiln maker', path: join(dataDir, 'sponsors', 'logo.png') },
  ])
})
