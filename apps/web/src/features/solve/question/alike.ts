import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'

type Analysed = Pick<Analysis, 'percent' | 'loi'>

/** Percent by weight by which two analyses differ, all oxides and the loss on ignition together. */
export function apartBy(one: Analysed, other: Analysed): number {
  return OXIDES.reduce(
    (sum, oxide) => sum + Math.abs((one.percent[oxide] ?? 0) - (other.percent[oxide] ?? 0)),
    Math.abs(one.loi - other.loi),
  )
}

/** The materials whose analyses are nearest to one, the nearest first; those without are left out. */
export function mostAlike<TItem extends { readonly analysis?: Analysed | null | undefined }>(
  analysis: Analysed,
  items: readonly TItem[],
  count: number,
): TItem[] {
  return items
    .flatMap((item) =>
      item.analysis ? [{ item, distance: apartBy(analysis, item.analysis) }] : [],
    )
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ item }) => item)
}
