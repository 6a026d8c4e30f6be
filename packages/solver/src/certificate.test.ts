import { describe, expect, it } from 'vitest'
import { isProof, isRefuted } from './certificate.ts'
import { add, exactOf, multiply } from './exact.ts'
import { readProblem } from './problem.ts'
import type { Demand } from './question.ts'
import { CHALK, FELDSPAR, LEACH_SHELF, SPODUMENE, TALC } from './test-materials.ts'

describe('decimals', () => {
  it.each([
    [0.1, 1n, 1],
    [64.76, 6476n, 2],
    [-2.5, -25n, 1],
    [1e21, 10n ** 21n, 0],
    [1.5e-9, 15n, 10],
    [0, 0n, 0],
  ])('%s as it is written', (value, whole, places) => {
    expect(exactOf(value)).toEqual({ whole, places })
  })

  it('are counted with exactly', () => {
    expect(add(exactOf(0.1), exactOf(0.2))).toEqual(exactOf(0.3))
    expect(multiply(exactOf(0.1), exactOf(-0.2))).toEqual(exactOf(-0.02))
    expect(add(exactOf(1e21), exactOf(1e-3))).toEqual({ whole: 10n ** 24n + 1n, places: 3 })
  })

  it.each([NaN, Infinity])('%s is none', (value) => {
    expect(() => exactOf(value)).toThrow(RangeError)
  })
})

describe('certificates', () => {
  const problem = readProblem({ materials: LEACH_SHELF, target: { umf: {} } })
  const most: Demand = { kind: 'oxide', oxide: 'Al2O3', bound: 'atMost', value: 0.3 }
  const least: Demand = { kind: 'oxide', oxide: 'K2O', bound: 'atLeast', value: 0.5 }
  const flux: Demand = { kind: 'flux', value: 0.00001 }

  it('prove that no mixture can be what is demanded', () => {
    // Feldspar has as much alumina as potash, so twice 0.5 less 0.3 breaks on each material.
    const demands = [most, least, flux]
    expect(isProof(problem, { demands, times: [-1, 1.0002, 0.05] })).toBe(true)
  })

  it('prove nothing where one material holds the sum of demands', () => {
    expect(isProof(problem, { demands: [most, least], times: [-1, 5] })).toBe(false)
    expect(isProof(problem, { demands: [], times: [] })).toBe(false)
  })

  it('prove nothing where a demand is taken on its wrong side', () => {
    expect(isProof(problem, { demands: [most, least, flux], times: [1, -1, 1] })).toBe(false)
  })

  it('prove nothing by what a recipe may miss a demand by', () => {
    const one: Demand = {
      kind: 'material',
      materialId: 'feldspar',
      bound: 'atMost',
      value: 100 - 5e-10,
    }
    const alone = readProblem({ materials: [FELDSPAR], target: { umf: {} } })
    expect(isProof(alone, { demands: [one], times: [-1] })).toBe(false)
    const further = { ...one, value: 100 - 2e-9 }
    expect(isProof(alone, { demands: [further], times: [-1] })).toBe(true)
  })

  it('show which further material cannot help', () => {
    const demands: Demand[] = [{ kind: 'oxide', oxide: 'Li2O', bound: 'atLeast', value: 0.1 }, flux]
    const certificate = { demands, times: [1, 1e-4] }
    const withBoth = readProblem({
      materials: [FELDSPAR, CHALK, TALC, SPODUMENE],
      target: { umf: {} },
    })
    expect([0, 1, 2, 3].map((place) => isRefuted(withBoth, certificate, place))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
