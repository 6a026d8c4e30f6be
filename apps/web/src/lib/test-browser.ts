/** The parts of a browser that the stores touch, for tests that run without one. */
export function testBrowser() {
  const target = new EventTarget()
  let quota = Infinity
  const storageOf = (values: Map<string, string>) =>
    ({
      get length() {
        return values.size
      },
      key: (index: number) => [...values.keys()][index] ?? null,
      getItem: (key: string) => values.get(key) ?? null,
      removeItem: (key: string) => void values.delete(key),
      setItem(key: string, value: string) {
        if (value.length > quota) throw new DOMException('full', 'QuotaExceededError')
        values.set(key, value)
      },
      clear: () => values.clear(),
    }) satisfies Storage
  const values = new Map<string, string>()
  const storage: Storage = storageOf(values)
  return {
    storage,
    globals: {
      localStorage: storage,
      sessionStorage: storageOf(new Map()) as Storage,
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      dispatchEvent: target.dispatchEvent.bind(target),
    },
    /** What belongs to a tab alone is as in one that was just opened. */
    openTab: () => storageOf(new Map()) as Storage,
    limit(length: number) {
      quota = length
    },
    /** What a browser does in this tab when another tab writes. */
    writeFromOtherTab(key: string, value: string) {
      values.set(key, value)
      target.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
  }
}
