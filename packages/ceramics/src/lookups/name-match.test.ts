import { describe, expect, test } from 'vitest'
import { createNameMatcher, MAXIMUM_MATCH_SCORE, MINIMUM_MATCH_SCORE } from './name-match.ts'

const NAMES = [
  'Custer Feldspar',
  'Potash Feldspar',
  'Minspar 200',
  'EPK Kaolin',
  'Kaolin',
  'Silica',
  'Whiting',
  'Red Iron Oxide',
  'Zinc Oxide',
  'Tin Oxide',
  'Ferro Frit 3134',
  'Ferro Frit 3124',
  'G-200 Feldspar',
  'OM4 Ball Clay',
  'Copper Carbonate',
  'Cobalt Carbonate',
  'Strontium Carbonate',
  'Bentonite',
  'Nepheline Syenite',
]
const match = createNameMatcher(NAMES, (name) => [name])
const best = (name: string) => match(name)[0]?.item

describe('the same name', () => {
  test.each(['Silica', 'SILICA', ' silica ', 'Sílica', 'silica.'])('%j', (name) => {
    expect(match(name)[0]).toEqual({ item: 'Silica', score: MAXIMUM_MATCH_SCORE })
  })

  test.each(['Feldspar, Custer', 'CUSTER feldspar'])('in any order of words: %j', (name) => {
    expect(match(name)[0]).toEqual({ item: 'Custer Feldspar', score: MAXIMUM_MATCH_SCORE })
  })

  test('is less than certain where brackets say more', () => {
    expect(match('Silica (Flint)')[0]).toEqual({ item: 'Silica', score: 1 })
    const find = createNameMatcher(['Custer Feldspar (2000-2012)'], (name) => [name])
    expect(find('Custer Feldspar')[0]?.score).toBe(1)
  })

  test('comes before those that contain it', () => {
    expect(match('Kaolin').map((found) => found.item)).toEqual(['Kaolin', 'EPK Kaolin'])
  })
})

test.each([
  ['feldspar, custer', 'Custer Feldspar'],
  ['Whitting', 'Whiting'],
  ['colbalt carbonate', 'Cobalt Carbonate'],
  ['iron oxide red', 'Red Iron Oxide'],
  ['EPK', 'EPK Kaolin'],
  ['frit 3134', 'Ferro Frit 3134'],
  ['Frit Ferro 3124', 'Ferro Frit 3124'],
  ['G200', 'G-200 Feldspar'],
  ['OM-4', 'OM4 Ball Clay'],
  ['Bentonite 325 mesh', 'Bentonite'],
  ['neph. syenite', 'Nepheline Syenite'],
])('%j finds %j', (name, expected) => {
  expect(best(name)).toBe(expected)
})

test.each([
  ['another feldspar', 'soda feldspar'],
  ['another carbonate', 'magnesium carbonate'],
  ['another frit', 'Ferro Frit 3195'],
  ['another ball clay', 'OM10 Ball Clay'],
  ['a stranger', 'Unobtainium'],
  ['signs alone', '***'],
  ['nothing', ''],
])('%s finds none: %j', (_, name) => {
  expect(match(name)).toEqual([])
})

