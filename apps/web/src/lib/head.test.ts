import { expect, test } from 'vitest'
import { pageHead } from './head.ts'
import { EMPTY_SITE } from './site.ts'

const site = { ...EMPTY_SITE, name: 'Glazy', url: 'https://glazes.example', year: 2026 }
const page = {
  site,
  language: 'en',
  description: 'A celadon.',
  path: '/recipes/5/celadon',
} as const

test('a page has title, description, canonical address and its languages', () => {
  const { meta, links } = pageHead({ ...page, title: 'Celadon' })
  expect(meta).toContainEqual({ title: 'Celadon · Glazy' })
  expect(meta).toContainEqual({ name: 'description', content: 'A celadon.' })
  const href = 'https://glazes.example/recipes/5/celadon'
  expect(links).toContainEqual({ rel: 'canonical', href })
  expect(links).toContainEqual({ rel: 'alternate', hrefLang: 'en', href })
  expect(links).toContainEqual({ rel: 'alternate', hrefLang: 'x-default', href })
})

test('a page in another language has an address of its own', () => {
  const { meta, links } = pageHead({ ...page, language: 'ja', path: '/recipes?type=500' })
  const href = 'https://glazes.example/recipes?type=500&lang=ja'
  expect(meta).toContainEqual({ property: 'og:url', content: href })
  expect(links).toContainEqual({ rel: 'canonical', href })
  expect(links).toContainEqual({ rel: 'alternate', hrefLang: 'ja', href })
  const bare = 'https://glazes.example/recipes?type=500'
  expect(links).toContainEqual({ rel: 'alternate', hrefLang: 'x-default', href: bare })
})

test('addresses of images are made absolute', () => {
  const image = { url: '/images/abc?width=1280', alt: 'A celadon bowl', width: 1280 }
  const { meta } = pageHead({ ...page, image })
  const url = 'https://glazes.example/images/abc?width=1280'
  expect(meta).toContainEqual({ property: 'og:image', content: url })
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1280' })
})

test('an unlisted page names no canonical address', () => {
  const { meta, links } = pageHead({ ...page, isUnlisted: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(links).toEqual([])
})
