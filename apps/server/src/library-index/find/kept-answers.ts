import { LRUCache } from 'lru-cache'
import { type LibraryColumns, versionOf } from '#library-index/columns/columns.ts'
import { shortKey } from './short-key.ts'

/** Bytes of all answers together, roughly: some thousands of pages of a hundred items. */
const KEPT_MAX = 8 * 2 ** 20

interface KeptAnswer {
  readonly changes: number
  readonly answer: unknown
}

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
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: KEPT_MAX,
    sizeCalculation: (each, key) => key.length + sizeOf(each),
  })
  return {
    async find<TAnswer>(
      asked: string | undefined,
      columns: LibraryColumns,
      find: () => Promise<TAnswer>,
    ) {
      if (asked === undefined) return find()
      const key = shortKey(asked)
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

/** Bytes of a value, roughly. Numbers in a row are counted, and not looked at one by one. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return NUMBER_BYTES
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (Array.isArray(value) && typeof value[0] === 'number') return value.length * NUMBER_BYTES
  return Object.values(value).reduce<number>((size, part) => size + sizeOf(part), NUMBER_BYTES)
}

const NUMBER_BYTES = 8
