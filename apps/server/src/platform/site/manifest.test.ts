import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const PUBLIC = fileURLToPath(new URL('../../../../web/public', import.meta.url))

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
  readonly form_factor?: string
  readonly label?: string
}

interface Manifest {
  readonly id: string
  readonly name: string
  readonly lang: string
  readonly icons: readonly Picture[]
  readonly screenshots: readonly Picture[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
  readonly share_target: { readonly action: string }
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ siteName: 'Test Glazes' })
})
afterAll(() => test.close())

const read = async (query = '') => {
  const answer = await test.app.inject(`/app.webmanifest${query}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/)
  return answer.json<Manifest>()
}

it('is one app in all languages, under the name of the site', async () => {
  const [english, german, unknown] = await Promise.all([
    read(),
    read('?lang=de'),
    read('?lang=xx&lang=de'),
  ])
  expect(english).toMatchObject({ id: '/', name: 'Test Glazes', lang: 'en' })
  expect(german).toMatchObject({ id: '/', name: 'Test Glazes', lang: 'de' })
  expect(unknown.lang).toBe('en')
  expect(german.shortcuts.map(({ url }) => url)).toEqual(english.shortcuts.map(({ url }) => url))
  expect(german.shortcuts[0]?.name).toBe('Rezepte')
  for (const { name } of [...english.shortcuts, ...german.shortcuts]) expect(name).not.toBe('')
})

it('names pictures that are there, in the sizes it says', async () => {
  const { icons, screenshots } = await read()
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  expect(new Set(screenshots.map((picture) => picture.form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  )
  for (const { src, sizes } of [...icons, ...screenshots]) {
    expect(existsSync(PUBLIC + src), src).toBe(true)
    if (sizes === 'any') continue
    const { width, height } = await sharp(PUBLIC + src).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

it('what is shared past the worker leads to the page that says so, unread', async () => {
  const { share_target: target } = await read()
  const account = await createTestAccount(test.db)
  const { cookie } = await logIn(test.db, account)
  const answer = await test.app.inject({
    method: 'POST',
    url: target.action,
    headers: { ...cookie, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nnot a form',
  })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/share')
})
