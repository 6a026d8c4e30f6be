/**
 * Loaded into the server's process: tells every statement that it sends to PostgreSQL, with its
 * values and its time, so that exactly these can be repeated without the server around them.
 */
import pg from 'pg'

/** A statement as the server sent it; times in nanoseconds of the machine's steady clock. */
export interface RecordedStatement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly start: bigint
  readonly end: bigint
}

type Query = (this: pg.Client, text: unknown, values?: unknown, ...rest: unknown[]) => unknown

/** Connections that only wait for announcements have no part in answering requests. */
const listening = new WeakSet<pg.Client>()

const prototype = pg.Client.prototype as unknown as { query: Query }
const original = prototype.query

prototype.query = function record(text, values, ...rest) {
  const start = process.hrtime.bigint()
  const result = original.call(this, text, values, ...rest)
  if (typeof text !== 'string') return result
  if (text.startsWith('listen ')) listening.add(this)
  if (listening.has(this) || !(result instanceof Promise)) return result
  const tell = () => {
    const end = process.hrtime.bigint()
    process.send?.({ text, values: Array.isArray(values) ? values : [], start, end })
  }
  result.then(tell, tell)
  return result
}

process.channel?.unref()
