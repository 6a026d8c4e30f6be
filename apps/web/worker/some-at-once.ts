/** So many are fetched at a time: whoever uses the site meanwhile is not to notice. */
const AT_ONCE = 4

/** Does the same for each, for some of them at a time. @throws what the first that fails throws */
export async function someAtOnce<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const waiting = all.values()
  const lane = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}
