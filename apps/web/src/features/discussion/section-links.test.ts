import { expect, it } from 'vitest'
import { parseDiscussionSearch } from '#lib/discussion-search.ts'
import { reviewsHref, threadsHref } from './section-links.ts'

it('reads what it writes', () => {
  const read = (href: string) =>
    parseDiscussionSearch(Object.fromEntries(new URL(href, 'http://localhost').searchParams))
  expect(read(threadsHref('/recipes/1/tenmoku', 12))).toEqual({ threads: 12 })
  expect(read(reviewsHref('/recipes/1/tenmoku', 2))).toEqual({ reviews: 2 })
  expect(threadsHref('/posts/1/test', undefined)).toBe('/posts/1/test#comments')
  expect(reviewsHref('/recipes/1', undefined)).toBe('/recipes/1#reviews')
})

it.each([
  { threads: 'all' },
  { threads: '-1' },
  { reviews: '0' },
  { reviews: ['1', '2'] },
  { p: 2 },
])('leaves out what makes no sense: %o', (given) =>
  expect(parseDiscussionSearch(given)).toEqual({}),
)
