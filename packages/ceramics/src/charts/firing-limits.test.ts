import { expect, test } from 'vitest'
import { OXIDES } from '../chemistry/oxides.ts'
import {
  FIRING_LIMITS,
  LIMITS_WITHOUT_FIGURES,
  MIXES_WITHOUT_OUTLINE,
  MONTMOLLIN_LIMITS,
  montmollinLabel,
} from './firing-limits.ts'
import { limitOnAxes } from './limit-on-axes.ts'

const byLabel = (label: string) => {
  const limit = FIRING_LIMITS.find((known) => known.label === label)
  if (limit === undefined) throw new Error(`there is no limit ${label}`)
  return limit
}

test('the two limits that public screenshots show are as shown', () => {
  expect(limitOnAxes(byLabel('Δ5-6 Cushing Glossy'), 'SiO2', 'Al2O3')).toEqual({
    x: [1.5, 4],
    y: [0.1, 0.3],
  })
  expect(limitOnAxes(byLabel('Δ6 Hesselberth & Roy'), 'SiO2', 'Al2O3')).toEqual({
    x: [2.5, 4],
    y: [0.25, 0.4],
  })
})

test('limits stand on any two oxides they name, in the unity formula alone', () => {
  const limit = byLabel('Δ9-10 Hesselberth & Roy')
  expect(limitOnAxes(limit, 'KNaO', 'CaO')).toEqual({ x: [0.1, 0.3], y: [0.3, 0.7] })
  expect(limitOnAxes(limit, 'ZnO', 'CaO')).toBeNull()
  expect(limitOnAxes(limit, 'SiO2_percent', 'Al2O3')).toBeNull()
  expect(limitOnAxes(limit, 'SiO2', 'RO')).toBeNull()
})

test('every limit names its source, its cones, and ranges the right way round', () => {
  expect(new Set(FIRING_LIMITS.map(({ id }) => id)).size).toBe(FIRING_LIMITS.length)
  for (const { source, cones, oxides } of FIRING_LIMITS) {
    expect(source.length).toBeGreaterThan(20)
    expect(cones && cones.fromId <= cones.toId).toBe(true)
    for (const [oxide, [from, to]] of Object.entries(oxides)) {
      expect([...OXIDES, 'KNaO']).toContain(oxide)
      expect(from).toBeLessThanOrEqual(to)
    }
  }
})

test('mixes are numbered as in the book', () => {
  expect(montmollinLabel(1)).toBe('1 CaO')
  expect(montmollinLabel(20)).toBe('.2 KNaO .5 CaO .3 MgO')
  expect(montmollinLabel(36)).toBe('.4 KNaO .3 CaO .3 MgO')
  expect(montmollinLabel(60)).toBe('1 KNaO')
  expect(montmollinLabel(61)).toBeUndefined()
})

test('outlines are shapes on the plane, each with its source', () => {
  expect(MONTMOLLIN_LIMITS.map(({ id }) => id)).toEqual([17, 18, 19, 25, 27])
  for (const { label, source, outline } of MONTMOLLIN_LIMITS) {
    expect(label).toMatch(/KNaO/)
    expect(source).toMatch(/Montmollin.*±/)
    expect(outline.length).toBeGreaterThanOrEqual(3)
    for (const [sio2, al2o3] of outline) {
      expect(sio2).toBeGreaterThanOrEqual(1.5)
      expect(al2o3).toBeGreaterThanOrEqual(0)
    }
  }
})

test('what is not here is named: of eighteen limits and sixty mixes none is passed over', () => {
  expect(FIRING_LIMITS.length + LIMITS_WITHOUT_FIGURES.length).toBe(18)
  expect(MONTMOLLIN_LIMITS.length + MIXES_WITHOUT_OUTLINE.length).toBe(60)
  expect(MIXES_WITHOUT_OUTLINE).toContain('1 CaO')
  expect(MIXES_WITHOUT_OUTLINE).not.toContain('.2 KNaO .6 CaO .2 MgO')
})
