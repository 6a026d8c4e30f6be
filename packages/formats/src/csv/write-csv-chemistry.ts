import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { OXIDE_TABLE, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { materialFormula } from '@glazy/ceramics/chemistry/unity'
import type { UnityFormula } from '@glazy/ceramics/chemistry/unity'
import type { FoundMaterial, FoundRecipe } from '../record/document.ts'
import { plainDecimal } from '../record/write-number.ts'

/** Symbols in the order of the public CSV's columns, in which KNaO follows Na2O. */
const CSV_SYMBOLS = OXIDES.toSorted(
  (a, b) => OXIDE_TABLE[a].csvOrder - OXIDE_TABLE[b].csvOrder,
).flatMap((oxide) => (oxide === 'Na2O' ? [oxide, 'KNaO' as const] : [oxide]))

/** The families of columns, each with one for every symbol. */
const FAMILIES = ['percent', 'umf', 'xumf', 'mol', 'percent_mol'] as const

const RATIO_HEADINGS = ['SiO2_Al2O3_ratio', 'R2O', 'RO'] as const

/** Headings of the chemistry columns, in the order of the public CSV. */
export const CHEMISTRY_HEADINGS: readonly string[] = [
  ...FAMILIES.flatMap((family) => CSV_SYMBOLS.map((symbol) => `${symbol}_${family}`)),
  ...['umf', 'xumf'].flatMap((family) => RATIO_HEADINGS.map((name) => `${name}_${family}`)),
  'loi',
]

/** Cells below {@link CHEMISTRY_HEADINGS}; all empty for an item without analysis. */
export function chemistryCells({ percent, loi }: FoundRecipe | FoundMaterial): string[] {
  if (percent === undefined && loi === undefined) return CHEMISTRY_HEADINGS.map(() => '')
  const chemistry = deriveChemistry({ percent: percent ?? {}, loi: loi ?? 0 })
  return [
    ...amountCells(chemistry.percent),
    ...amountCells(chemistry.umf?.moles),
    ...amountCells(chemistry.xumf?.moles),
    ...amountCells(materialFormula(chemistry.percent, 'auto')),
    ...amountCells(chemistry.molePercent),
    ...ratioCells(chemistry.umf),
    ...ratioCells(chemistry.xumf),
    plainDecimal(chemistry.loi),
  ]
}

function amountCells(amounts: OxideAmounts = {}): string[] {
  const { K2O, Na2O } = amounts
  const KNaO = K2O === undefined && Na2O === undefined ? undefined : (K2O ?? 0) + (Na2O ?? 0)
  return CSV_SYMBOLS.map((symbol) => cell(symbol === 'KNaO' ? KNaO : amounts[symbol]))
}

function ratioCells(formula: UnityFormula | null): string[] {
  return [formula?.SiO2Al2O3Ratio, formula?.R2OTotal, formula?.ROTotal].map(cell)
}

function cell(value: number | null | undefined): string {
  return value === undefined || value === null ? '' : plainDecimal(value)
}
