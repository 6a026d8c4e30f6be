import { expect, it } from 'vitest'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { SolveMaterial } from './question.ts'
import { solve } from './solve.ts'
import { CHALK, CLAY, FELDSPAR, QUARTZ } from './test-materials.ts'

/** 2PbCO3·Pb(OH)2, theoretical; by the mole of PbO it is the equivalent weight of 258 that books use. */
const WHITE_LEAD: SolveMaterial = { id: 'white lead', percent: { PbO: 86.33 }, loi: 13.67 }
/** Al2O3·2SiO2, theoretical. */
const CALCINED: SolveMaterial = { id: 'calcined', percent: { SiO2: 54.09, Al2O3: 45.91 }, loi: 0 }
const ZINC: SolveMaterial = { id: 'zinc', percent: { ZnO: 100 }, loi: 0 }
/** CaMg(CO3)2, theoretical. */
const DOLOMITE: SolveMaterial = { id: 'dolomite', percent: { CaO: 30.41, MgO: 21.86 }, loi: 47.73 }

interface Example {
  readonly source: string
  readonly umf: OxideAmounts
  /** Parts as they are printed, by id. */
  readonly parts: Readonly<Record<string, number>>
  readonly materials: readonly SolveMaterial[]
}

const BINNS_PARTS = {
  'white lead': 129,
  whiting: 35,
  feldspar: 83,
  calcined: 33,
  kaolin: 13,
  silica: 14,
}
/** How much of the kaolin is raw is the potter's choice: the formula knows alumina and silica only. */
const RAW = (100 * BINNS_PARTS.kaolin) / 307

const EXAMPLES: readonly Example[] = [
  {
    source: 'C. F. Binns, The Potter’s Craft (2nd ed., 1922), matt glaze (Project Gutenberg 40411)',
    umf: { PbO: 0.5, CaO: 0.35, K2O: 0.15, Al2O3: 0.35, SiO2: 1.54 },
    parts: BINNS_PARTS,
    materials: [WHITE_LEAD, CHALK, FELDSPAR, CALCINED, { ...CLAY, min: RAW, max: RAW }, QUARTZ],
  },
  {
    source: 'L. Krakowski, Basic Internet Glaze Course, part 3 (vickihardin.com)',
    umf: { CaO: 0.6362, MgO: 0.1291, ZnO: 0.2347, Al2O3: 0.1475, SiO2: 0.7436 },
    parts: { whiting: 32, zinc: 12, silica: 17, dolomite: 15, kaolin: 24 },
    materials: [CHALK, ZINC, QUARTZ, DOLOMITE, CLAY],
  },
]

it.each(EXAMPLES)('the batch that is printed comes from the formula: $source', async (example) => {
  const { umf, parts, materials } = example
  const { status, recipes } = await solve({ materials, target: { umf } })
  expect(status).toBe('solved')
  const whole = Object.values(parts).reduce((sum, part) => sum + part, 0)
  const amounts = new Map(recipes[0]?.components.map((each) => [each.materialId, each.amount]))
  for (const [id, part] of Object.entries(parts)) {
    // Printed in whole parts, with weights of atoms in whole numbers.
    const apart = Math.abs((amounts.get(id) ?? 0) - (100 * part) / whole)
    expect([id, apart < 0.35]).toEqual([id, true])
  }
})
