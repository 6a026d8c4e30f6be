import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** What a search engine or a link preview reads from the head of a page. */
async function readHead(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const meta = (key: string) =>
    html.match(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`))?.[1]
  const structured = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
  ]
  return {
    title: html.match(/<title[^>]*>([^<]*)<\/title>/)?.[1],
    description: meta('description'),
    canonical: html.match(/<link rel="canonical" href="([^"]*)"/)?.[1],
    robots: meta('robots'),
    openGraph: { title: meta('og:title'), url: meta('og:url'), site: meta('og:site_name') },
    languages: [...html.matchAll(/hrefLang="([^"]*)"/gi)].map(([, language]) => language),
    structured: structured.map(([, json = '']) => JSON.parse(json)),
  }
}

test('a recipe is described for search engines and link previews', async ({
  request,
  library,
  baseURL,
}) => {
  const { path } = await library.recipe('Leach 4321')
  const head = await readHead(request, path)
  expect(head.title).toBe('Leach 4321 · Glazy')
  expect(head.description).toContain('Potash Feldspar')
  expect(head.canonical).toBe(baseURL + path)
  expect(head.openGraph).toEqual({ title: 'Leach 4321', url: baseURL + path, site: 'Glazy' })
  expect(head.languages).toContain('x-default')
  expect(head.robots).toBeUndefined()
  expect(head.structured).toContainEqual(
    expect.objectContaining({ '@context': 'https://schema.org', name: 'Leach 4321' }),
  )
})

test('a list is described with its items', async ({ request, baseURL }) => {
  const head = await readHead(request, '/materials')
  expect(head.title).toBe('Materials · Glazy')
  expect(head.canonical).toBe(`${baseURL}/materials`)
  const [list] = head.structured
  expect(list['@type']).toBe('ItemList')
  expect(list.itemListElement.length).toBeGreaterThan(20)
})

test('every combination of filters leads search engines back to one address', async ({
  request,
  baseURL,
}) => {
  const filtered = await readHead(request, '/recipes?q=leach&cone=high')
  expect(filtered.robots).toContain('noindex')
  const typed = await readHead(request, '/recipes?base_type=460&view=list')
  expect(typed.canonical).toBe(`${baseURL}/recipes?base_type=460`)
})

test('the front page names the site', async ({ request }) => {
  const head = await readHead(request, '/')
  expect(head.title).toBe('Glazy')
  expect(head.description).toMatch(/glaze/i)
})

test('robots.txt leads to a sitemap with every public item', async ({
  request,
  library,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.status()).toBe(200)
  expect(robots.headers()['content-type']).toContain('text/plain')
  const sitemap = (await robots.text()).match(/^Sitemap: (.*)$/im)?.[1]
  expect(sitemap).toContain('sitemap')
  const index = await request.get(sitemap ?? '')
  expect(index.headers()['content-type']).toContain('xml')
  const { path } = await library.recipe('Leach 4321')
  const pages = [...(await index.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => url,
  )
  const parts = pages.filter((url) => url.endsWith('.xml'))
  const texts = await Promise.all(parts.map(async (url) => (await request.get(url)).text()))
  expect([...pages, ...texts].join()).toContain(baseURL + path)
})
