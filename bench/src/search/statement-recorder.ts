/**
 * Loaded into the server's process: tells every statement that it sends to PostgreSQL, with its
 * values and its time, so that exactly these can be repeated without the server around them.
 */
import pg from 'pg'

/** A statement as the server sent it; times in nanoseconds of the machine's steady clock. */
export interface RecordedStatement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Of a statement that is prepared. */
  readonly name?: string
  readonly start: bigint
  readonly end: bigint
}

type Query = (this: pg.Client, text: unknown, values?: unknown, ...rest: unknown[]) => unknown

/** Connections that only wait for announcements have no part in answering requests. */
const listening = new WeakSet<pg.Client>()

const prototype = pg.Client.prototype as unknown as { query: Query }
const original = prototype.query

prototype.query = function record(query, given, ...rest) {
  const start = process.hrtime.bigint()
  const result = original.call(this, query, given, ...rest)
  const { text, values, name } = (
    typeof query === 'string' ? { text: query, values: given } : query
  ) as { readonly text?: string; readonly values?: unknown; readonly name?: string }
  if (text === undefined) return result
  if (text.startsWith('listen ')) listening.add(this)
  if (listening.has(this) || !(result instanceof Promise)) return result
  const tell = () => {
    const end = process.hrtime.bigint()
    process.send?.({ text, values: Array.isArray(values) ? values : [], name, start, end })
  }
  result.then(tell, tell)
  return result
}

process.channel?.unref()
