import { costPerKilogram } from '@glazy/ceramics/batch/batch'
import type { BlendSetup } from '@glazy/contract/rules/blend'
import { type BlendLine, type BlendMaterial, calculateBlend } from './calculate-blend.ts'

/** What a kilogram of an ingredient costs the viewer; `null` where nobody knows. */
export type PriceOf = (line: Pick<BlendLine, 'name'> & { readonly id: number }) => number | null

/** No name is shown. */
const NO_WORDS = {
  kind: '',
  positions: {
    left: '',
    right: '',
    top: '',
    bottomLeft: '',
    bottomRight: '',
    topLeft: '',
    topRight: '',
  },
}

/** What a kilogram of each point of a blend costs, by its code; points that hold a material without a price are left out. */
export function blendCosts(
  setup: BlendSetup,
  materials: readonly BlendMaterial[],
  priceOf: PriceOf,
): ReadonlyMap<string, number> {
  const blend = calculateBlend(setup, materials, NO_WORDS)
  if (!blend.ok) return new Map()
  return new Map(
    blend.value.flatMap(({ code, lines }) => {
      const cost = costPerKilogram(
        lines.map(({ materialId, name, amount, isAdditional }) => ({
          amount,
          isAdditional,
          pricePerKilogram: priceOf({ id: materialId, name }),
        })),
      )
      return cost === null ? [] : [[code, cost] as const]
    }),
  )
}
