import { BLEND_POSITIONS, type BlendPosition, type BlendType } from '@glazy/ceramics/batch/blend'
import type { BlendSetup } from '@glazy/contract/rules/blend'

/** Materials that a blend of each type needs. */
export function cornersOf(type: BlendType): number {
  return BLEND_POSITIONS[type].length
}

/** Another type of blend with the materials chosen so far, in their order, and then the others. */
export function withType(
  setup: BlendSetup,
  type: BlendType,
  materialIds: readonly number[],
): BlendSetup {
  const chosen = BLEND_POSITIONS[setup.type].flatMap((position) => setup.materials[position] ?? [])
  const ids = [...new Set([...chosen, ...materialIds])]
  const materials: Partial<Record<BlendPosition, number>> = {}
  BLEND_POSITIONS[type].forEach((position, at) => {
    const id = ids[at]
    if (id !== undefined) materials[position] = id
  })
  return { ...setup, type, materials }
}

/** The number in a field of rows or columns; only figures can be typed there. */
export function stepsIn(text: string): number {
  const figures = text.replace(/\D/g, '').slice(0, 3)
  return figures === '' ? NaN : Number(figures)
}
