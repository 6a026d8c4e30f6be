/**
 * Items from one to another in the order of the list, both included. Without a known start it is
 * the one item.
 *
 * @example idsBetween([4, 7, 9, 2], 9, 4) // [4, 7, 9]
 */
export function idsBetween(
  order: readonly number[],
  fromId: number | undefined,
  toId: number,
): readonly number[] {
  const from = fromId === undefined ? -1 : order.indexOf(fromId)
  const to = order.indexOf(toId)
  if (from < 0 || to < 0) return [toId]
  return order.slice(Math.min(from, to), Math.max(from, to) + 1)
}
