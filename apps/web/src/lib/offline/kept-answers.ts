import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

/** An answer of the API as a device keeps it. */
interface KeptAnswer {
  /** JSON, as long as the room it takes. */
  readonly json: string
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** What was kept, and when. */
export interface Kept {
  readonly data: unknown
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** How much somebody has on their device. */
export interface KeptAmount {
  readonly answers: number
  /** Characters of all of them together. */
  readonly characters: number
}

/** More would make a device slow that has been in use for years; the oldest go first. */
const ANSWERS_MAX = 10_000

/** Whose an answer is: answers of other versions of the site may have another shape. */
export interface KeptFor {
  /** Id of a person, or `NOBODY`. */
  readonly owner: number
  readonly version: string
}

const keyOf = ({ owner, version }: KeptFor, hash: string) => `${owner} ${version} ${hash}`

/** Before the hash of what was kept and is no more. */
const GONE = 'gone '

/** What is known of answers one by one, and of those that tell of something that is no more. */
function openGoneAnswers(inAnswers: UseStore) {
  return {
    /** What was kept under these hashes, in their order. */
    find: (whose: KeptFor, hashes: readonly string[]): Promise<readonly (Kept | undefined)[]> =>
      inAnswers('readonly', (answers) =>
        Promise.all(
          hashes.map(async (hash) => {
            const answer = await promisifyRequest<KeptAnswer | undefined>(
              answers.get(keyOf(whose, hash)),
            )
            return answer && { data: JSON.parse(answer.json) as unknown, keptAt: answer.keptAt }
          }),
        ),
      ),

    /** Takes away an answer, and remembers that what it told of is no more. */
    end: (whose: KeptFor, hash: string): Promise<void> =>
      inAnswers('readwrite', async (answers) => {
        answers.delete(keyOf(whose, hash))
        const answer: KeptAnswer = { json: 'null', keptAt: Date.now() }
        await promisifyRequest(answers.put(answer, keyOf(whose, GONE + hash)))
      }),

    /** Hashes that begin so, of what is no more; what was kept again since is there. */
    ended: (whose: KeptFor, start: string): Promise<ReadonlySet<string>> =>
      inAnswers('readonly', async (answers) => {
        const hashes = async (before: string) => {
          const prefix = keyOf(whose, before)
          const range = IDBKeyRange.bound(prefix + start, `${prefix}${start}\uffff`)
          const keys = await promisifyRequest(answers.getAllKeys(range))
          return keys.map((key) => String(key).slice(prefix.length))
        }
        const [gone, here] = await Promise.all([hashes(GONE), hashes('')])
        const isHere = new Set(here)
        return new Set(gone.filter((hash) => !isHere.has(hash)))
      }),
  }
}

/** Answers of the API, each kept by itself, until they are forgotten. */
export function openKeptAnswers(name = 'glazy-kept') {
  const inAnswers = createStore(name, 'answers')
  return {
    ...openGoneAnswers(inAnswers),

    /** @throws DOMException where there is no room, or no storage at all */
    put: async (whose: KeptFor, hash: string, data: unknown): Promise<void> => {
      const answer: KeptAnswer = { json: JSON.stringify(data), keptAt: Date.now() }
      await inAnswers('readwrite', (answers) =>
        promisifyRequest(answers.put(answer, keyOf(whose, hash))),
      )
    },

    /** Keeps several answers at once, each under its hash. */
    putAll: async (
      whose: KeptFor,
      entries: Iterable<readonly [hash: string, data: unknown]>,
    ): Promise<void> => {
      const keptAt = Date.now()
      await inAnswers('readwrite', async (answers) => {
        for (const [hash, data] of entries) {
          const answer: KeptAnswer = { json: JSON.stringify(data), keptAt }
          answers.put(answer, keyOf(whose, hash))
        }
        await promisifyRequest(answers.transaction)
      })
    },

    /** What was kept; undefined where nothing was. */
    get: async (whose: KeptFor, hash: string): Promise<unknown> => {
      const answer = await inAnswers('readonly', (answers) =>
        promisifyRequest<KeptAnswer | undefined>(answers.get(keyOf(whose, hash))),
      )
      return answer && (JSON.parse(answer.json) as unknown)
    },

    /** Every answer whose hash begins so. */
    beginning: (whose: KeptFor, start: string): Promise<readonly Kept[]> =>
      inAnswers('readonly', async (answers) => {
        const prefix = keyOf(whose, start)
        const all = await promisifyRequest<KeptAnswer[]>(
          answers.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
        )
        return all.map(({ json, keptAt }) => ({ data: JSON.parse(json) as unknown, keptAt }))
      }),

    /** Takes away the answers with these hashes. */
    drop: (whose: KeptFor, hashes: Iterable<string>): Promise<void> =>
      inAnswers('readwrite', async (answers) => {
        for (const hash of hashes) answers.delete(keyOf(whose, hash))
        await promisifyRequest(answers.transaction)
      }),

    /** When each answer was kept, by its hash, in milliseconds since 1970. */
    times: (whose: KeptFor): Promise<ReadonlyMap<string, number>> =>
      inAnswers('readonly', async (answers) => {
        const prefix = keyOf(whose, '')
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
        const keys = await promisifyRequest(answers.getAllKeys(range))
        const all = await promisifyRequest<KeptAnswer[]>(answers.getAll(range))
        const hashOf = (key: IDBValidKey) => String(key).slice(prefix.length)
        return new Map(keys.map((key, at) => [hashOf(key), all[at]?.keptAt ?? 0]))
      }),

    amount: (): Promise<KeptAmount> =>
      inAnswers('readonly', async (answers) => {
        const all = await promisifyRequest<KeptAnswer[]>(answers.getAll())
        const characters = all.reduce((sum, { json }) => sum + json.length, 0)
        return { answers: all.length, characters }
      }),

    /** Takes away everything of others, of other versions, and the oldest of what is too much. */
    tidy: (whose: KeptFor): Promise<void> =>
      inAnswers('readwrite', async (answers) => {
        const keys = await promisifyRequest(answers.getAllKeys())
        const all = await promisifyRequest<KeptAnswer[]>(answers.getAll())
        const own = keys
          .map((key, at) => ({ key, keptAt: all[at]?.keptAt ?? 0 }))
          .filter(({ key }) => String(key).startsWith(keyOf(whose, '')))
          .toSorted((a, b) => b.keptAt - a.keptAt)
        const staying = new Set(own.slice(0, ANSWERS_MAX).map(({ key }) => key))
        for (const key of keys) if (!staying.has(key)) answers.delete(key)
        await promisifyRequest(answers.transaction)
      }),

    clear: (): Promise<void> =>
      inAnswers('readwrite', async (answers) => {
        answers.clear()
        await promisifyRequest(answers.transaction)
      }),
  }
}
