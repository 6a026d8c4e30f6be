import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { StockedMaterial } from '@glazy/contract/stock'

/** The unit in which a material was bought last. */
export function unitOf({ lots }: Pick<StockedMaterial, 'lots'>): WeightUnit {
  return lots.at(-1)?.packUnits ?? 'kilograms'
}
