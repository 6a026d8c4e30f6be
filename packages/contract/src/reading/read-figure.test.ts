import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'

test('a figure that is to be so much may differ by what its two decimals do not show', () => {
  const rangeOf = (text: string) =>
    readQuery(text).phrases.map((phrase) => 'range' in phrase && phrase.range)
  expect(rangeOf('B2O3 = 0')).toEqual([{ axis: 'B2O3', max: 0.005 }])
  expect(rangeOf('no boron')).toEqual(rangeOf('B2O3 = 0'))
  expect(rangeOf('with boron')).toEqual([{ axis: 'B2O3', min: 0.005 }])
  expect(rangeOf('SiO2 = 3.5')).toEqual([{ axis: 'SiO2', min: 3.495, max: 3.505 }])
})
