import type pg from 'pg'
import { type Columns, compareRows } from '#db/rows.ts'

/** Numbers of PostgreSQL's own types, which are the same in every database. */
const TYPES: Readonly<Record<number, string>> = {
  16: 'bool',
  20: 'int8',
  21: 'int2',
  23: 'int4',
  25: 'text',
  701: 'float8',
  1005: '_int2',
  1007: '_int4',
  1009: '_text',
  1184: 'timestamptz',
  2278: 'void',
  2950: 'uuid',
  3802: 'jsonb',
}

/** How PostgreSQL has described the rows of an answer. */
const described = new WeakMap<object, readonly pg.FieldDef[]>()

/**
 * From now on, whatever statement this process runs on the pool: what PostgreSQL says of its columns
 * is what it declares, by names, types and nulls; without rows too.
 */
export function checkDeclaredRows(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const noting = (...args: unknown[]) => {
      const answer = query(...args)
      return answer instanceof Promise ? answer.then(note) : answer
    }
    Object.assign(client, { query: noting })
  })
  compareRows(demandDeclared)
}

function note(result: pg.QueryResult): pg.QueryResult {
  if (Array.isArray(result.rows)) described.set(result.rows, result.fields)
  return result
}

function demandDeclared(columns: Columns, rows: readonly unknown[]): void {
  const fields = described.get(rows)
  // Of another pool, which a test has opened for itself.
  if (fields === undefined) return
  const given = fields.map(({ name, dataTypeID }) => `${name} ${TYPES[dataTypeID] ?? dataTypeID}`)
  const declared = Object.entries(columns).map(([name, { type }]) => `${name} ${type}`)
  const [found, wanted] = [given.toSorted().join(', '), declared.toSorted().join(', ')]
  if (found !== wanted) {
    throw new Error(`A statement gives (${found}), but declares (${wanted})`)
  }
  for (const [name, { isNullable }] of Object.entries(columns)) {
    if (isNullable) continue
    const isNull = rows.some((row) => (row as Readonly<Record<string, unknown>>)[name] === null)
    if (isNull) throw new Error(`A statement declares ${name} to be known, and it is null`)
  }
}
