import { expect, it } from 'vitest'
import { isNarrowed, parseLogSearch } from './log-search.ts'

it.each([
  [
    { q: 'ash', type: 'notes', p: '2', u: 'demo' },
    { q: 'ash', type: 'notes', p: 2, u: 'demo' },
  ],
  [{ type: 'nothing', p: 0 }, {}],
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
