import { expect, it } from 'vitest'
import { formatAmericanDate, parseDate } from './date.ts'

it.each([
  ['2020-03-05', '2020-03-05'],
  ['2020-3-5 10:11:12', '2020-03-05'],
  ['3/5/2020', '2020-03-05'],
  ['03/05/70', '1970-03-05'],
  ['6/3/69', '2069-06-03'],
  ['March 5, 2020', '2020-03-05'],
  ['2/29/2000', '2000-02-29'],
])('reads %s as %s', (text, date) => {
  expect(parseDate(text)).toBe(date)
})

it.each(['', 'soon', '2/29/1900', '13/1/2000', '2020-00-10', 'Foo 5, 2020'])(
  'finds no date in %j',
  (text) => {
    expect(parseDate(text)).toBeNull()
  },
)

it('writes month, day and year', () => {
  expect(formatAmericanDate('2020-03-05')).toBe('03/05/2020')
})
