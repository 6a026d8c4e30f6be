import { describe, expect, it, test } from 'vitest'
import { HAZARDOUS_SUBSTANCES } from '../data/hazards.ts'
import { HARMS, harmsOf, hazardOf } from './hazards.ts'

const nameOf = (name: string, percent = {}) => hazardOf({ name, percent })?.names[0]

describe('a hazardous material is known', () => {
  it.each([
    ['Barium Carbonate', 'Barium Carbonate'],
    ['Barium carbonate, precipitated', 'Barium Carbonate'],
    ['MANGANESE DIOXIDE 325 mesh', 'Manganese Dioxide'],
    ['Cobalt Carbonate 46%', 'Cobalt Carbonate'],
    ['Black Cobalt Oxide', 'Cobalt Oxide'],
    ['Green Nickel Oxide', 'Nickel Oxide'],
    ['Borax (20 Mule Team)', 'Borax'],
    ['Potassium Bichromate', 'Potassium Dichromate'],
    ['White Lead', 'Lead compounds'],
  ])('by its name: %s', (name, substance) => {
    expect(nameOf(name)).toBe(substance)
  })

  it.each([
    ['Kohlensaures Barium', { BaO: 77.7 }, 'Barium Carbonate'],
    ['二酸化マンガン', { MnO: 81.6 }, 'Manganese Dioxide'],
    ['Hrvatski kobalt', { CoO: 93 }, 'Cobalt Oxide'],
    ['Old blue jar', { V2O5: 99 }, 'Vanadium Pentoxide'],
    ['Sal sedativo', { B2O3: 56.3 }, 'Boric Acid'],
  ])('by its analysis, whatever it is called: %s', (name, percent, substance) => {
    expect(nameOf(name, percent)).toBe(substance)
  })
})

describe('what is not the substance is not taken for it', () => {
  it.each([
    ['Barium Sulfate', { BaO: 65.7 }],
    ['Manganese Carbonate', { MnO: 61.7 }],
    ['Cobalt Aluminate Stain', { CoO: 55 }],
    ['Ferro Frit 3134', { B2O3: 23 }],
    ['Borax Frit', { B2O3: 60 }],
    ['Colemanite', { B2O3: 50.8 }],
    ['Gerstley Borate', { B2O3: 28 }],
    ['Silica', { SiO2: 100 }],
    ['Copper Oxide', { CuO: 100 }],
    ['Zinc Oxide', { ZnO: 100 }],
    ['Red Iron Oxide', { Fe2O3: 100 }],
  ])('%s', (name, percent) => {
    expect(nameOf(name, percent)).toBeUndefined()
  })
})

it('lead and cadmium count in whatever they are, from the limits for mixtures on', () => {
  expect(nameOf('Lead Bisilicate Frit', { PbO: 65, SiO2: 33 })).toBe('Lead compounds')
  expect(nameOf('Frit 3419', { PbO: 0.29 })).toBeUndefined()
  expect(nameOf('Red inclusion stain', { CdO: 12 })).toBe('Cadmium compounds')
  expect(nameOf('Lead free frit', { SiO2: 60 })).toBeUndefined()
})

test('every statement speaks of a harm, and the gravest comes first', () => {
  for (const { statements } of HAZARDOUS_SUBSTANCES) {
    for (const statement of statements) expect(harmsOf([statement])).toHaveLength(1)
  }
  expect(harmsOf(['H302', 'H317', 'H350i'])).toEqual(['cancer', 'harmful', 'allergy'])
  expect(harmsOf(['H330', 'H302'])).toEqual(['poison'])
  expect(harmsOf(['H351', 'H361fd', 'H341', 'H373'])).toEqual([
    ...(['maybeCancer', 'genes', 'unborn', 'organs'] as const),
  ])
  expect(new Set(HAZARDOUS_SUBSTANCES.flatMap(({ statements }) => harmsOf(statements)))).toEqual(
    new Set(HARMS),
  )
})

/** The check digit of an index number: weights 1 to 9, as an ISBN has it; 10 is written X. */
function checkDigit(index: string): string {
  const digits = [...index.replaceAll('-', '')].slice(0, -1).map(Number)
  const sum = digits.reduce((total, digit, at) => total + digit * (at + 1), 0) % 11
  return sum === 10 ? 'X' : String(sum)
}

/** The check digit of a CAS number: weights from the right. */
function casDigit(cas: string): number {
  const digits = [...cas.replaceAll('-', '')].map(Number).toReversed().slice(1)
  return digits.reduce((total, digit, at) => total + digit * (at + 1), 0) % 10
}

test('numbers are written right, and every entry says where it was read', () => {
  for (const { names, index, cas, source } of HAZARDOUS_SUBSTANCES) {
    if (index !== undefined) expect(index.at(-1), names[0]).toBe(checkDigit(index))
    expect(Number(cas.at(-1)), names[0]).toBe(casDigit(cas))
    expect(source.length, names[0]).toBeGreaterThan(5)
  }
})
