import { KAOLIN, POTASH_FELDSPAR, SILICA, WHITING } from '@glazy/ceramics/chemistry/worked-examples'
import type { SolveMaterial } from './question.ts'

/** The theoretical minerals of the worked examples, by name. */
export const FELDSPAR: SolveMaterial = { id: 'feldspar', ...POTASH_FELDSPAR, price: 2 }
export const QUARTZ: SolveMaterial = { id: 'silica', ...SILICA, price: 1 }
export const CHALK: SolveMaterial = { id: 'whiting', ...WHITING, price: 0.8 }
export const CLAY: SolveMaterial = { id: 'kaolin', ...KAOLIN, price: 1.5 }
/** 3MgO·4SiO2·H2O, theoretical. */
export const TALC: SolveMaterial = {
  id: 'talc',
  percent: { MgO: 31.88, SiO2: 63.37 },
  loi: 4.75,
  price: 1.2,
}
/** CaSiO3, theoretical. */
export const WOLLASTONITE: SolveMaterial = {
  id: 'wollastonite',
  percent: { CaO: 48.28, SiO2: 51.72 },
  loi: 0,
  price: 3,
}
/** Li2O·Al2O3·4SiO2, theoretical. */
export const SPODUMENE: SolveMaterial = {
  id: 'spodumene',
  percent: { Li2O: 8.03, Al2O3: 27.4, SiO2: 64.57 },
  loi: 0,
  price: 5,
}

export const LEACH_SHELF: readonly SolveMaterial[] = [FELDSPAR, QUARTZ, CHALK, CLAY]
