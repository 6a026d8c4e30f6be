const addressOf = (key: string | Pick<Request, 'url'>) =>
  new URL(typeof key === 'string' ? key : key.url, 'http://glazy.test/').href

/** What browsers call `caches`, in memory: tests have none. */
export function cachesInMemory() {
  const all = new Map<string, Map<string, Response>>()
  return {
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>()
      all.set(name, entries)
      return {
        /** What takes the place of another one comes last, as in browsers. */
        put: async (key: string, response: Response) => {
          entries.delete(addressOf(key))
          entries.set(addressOf(key), response)
        },
        match: async (key: string) => entries.get(addressOf(key))?.clone(),
        matchAll: async () => [...entries.values()].map((response) => response.clone()),
        keys: async () => [...entries.keys()].map((url) => ({ url })),
        delete: async (key: string | Pick<Request, 'url'>) => entries.delete(addressOf(key)),
      }
    },
  }
}
