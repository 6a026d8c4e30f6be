import { expect, it } from 'vitest'
import { isNarrowed, parseLogSearch } from './log-search.ts'

it.each([
  [
    { q: 'ash', type: 'notes', p: '2', u: 'demo' },
    { q: 'ash', type: 'notes', p: 2, u: 'demo' },
  ],
  [{ page: 3 }, { p: 3 }],
  [{ page: 3, p: 2 }, { p: 2 }],
  [{ type: 'nothing', p: 0, page: 'x' }, {}],
])('%o is read as %o', (given, search) => {
  expect(parseLogSearch(given)).toEqual(search)
})

it('what makes no sense stands there as nothing, as the router would take it otherwise', () => {
  const nothing = { q: undefined, type: undefined, p: undefined, u: undefined }
  expect(parseLogSearch({ type: 'nothing', p: 'x' })).toStrictEqual(nothing)
})

it('a feed is narrowed by anything but its first page', () => {
  expect([{}, { p: 1 }].some(isNarrowed)).toBe(false)
  expect([{ q: 'ash' }, { type: 'notes' }, { u: 'demo' }, { p: 2 }].every(isNarrowed)).toBe(true)
})
