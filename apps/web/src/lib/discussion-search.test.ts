import { expect, it } from 'vitest'
import { parseDiscussionSearch } from './discussion-search.ts'

it('what makes no sense stands there as nothing, as the router would take it otherwise', () => {
  expect(parseDiscussionSearch({ threads: 'x', reviews: '2' })).toStrictEqual({
    threads: undefined,
    reviews: 2,
  })
})
