import { OXIDES, type Oxide, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'

/** A figure of two versions, as it is shown. */
export interface FigureChange {
  readonly before: number | null
  readonly after: number | null
  /** After less before, of the figures as they are shown: what looks equal differs by 0. */
  readonly difference: number
}

export interface OxideChange extends FigureChange {
  readonly oxide: Oxide
}

/**
 * Compares two figures.
 *
 * @param decimals places that are shown
 */
export function figureChange(
  before: number | null | undefined,
  after: number | null | undefined,
  decimals: number,
): FigureChange {
  const shown = (value: number | null | undefined) =>
    Math.round((value ?? 0) * 10 ** decimals) / 10 ** decimals
  const difference = Math.round((shown(after) - shown(before)) * 10 ** decimals) / 10 ** decimals
  return { before: before ?? null, after: after ?? null, difference }
}

/** Every oxide of either version that is more than nothing as it is shown. */
export function oxideChanges(
  before: OxideAmounts,
  after: OxideAmounts,
  decimals: number,
): readonly OxideChange[] {
  const least = 0.5 * 10 ** -decimals
  return OXIDES.flatMap((oxide) => {
    const figures = [before[oxide] ?? 0, after[oxide] ?? 0]
    if (figures.every((figure) => figure < least)) return []
    return [{ oxide, ...figureChange(before[oxide], after[oxide], decimals) }]
  })
}

/** How a line of a recipe has changed. */
export type LineChange = 'added' | 'removed' | 'changed'

export function lineChange({ before, after }: Pick<FigureChange, 'before' | 'after'>): LineChange {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}
