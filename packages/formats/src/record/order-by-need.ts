/** Items in an order in which they can be made, and those that cannot be. */
export interface OrderedByNeed<TItem> {
  readonly ordered: readonly TItem[]
  /** Those that need themselves, at any depth, and those that need one of these. */
  readonly inRings: readonly TItem[]
}

/**
 * Orders items after those they need, else as they were. What is needed and is not among the items
 * is taken to be there already.
 *
 * @example
 * orderByNeed(recipes, (recipe) => recipe.id, (recipe) => recipe.ingredientIds).ordered
 */
export function orderByNeed<TItem, TKey>(
  items: readonly TItem[],
  keyOf: (item: TItem) => TKey,
  needsOf: (item: TItem) => readonly TKey[],
): OrderedByNeed<TItem> {
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  const ordered = new Set<TItem>()
  const inRings = new Set<TItem>()
  const open = new Set<TItem>()
  const visit = (item: TItem): boolean => {
    if (ordered.has(item)) return true
    if (inRings.has(item) || open.has(item)) return false
    open.add(item)
    const isSound = needsOf(item).every((key) => {
      const needed = byKey.get(key)
      return needed === undefined || visit(needed)
    })
    open.delete(item)
    if (isSound) ordered.add(item)
    else inRings.add(item)
    return isSound
  }
  for (const item of items) visit(item)
  return { ordered: [...ordered], inRings: [...inRings] }
}
