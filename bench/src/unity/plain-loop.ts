import type { BulkChemistry, BulkMaterials, BulkRecipes } from '@glazy/ceramics/chemistry/bulk'
import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { UMF_GROUPS } from '@glazy/ceramics/chemistry/unity'

const FLUXES = [...UMF_GROUPS.default.R2O, ...UMF_GROUPS.default.RO]

/** The reference: what one would write first, loops over the dense arrays and nothing else. */
export function plainUnityFormulas(
  materials: BulkMaterials,
  recipes: BulkRecipes,
  results: BulkChemistry,
): void {
  const { columns } = materials
  const width = columns.length
  const molarMass = Float64Array.from(columns, (oxide) => OXIDE_TABLE[oxide].molarMass)
  const isFlux = columns.map((oxide) => FLUXES.includes(oxide))
  for (let recipe = 0; recipe < recipes.offsets.length - 1; recipe += 1) {
    const row = recipe * width
    const from = recipes.offsets[recipe]!
    const to = recipes.offsets[recipe + 1]!
    let weight = 0
    for (let entry = from; entry < to; entry += 1) weight += recipes.amounts[entry]!
    let allMoles = 0
    let flux = 0
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let entry = from; entry < to; entry += 1) {
        sum +=
          recipes.amounts[entry]! * materials.percent[recipes.materials[entry]! * width + column]!
      }
      const percent = sum / weight
      const moles = percent / molarMass[column]!
      results.percent[row + column] = percent
      results.umf[row + column] = moles
      allMoles += moles
      if (isFlux[column]) flux += moles
    }
    for (let column = 0; column < width; column += 1) {
      const moles = results.umf[row + column]!
      results.molePercent[row + column] = (100 * moles) / allMoles
      results.umf[row + column] = moles / flux
    }
  }
}
