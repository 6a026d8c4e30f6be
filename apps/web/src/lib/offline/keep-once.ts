/**
 * Does so in one page of the browser at a time, and not with each page anew.
 *
 * @param key under which the browser remembers when it was done last
 */
export async function keepOnce(
  key: string,
  everyMs: number,
  keepAll: () => Promise<unknown>,
): Promise<void> {
  await navigator.locks?.request(key, { ifAvailable: true }, async (lock) => {
    const last = Number(localStorage.getItem(key) ?? 0)
    if (!lock || Date.now() - last < everyMs) return
    await keepAll()
    localStorage.setItem(key, String(Date.now()))
  })
}
