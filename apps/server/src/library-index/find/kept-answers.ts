import { LRUCache } from 'lru-cache'
import { type LibraryColumns, versionOf } from '#library-index/columns/columns.ts'

/** Pages of a hundred ids or so. */
const KEPT_MAX = 1_000

/** Remembers answers for as long as nothing in the library changes. */
interface KeptAnswers {
  /**
   * Finds an answer, and remembers it unless the library changes meanwhile.
   *
   * @param key says all that the answer depends on beside the library; undefined where it is not
   *   to be remembered
   */
  find<TAnswer>(
    key: string | undefined,
    columns: LibraryColumns,
    find: () => Promise<TAnswer>,
  ): Promise<TAnswer>
}

export function createKeptAnswers(): KeptAnswers {
  const kept = new LRUCache<string, { readonly changes: number; readonly answer: unknown }>({
    max: KEPT_MAX,
  })
  return {
    async find<TAnswer>(
      key: string | undefined,
      columns: LibraryColumns,
      find: () => Promise<TAnswer>,
    ) {
      if (key === undefined) return find()
      const changes = versionOf(columns)
      const known = kept.get(key)
      // The same key always asks for the same.
      if (known?.changes === changes) return known.answer as TAnswer
      const answer = await find()
      if (changes === versionOf(columns)) kept.set(key, { changes, answer })
      return answer
    },
  }
}
