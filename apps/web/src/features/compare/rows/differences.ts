/** Figures are compared as they are shown: what looks equal is equal. */
const DECIMALS = 2

/** Where a figure stands among those of its row. */
export type Mark = 'highest' | 'lowest'

/** A figure as it is shown, `null` where there is none. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS
}

/**
 * Marks the highest and the lowest figures of a row. A row of equal figures, or with one figure
 * only, has neither.
 *
 * @example marks([40, null, 30.5]) // ['highest', undefined, 'lowest']
 */
export function marks(values: readonly (number | null)[]): readonly (Mark | undefined)[] {
  const shown = values.map(rounded)
  const present = shown.filter((value) => value !== null)
  const highest = Math.max(...present)
  const lowest = Math.min(...present)
  if (present.length < 2 || highest === lowest) return values.map(() => undefined)
  return shown.map((value) =>
    value === highest ? 'highest' : value === lowest ? 'lowest' : undefined,
  )
}

/**
 * How much more or less there is than in the reference; an absent figure counts as nothing.
 * `undefined` where both are absent.
 */
export function difference(value: number | null, reference: number | null): number | undefined {
  if (value === null && reference === null) return undefined
  return rounded((rounded(value) ?? 0) - (rounded(reference) ?? 0)) ?? undefined
}

/** Figures or words of a row, and what the figures are of. */
interface Compared {
  readonly values: readonly (number | string | null)[]
  readonly kinds?: readonly string[]
}

/** Whether the items of a row differ at all, in their figures or in what these are of. */
export function isDifferent({ values, kinds = [] }: Compared): boolean {
  const shown = values.map((value, item) =>
    typeof value === 'number' ? `${rounded(value)} ${kinds[item] ?? ''}` : (value ?? ''),
  )
  return new Set(shown).size > 1
}
