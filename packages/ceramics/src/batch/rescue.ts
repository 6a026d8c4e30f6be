/**
 * The smallest batch that makes a wrong weighing right: whatever went in too much sets how much of
 * all others belongs to it.
 *
 * @param parts of the recipe
 * @param inBucket what was weighed of each, 0 where nothing was yet; in the same order
 * @returns what is still to be added of each, and how much the batch grows; `null` where something
 * is in the bucket that the recipe has none of
 * @example
 * // 120 of feldspar where 100 belonged to 75 silica and 50 whiting: 90 and 60 go with it
 * rescueBatch([100, 75, 50], [120, 0, 0]) // { additions: [0, 90, 60], scale: 1.2 }
 */
export function rescueBatch(
  parts: readonly number[],
  inBucket: readonly number[],
): { readonly additions: readonly number[]; readonly scale: number } | null {
  const weighed = parts.map((_, place) => inBucket[place] ?? 0)
  if (parts.some((part, place) => part <= 0 && (weighed[place] ?? 0) > 0)) return null
  const ratios = parts.map((part, place) => (part > 0 ? (weighed[place] ?? 0) / part : 0))
  const scale = Math.max(1, ...ratios)
  const additions = parts.map((part, place) => Math.max(0, part * scale - (weighed[place] ?? 0)))
  return { additions, scale }
}