test.each([
  ['Ammonium Sulfate', 'Aluminum Sulfate'],
  ['Lithium Fluoride', 'Fluorspar'],
  ['Calcium Molybdate', 'Calcium Feldspar'],
  ['Calcium Molybdate', 'Lime Feldspar'],
  ['Cobalt Sulfate', 'Cobalt Carbonate'],
  ['Cobalt Chloride', 'Cobalt Chromate'],
  ['Sodium Carbonate', 'Sodium Bicarbonate'],
  ['Sodium Silicate', 'Potassium Silicate'],
  ['Soda Feldspar', 'Potash Feldspar'],
  ['Potassium Nitrate', 'Potassium Dichromate'],
  ['Magnesium Carbonate', 'Manganese Carbonate'],
  ['Strontium Carbonate', 'Barium Carbonate'],
  ['Sodium Phosphate', 'Calcium Phosphate'],
  ['Tin Chloride', 'Tin Oxide'],
  ['Zinc Oxide', 'Zirconium Oxide'],
  ['Red Iron Oxide', 'Black Iron Oxide'],
  ['Iron Oxide (Black)', 'Iron Oxide (Red)'],
  ['Copper Oxide, red', 'Black Copper Oxide'],
  ['Colbalt Carbonat', 'Cobalt Sulphate'],
  ['Alumina Hydrate', 'Alumina Oxide'],
  ['Lead Carbonate', 'Lead Bisilicate'],
  ['Co Carb', 'Cu Carb'],
  ['Co Carb', 'Copper Carbonate'],
  ['CaCO3', 'CoCO3'],
  ['Iron Chromate', 'Iron Chromite'],
  ['Cryolite', 'Chromite'],
  ['Pioneer Talc', 'Pioneer Kaolin'],
  ['Kona Quartz', 'Kona Feldspar'],
])('%j is another substance than %j', (name, other) => {
  // Beside two more, so that words that both have weigh as much as they can.
  const find = createNameMatcher([other, 'Silica', 'Kaolin'], (item) => [item])
  expect(find(name).map(({ item }) => item)).not.toContain(other)
})

test.each([
  ['Chrome Oxide', 'Chromium Oxide'],
  ['Red Iron', 'Red Iron Oxide'],
  ['Custer Potash Feldspar', 'Custer Feldspar'],
  ['Magnesium Sulphate (Epsom)', 'Magnesium Sulfate'],
  ['Iron Oxide, Spanish Red', 'Spanish Red Iron Oxide'],
  ['Titanium Oxide', 'Titanium Dioxide'],
])('%j may be %j', (name, other) => {
  const find = createNameMatcher([other, 'Silica', 'Kaolin'], (item) => [item])
  expect(find(name)[0]?.item).toBe(other)
})

test('scores lie between the thresholds, the nearest first', () => {
  for (const name of ['ferro frit', 'oxide zinc tin', 'custer feldspr', 'kaolin epk']) {
    const scores = match(name).map((found) => found.score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const score of scores) {
      expect(score).toBeGreaterThanOrEqual(MINIMUM_MATCH_SCORE)
      expect(score).toBeLessThanOrEqual(MAXIMUM_MATCH_SCORE)
    }
  }
})

test('how fine something is ground is no part of its name, but for sands', () => {
  const find = createNameMatcher(
    ['Mica 325mesh', 'Silica', 'Sand 60 mesh', 'Sand 16 mesh'],
    (name) => [name],
  )
  expect(find('Silica, 325 mesh')[0]).toEqual({ item: 'Silica', score: 1 })
  expect(find('sand 16 mesh')[0]).toEqual({ item: 'Sand 16 mesh', score: MAXIMUM_MATCH_SCORE })
})

test('other names of a material find it too', () => {
  const materials = [
    { id: 1, names: ['Silica', 'Quartz', 'Flint'] },
    { id: 2, names: ['Whiting', 'Calcium Carbonate'] },
  ]
  const find = createNameMatcher(materials, (material) => material.names)
  expect(find('flint')[0]?.item.id).toBe(1)
  expect(find('calcium carbonate')[0]).toMatchObject({ item: { id: 2 }, score: 2 })
  expect(find('Silica')).toHaveLength(1)
})

test('of equals the earlier wins', () => {
  const twins = createNameMatcher([1, 2], () => ['Silica'])
  expect(twins('silica').map((found) => found.item)).toEqual([1, 2])
  // Whichever of their words the name begins with.
  const slips = createNameMatcher(['Amber Slip', 'Beige Slip'], (name) => [name])
  expect(slips('beige amber').map((found) => found.item)).toEqual(['Amber Slip', 'Beige Slip'])
})

test('words that share half of their letter pairs are just alike enough', () => {
  // ^a ab b$ and ^a ab bc cd d$: two in common, of three and five.
  const [found] = createNameMatcher(['Feldspar Abcd'], (name) => [name])('Feldspar Ab')
  // Each known word weighs 1, the unknown one half; the unlike words count by their likeness, ½.
  expect(found?.score).toBeCloseTo((1 + 0.25 + 1 + 0.5) / (1 + 0.5 + 1 + 1), 12)
})
