import { expect, test } from 'vitest'
import { HAZARD_ANALYSES, HAZARD_GROUPS, HAZARD_ROWS } from '../data/hazards.ts'
import { hazardsOf, isHealthHazard } from './hazards.ts'

const indexesOf = (name: string, percent = {}) =>
  hazardsOf({ name, percent }).map(({ index }) => index)

test('a substance is known by any of its names, in any order, and by a grade in brackets', () => {
  expect(hazardsOf({ name: 'Barium Carbonate', percent: { BaO: 77.7 } })).toEqual([
    { index: '056-003-00-2', codes: ['H302'] },
  ])
  expect(indexesOf('barium carbonate (light)')).toEqual(['056-003-00-2'])
  expect(indexesOf('Carbonate, Barium')).toEqual(['056-003-00-2'])
  expect(indexesOf('Potassium bichromate')).toEqual(['024-002-00-6'])
  expect(indexesOf('Manganese Dioxide')).toEqual(['025-001-00-3'])
})

test('more words of a grade or a maker change nothing, those of another substance do', () => {
  expect(indexesOf('Barium carbonate, precipitated')).toEqual(['056-003-00-2'])
  expect(indexesOf('Cobalt Carbonate 46%')).toEqual(['027-010-00-8'])
  expect(indexesOf('Nickel carbonate')).toEqual(['028-010-00-0'])
  expect(indexesOf('Copper oxide, red')).toEqual(['029-002-00-X'])
  expect(indexesOf('Copper Oxide, black')).toEqual(['029-016-00-6'])
  expect(indexesOf('Copper Oxide')).toEqual(['029-016-00-6'])
  expect(indexesOf('Sodium Calcium Borate')).toEqual([])
  expect(indexesOf('Cobalt Aluminate')).toEqual([])
})

test('what can be nothing else is known by its analysis, whatever it is called', () => {
  expect(indexesOf('Kohlensaures Barium', { BaO: 77.7 })).toEqual(['056-003-00-2'])
  expect(indexesOf('二酸化マンガン', { MnO: 81.6 })).toEqual(['025-001-00-3'])
  expect(indexesOf('Kobaltov oksid', { CoO: 93 })).toEqual(['027-002-00-4'])
  expect(indexesOf('Borocalcite', { B2O3: 55, CaO: 45 })).toEqual([])
  expect(indexesOf('Barita', { BaO: 65.7 })).toEqual([])
  expect(indexesOf('Barita', { BaO: 72, SiO2: 5 })).toEqual(['056-003-00-2'])
  expect(indexesOf('Barita', { BaO: 72, SiO2: 5.1 })).toEqual([])
  expect(indexesOf('Barita', { BaO: 71.9 })).toEqual([])
  expect(indexesOf('Manganese Carbonate', { MnO: 61.7 })).toEqual([])
  expect(indexesOf('Cobalt Stain', { CoO: 60 })).toEqual([])
})

test('a frit, a mineral or another compound is not the substance', () => {
  for (const name of [
    'Barium Frit',
    'Barium Sulfate',
    'Gerstley Borate',
    'Colemanite',
    'Borax Frit',
  ]) {
    expect(indexesOf(name, { BaO: 30, B2O3: 30 })).toEqual([])
  }
  expect(indexesOf('Chrome Oxide', { Cr2O3: 100 })).toEqual([])
  expect(indexesOf('Custer Feldspar', { SiO2: 68, Al2O3: 17, K2O: 10 })).toEqual([])
})

test('lead, cadmium, arsenic, selenium and uranium are told by the analysis, from a tenth of a percent on', () => {
  expect(hazardsOf({ name: 'Lead Bisilicate', percent: { PbO: 65, SiO2: 34 } })).toEqual([
    { index: '082-001-00-6', codes: ['H302', 'H332', 'H360'], oxide: 'PbO' },
  ])
  expect(indexesOf('Ball clay', { PbO: 0.09 })).toEqual([])
  expect(indexesOf('Ball clay', { PbO: 0.1 })).toEqual(['082-001-00-6'])
  expect(indexesOf('Red stain', { CdO: 8, SeO2: 2 })).toEqual(['048-001-00-5', '034-002-00-8'])
  expect(indexesOf('Lead Chromate', { PbO: 69 })).toEqual(['082-004-00-2', '082-001-00-6'])
})

test('a danger to water alone is none to health', () => {
  expect(hazardsOf({ name: 'Zinc Oxide', percent: {} }).map(isHealthHazard)).toEqual([false])
  expect(hazardsOf({ name: 'Cobalt Oxide', percent: {} }).map(isHealthHazard)).toEqual([true])
})

test('index numbers end with their check digit, and every name means one substance', () => {
  const indexes = [...HAZARD_ROWS, ...HAZARD_GROUPS].map(([index]) => index)
  for (const index of indexes) {
    // As of an ISBN: weights from 1 on, and a rest of 10 is an X (Annex VI, 1.1.1.1).
    const figures = [...index.replaceAll('-', '')]
    const sum = figures.slice(0, 8).reduce((all, each, at) => all + (at + 1) * Number(each), 0)
    expect([index, figures[8]]).toEqual([index, '0123456789X'[sum % 11]])
  }
  expect(new Set(indexes).size).toBe(indexes.length)
  const names = HAZARD_ROWS.flatMap(([, all]) => all.split('; '))
  expect(new Set(names).size).toBe(names.length)
  for (const [index] of HAZARD_ANALYSES) expect(indexes).toContain(index)
  for (const [, , codes] of HAZARD_ROWS) expect(codes).toEqual(codes.toSorted())
})
