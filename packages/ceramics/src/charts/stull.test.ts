import { expect, test } from 'vitest'
import { STULL_CONTOURS } from '../data/stull.ts'
import { findCone } from '../firing/cones.ts'
import { STULL_CONDITIONS, STULL_DOMAIN, STULL_GLOSS_LINE, STULL_REGIONS } from './stull.ts'

test('six regions; only the bright one is what the others leave', () => {
  expect(STULL_REGIONS.map((region) => region.id)).toEqual([
    'unfused',
    'matte',
    'semiMatte',
    'bright',
    'underfired',
    'crazed',
  ])
  const open = STULL_REGIONS.filter((region) => region.polygon === null)
  expect(open.map((region) => region.id)).toEqual(['bright'])
})

test('regions, labels and the gloss line lie on the plate', () => {
  const points = STULL_REGIONS.flatMap((region) => [...(region.polygon ?? []), region.labelAt])
  for (const [sio2, al2o3] of [...points, ...STULL_GLOSS_LINE]) {
    expect(sio2).toBeGreaterThanOrEqual(STULL_DOMAIN.SiO2[0])
    expect(sio2).toBeLessThanOrEqual(STULL_DOMAIN.SiO2[1])
    expect(al2o3).toBeGreaterThanOrEqual(STULL_DOMAIN.Al2O3[0])
    expect(al2o3).toBeLessThanOrEqual(STULL_DOMAIN.Al2O3[1])
  }
})

test('the conditions name the cone of the study', () => {
  expect(findCone(STULL_CONDITIONS.coneId)?.label).toBe(STULL_CONDITIONS.coneLabel)
})

test('contours are painted from hot to cool', () => {
  const heats = STULL_CONTOURS.map(([celsius]) => celsius)
  expect(heats).toEqual([1280, 1270, 1260, 1250, 1240, 1235, 1230, 1225])
})
