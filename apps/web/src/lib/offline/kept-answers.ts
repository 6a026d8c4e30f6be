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

/** Answers of the API, each kept by itself, until they are forgotten. */
export function openKeptAnswers(name = 'glazy-kept') {
  const inAnswers = createStore(name, 'answers')
  return { ...reading(inAnswers), ...writing(inAnswers) }
}

function reading(inAnswers: UseStore) {
  /** What was kept under these hashes, in their order. */
  const find = (
    whose: KeptFor,
    hashes: readonly string[],
  ): Promise<readonly (Kept | undefined)[]> =>
    inAnswers('readonly', (answers) =>
      Promise.all(
        hashes.map(async (hash) => {
          const answer = await promisifyRequest<KeptAnswer | undefined>(
            answers.get(keyOf(whose, hash)),
          )
          return answer && keptOf(answer)
        }),
      ),
    )

  return {
    find,

    /** What was kept; undefined where nothing was. */
    get: async (whose: KeptFor, hash: string): Promise<unknown> => {
      const [kept] = await find(whose, [hash])
      return kept?.data
    },

    /** Every answer whose hash begins so. */
    beginning: (whose: KeptFor, start: string): Promise<readonly Kept[]> =>
      inAnswers('readonly', async (answers) => {
        const range = keysFrom(keyOf(whose, start))
        const all = await promisifyRequest<KeptAnswer[]>(answers.getAll(range))
        return all.map(keptOf)
      }),

    /** Hashes that begin so, of what is no more; what was kept again since is there. */
    ended: (whose: KeptFor, start: string): Promise<ReadonlySet<string>> =>
      inAnswers('readonly', async (answers) => {
        const hashes = async (before: string) => {
          const prefix = keyOf(whose, before)
          const keys = await promisifyRequest(answers.getAllKeys(keysFrom(prefix + start)))
          return keys.map((key) => String(key).slice(prefix.length))
        }
        const [gone, here] = await Promise.all([hashes(GONE), hashes('')])
        const isHere = new Set(here)
        return new Set(gone.filter((hash) => !isHere.has(hash)))
      }),

    /** When each answer was kept, by its hash, in milliseconds since 1970. */
    times: (whose: KeptFor): Promise<ReadonlyMap<string, number>> =>
      inAnswers('readonly', async (answers) => {
        const prefix = keyOf(whose, '')
        const entries = await entriesOf(answers, keysFrom(prefix))
        return new Map(entries.map(({ key, keptAt }) => [key.slice(prefix.length), keptAt]))
      }),

    amount: (): Promise<KeptAmount> =>
      inAnswers('readonly', async (answers) => {
        const all = await promisifyRequest<KeptAnswer[]>(answers.getAll())
        const characters = all.reduce((sum, { json }) => sum + json.length, 0)
        return { answers: all.length, characters }
      }),
  }
}

function writing(inAnswers: UseStore) {
  /** Resolves once it is written: there is no room where that is known only then. */
  const write = (change: (answers: IDBObjectStore) => void | Promise<void>): Promise<void> =>
    inAnswers('readwrite', async (answers) => {
      await change(answers)
      await promisifyRequest(answers.transaction)
    })

  /**
   * Keeps several answers at once, each under its hash.
   *
   * @throws DOMException where there is no room, or no storage at all
   */
  const putAll = (
    whose: KeptFor,
    entries: Iterable<readonly [hash: string, data: unknown]>,
  ): Promise<void> =>
    write((answers) => {
      for (const [hash, data] of entries) answers.put(answerOf(data), keyOf(whose, hash))
    })

  return {
    putAll,

    /** @throws DOMException where there is no room, or no storage at all */
    put: (whose: KeptFor, hash: string, data: unknown) => putAll(whose, [[hash, data]]),

    /** Takes away an answer, and remembers that what it told of is no more. */
    end: (whose: KeptFor, hash: string): Promise<void> =>
      write((answers) => {
        answers.delete(keyOf(whose, hash))
        answers.put(answerOf(null), keyOf(whose, GONE + hash))
      }),

    /** Takes away the answers with these hashes. */
    drop: (whose: KeptFor, hashes: Iterable<string>): Promise<void> =>
      write((answers) => {
        for (const hash of hashes) answers.delete(keyOf(whose, hash))
      }),

    /** Takes away everything of others, of other versions, and the oldest of what is too much. */
    tidy: (whose: KeptFor): Promise<void> =>
      write(async (answers) => {
        const all = await entriesOf(answers)
        const own = all
          .filter(({ key }) => key.startsWith(keyOf(whose, '')))
          .toSorted((a, b) => b.keptAt - a.keptAt)
        const staying = new Set(own.slice(0, ANSWERS_MAX).map(({ key }) => key))
        for (const { key } of all) if (!staying.has(key)) answers.delete(key)
      }),

    clear: (): Promise<void> => write((answers) => void answers.clear()),
  }
}

const answerOf = (data: unknown): KeptAnswer => ({ json: JSON.stringify(data), keptAt: Date.now() })

const keptOf = ({ json, keptAt }: KeptAnswer): Kept => ({
  data: JSON.parse(json) as unknown,
  keptAt,
})

/** All keys that begin so. */
const keysFrom = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`)

/** When answers were kept, with their keys; of all of them, unless a range is given. */
async function entriesOf(answers: IDBObjectStore, range?: IDBKeyRange) {
  const keys = await promisifyRequest(answers.getAllKeys(range))
  const all = await promisifyRequest<KeptAnswer[]>(answers.getAll(range))
  return all.map(({ keptAt }, at) => ({ key: String(keys[at]), keptAt }))
}
