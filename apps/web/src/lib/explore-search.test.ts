import { expect, test } from 'vitest'
import { parseExploreSearch, withCategory } from './explore-search.ts'

test('the address of the explorer is that of a list with a chart', () => {
  const search = {
    cone: '30',
    min: { SiO2: '3' },
    x: 'CaO',
    y: 'R2OTotal',
    by: 'cone',
    density: 'true',
    zoom: '4,0.5,0.2',
    area: '0.1,0.2,0.4,0.3',
  }
  expect(parseExploreSearch(search)).toEqual({
    cone: 30,
    min: { SiO2: 3 },
    x: 'CaO',
    y: 'R2O',
    by: 'cone',
    density: true,
    zoom: '4,0.5,0.2',
    area: '0.1,0.2,0.4,0.3',
  })
})

test('what a chart cannot show is left out, what a list cannot find is an error', () => {
  expect(
    parseExploreSearch({
      x: 'Unobtainium',
      by: 'taste',
      density: 'much',
      zoom: 'near',
      area: '1',
    }),
  ).toMatchObject({
    zoom: undefined,
    area: undefined,
    x: undefined,
    by: undefined,
    density: undefined,
  })
  expect(() => parseExploreSearch({ cone: '99' })).toThrow('cone')
  expect(() => parseExploreSearch({ min: { SiO2: 'much' } })).toThrow('min')
})

test('another kind of items has other types, on the same chart', () => {
  const search = { category: 'recipes', type: 540, base_type: 460, cone: 'low', x: 'CaO' } as const
  const { type, base_type: base, ...rest } = withCategory(search, 'materials')
  expect([type, base]).toEqual([undefined, undefined])
  expect(rest).toEqual({ category: 'materials', cone: 'low', x: 'CaO' })
})
