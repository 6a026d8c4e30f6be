import { expect, it } from 'vitest'
import { oklabFromHex } from './oklab.ts'

/** Source: W3C CSS Color 4, sample values of sRGB primaries in OKLab (L, a, b). */
it.each([
  ['ffffff', [1, 0, 0]],
  ['000000', [0, 0, 0]],
  ['ff0000', [0.628, 0.2249, 0.1258]],
  ['00ff00', [0.8664, -0.2339, 0.1795]],
  ['0000ff', [0.452, -0.0325, -0.3115]],
])('OKLab of %s', (hex, [L = 0, a = 0, b = 0]) => {
  const lab = oklabFromHex(hex)
  expect(lab.L).toBeCloseTo(L, 3)
  expect(lab.a).toBeCloseTo(a, 3)
  expect(lab.b).toBeCloseTo(b, 3)
})
