import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordLog } from '#features/logs/record/record-log.ts'
import { createTestAccount } from '#testing/accounts.ts'
import { buildAccount, buildItems } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ publicUrl: 'https://glazes.example' })
  const ownerId = await buildAccount(test.db)
  await buildItems(test.db, [
    { ownerId, name: 'Ash & Iron <one>' },
    { ownerId, name: 'Nobody sees this', isPrivate: true },
  ])
})
afterAll(() => test.close())

it('tells crawlers where the list of pages is and what is not for them', async () => {
  const { body } = await test.app.inject('/robots.txt')
  expect(body).toContain('Sitemap: https://glazes.example/sitemap.xml')
  expect(body).toContain('Disallow: /v2/')
})

it('names its files in the index', async () => {
  const { body, headers } = await test.app.inject('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain('<loc>https://glazes.example/sitemap-0.xml</loc>')
})

it('lists public items by their address, and no private one', async () => {
  const { body } = await test.app.inject('/sitemap-0.xml')
  expect(body).toMatch(
    /<loc>https:\/\/glazes\.example\/recipes\/\d+\/ash-[a-z-]*iron-one<\/loc><lastmod>\d{4}-/,
  )
  expect(body).toContain('<loc>https://glazes.example/recipes</loc>')
  expect(body).not.toContain('nobody-sees-this')
})

it('lists what people have posted, and nothing that is private or written by the site', async () => {
  const { db } = test
  expect((await test.app.inject('/sitemap.xml')).body).not.toContain('posts')
  const authorId = await buildAccount(db)
  const [materialId = 0] = await buildItems(db, [
    { ownerId: authorId, name: 'Hidden', isPrivate: true },
  ])
  const log = { type: 'NOTE', authorId, isPosted: true } as const
  await recordLog(db, { ...log, title: 'Ash & iron' })
  await recordLog(db, { ...log, title: 'Private', isPrivate: true })
  await recordLog(db, { ...log, title: 'About what is private', materialId })
  await recordLog(db, { ...log, title: 'By the site', isPosted: false })
  expect((await test.app.inject('/sitemap.xml')).body).toContain(
    '<loc>https://glazes.example/sitemap-posts-0.xml</loc>',
  )
  const { body } = await test.app.inject('/sitemap-posts-0.xml')
  expect(body.match(/<loc>/g)).toHaveLength(1)
  expect(body).toMatch(/\/posts\/\d+\/ash-and-iron<\/loc><lastmod>/)
  expect((await test.app.inject('/sitemap-posts-9.xml')).statusCode).toBe(404)
})

it('lists people who have shown something, and nobody else', async () => {
  const shown = await createTestAccount(test.db, { username: 'shows_glazes' })
  const hiding = await createTestAccount(test.db, { username: 'hides_glazes' })
  const reserved = await createTestAccount(test.db, { username: 'kilns' })
  await buildItems(test.db, [
    { ownerId: shown.id },
    { ownerId: hiding.id, isPrivate: true },
    { ownerId: reserved.id },
  ])
  const index = await test.app.inject('/sitemap.xml')
  expect(index.body).toContain('<loc>https://glazes.example/sitemap-people-0.xml</loc>')
  const { body } = await test.app.inject('/sitemap-people-0.xml')
  expect(body).toContain('<loc>https://glazes.example/shows_glazes</loc>')
  expect(body).toContain(`<loc>https://glazes.example/${reserved.id}</loc>`)
  expect(body).not.toContain('hides_glazes')
  expect((await test.app.inject('/sitemap-people-9.xml')).statusCode).toBe(404)
})

it('has no file beyond the last item', async () => {
  expect((await test.app.inject('/sitemap-7.xml')).statusCode).toBe(404)
})
