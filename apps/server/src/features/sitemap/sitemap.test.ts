import { OFFERED_LANGUAGES } from '@glazy/locales/languages'
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

const ADDRESSES = ['/robots.txt', '/sitemap.xml', '/sitemap-0.xml', '/sitemap-posts-0.xml']

it.each(ADDRESSES)('%s may be kept for an hour, where the site knows its address', async (url) => {
  expect((await test.app.inject(url)).headers['cache-control']).toBe('public, max-age=3600')
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

it('names each page in every language that is offered', async () => {
  const { body } = await test.app.inject('/sitemap-0.xml')
  const links = OFFERED_LANGUAGES.map((code) => {
    const href = `https://glazes.example/recipes${code === 'en' ? '' : `?lang=${code}`}`
    return `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`
  })
  expect(body).toContain(`<loc>https://glazes.example/recipes</loc>${links.join('')}</url>`)
  expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
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

it('lists collections in which there is something to see, public kiln schedules, and their people', async () => {
  const { db } = test
  const keeper = await createTestAccount(db, { username: 'keeps_folders' })
  const firer = await createTestAccount(db, { username: 'fires_kilns' })
  const writer = await createTestAccount(db, { username: 'writes_logs' })
  const empty = await createTestAccount(db, { username: 'keeps_nothing' })
  const [shown = 0, hidden = 0] = await buildItems(db, [
    { ownerId: await buildAccount(db) },
    { ownerId: keeper.id, isPrivate: true },
  ])
  const folders = await db
    .insertInto('collection')
    .values([
      { owner_id: keeper.id, name: 'Ash & iron' },
      { owner_id: empty.id, name: 'Nothing to see' },
    ])
    .returning('id')
    .execute()
  await db
    .insertInto('collection_material')
    .values([
      { collection_id: folders[0]?.id ?? 0, material_id: shown },
      { collection_id: folders[1]?.id ?? 0, material_id: hidden },
    ])
    .execute()
  const kiln = { owner_id: firer.id, start_temperature: 20, is_celsius: true }
  await db
    .insertInto('kiln_schedule')
    .values([
      { ...kiln, name: 'Slow cone 6', is_private: false },
      { ...kiln, name: 'Secret', is_private: true },
    ])
    .execute()
  await recordLog(db, { type: 'NOTE', authorId: writer.id, isPosted: true, title: 'A firing' })
  const index = (await test.app.inject('/sitemap.xml')).body
  expect(index).toContain('<loc>https://glazes.example/sitemap-collections-0.xml</loc>')
  expect(index).toContain('<loc>https://glazes.example/sitemap-kilns-0.xml</loc>')
  const collections = (await test.app.inject('/sitemap-collections-0.xml')).body
  expect(collections.match(/<loc>/g)).toHaveLength(1)
  expect(collections).toMatch(/\/keeps_folders\/bookmarks\/\d+\/ash-and-iron<\/loc><lastmod>/)
  const kilns = (await test.app.inject('/sitemap-kilns-0.xml')).body
  expect(kilns.match(/<loc>/g)).toHaveLength(1)
  expect(kilns).toMatch(/\/kilnschedules\/\d+\/slow-cone-6<\/loc><lastmod>/)
  const people = (await test.app.inject('/sitemap-people-0.xml')).body
  for (const name of ['keeps_folders', 'fires_kilns', 'writes_logs']) expect(people).toContain(name)
  expect(people).not.toContain('keeps_nothing')
})

it('has no file beyond the last item', async () => {
  expect((await test.app.inject('/sitemap-7.xml')).statusCode).toBe(404)
})
