import type { Component } from '@glazy/contract/materials'
import type { EditorRow } from './editor-rows.ts'

/** An ingredient as it was before a recipe was changed. */
export interface EarlierAmount {
  readonly name: string
  readonly amount: number
}

/** What there was of each material, by its id; of one that is listed twice, all of it. */
export type EarlierAmounts = ReadonlyMap<number, EarlierAmount>

export function earlierAmounts(components: readonly Component[]): EarlierAmounts {
  const amounts = new Map<number, EarlierAmount>()
  for (const { material, percentageAmount } of components) {
    if (material.id === null) continue
    const amount = (amounts.get(material.id)?.amount ?? 0) + percentageAmount
    amounts.set(material.id, { name: material.name, amount })
  }
  return amounts
}

/** What there was of the material of a row; 0 of a new one, and nothing known of a blank row. */
export function wasOf(earlier: EarlierAmounts, { material }: EditorRow): number | undefined {
  return material && (earlier.get(material.id)?.amount ?? 0)
}

/** What no row holds any more. */
export function takenOut(
  earlier: EarlierAmounts,
  rows: readonly EditorRow[],
): readonly EarlierAmount[] {
  const held = new Set(rows.map(({ material }) => material?.id))
  return [...earlier].filter(([id]) => !held.has(id)).map(([, amount]) => amount)
}
