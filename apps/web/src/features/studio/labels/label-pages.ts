/** Most labels that are laid out at once; each has a drawing of its own. */
export const LABELS_MAX = 1_000
/** Most copies of one item. */
export const COPIES_MAX = 100

/** Places on the pages; `undefined` is left blank. */
export type LabelPage<TItem> = readonly (TItem | undefined)[]

/** Each item as often as it is wanted, as many labels as can be made. */
export function copiesOf<TItem extends { readonly id: number }>(
  items: readonly TItem[],
  copies: number,
  ownCopies: Readonly<Record<string, number>>,
): readonly TItem[] {
  return items
    .flatMap((item) => Array.from({ length: ownCopies[item.id] ?? copies }, () => item))
    .slice(0, LABELS_MAX)
}

/**
 * Labels on pages, one after the other.
 *
 * @param perPage labels on one page
 * @param skipped labels that are gone from the first page
 */
export function labelPages<TItem>(
  labels: readonly TItem[],
  perPage: number,
  skipped: number,
): readonly LabelPage<TItem>[] {
  if (labels.length === 0) return []
  const places = [...Array.from({ length: skipped % perPage }, () => undefined), ...labels]
  const pages = Math.ceil(places.length / perPage)
  return Array.from({ length: pages }, (_, page) =>
    places.slice(page * perPage, (page + 1) * perPage),
  )
}
