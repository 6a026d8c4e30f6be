import { expect, test } from 'vitest'
import { oxideSources } from './oxide-sources.ts'
import { sourceShares } from './source-shares.ts'

const LEACH = oxideSources([
  { name: 'Potash Feldspar', amount: 40, percent: { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 } },
  { name: 'Silica', amount: 30, percent: { SiO2: 100 } },
  { name: 'Whiting', amount: 20, percent: { CaO: 56.1 } },
  { name: 'Kaolin', amount: 10, percent: { SiO2: 47.29, Al2O3: 40.21 } },
  { name: 'Secret', amount: 10, percent: null },
])

test('an oxide is shared out among the materials that bring it', () => {
  const shares = sourceShares(LEACH, 'Al2O3')
  expect(shares.map(({ source, name }) => [source, name])).toEqual([
    [0, 'Potash Feldspar'],
    [3, 'Kaolin'],
  ])
  expect(shares[0]?.share).toBeCloseTo(7.328 / (7.328 + 4.021), 6)
  const whole = sourceShares(LEACH, 'SiO2').reduce((sum, { share }) => sum + share, 0)
  expect(whole).toBeCloseTo(1, 9)
})

test('what nobody brings has no sources', () => {
  expect(sourceShares(LEACH, 'ZnO')).toEqual([])
})
