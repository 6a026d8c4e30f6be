import type { RawBuilder } from 'kysely'
import type { Db } from './database.ts'

/** A column of what a raw statement gives: what it holds, and the type PostgreSQL gives it. */
export interface Column<TValue> {
  readonly type: string
  readonly isNullable: boolean
  /** Only a type: no column has it. */
  readonly value?: TValue
}

export type Columns = Readonly<Record<string, Column<unknown>>>

/** A row of the declared columns. */
export type RowOf<TColumns extends Columns> = {
  readonly [TName in keyof TColumns]: TColumns[TName] extends Column<infer TValue> ? TValue : never
}

const of =
  (type: string) =>
  <TValue>(): Column<TValue> => ({ type, isNullable: false })

/** Columns by the types of PostgreSQL. */
export const boolean = of('bool')<boolean>()
export const smallint = of('int2')<number>()
export const integer = of('int4')<number>()
export const double = of('float8')<number>()
export const text = of('text')<string>()
export const timestamp = of('timestamptz')<Date>()
export const smallints = of('_int2')<number[]>()
export const integers = of('_int4')<number[]>()
export const texts = of('_text')<string[]>()
export const nothing = of('void')<unknown>()
/** Text that is one of a few words. */
export const oneOf = of('text')
export const json = of('jsonb')

export const orNull = <TValue>(column: Column<TValue>): Column<TValue | null> => ({
  ...column,
  isNullable: true,
})

/**
 * Rows of a statement that is written in SQL. What the builder of Kysely can say is said with it,
 * which knows the tables; of raw SQL nobody knows what it gives, so it is declared. Every test that
 * runs a statement compares what PostgreSQL says of its columns with this declaration, and
 * `promises/declared-rows.test.ts` runs each of them.
 */
export async function rowsOf<TColumns extends Columns>(
  db: Db,
  columns: TColumns,
  statement: RawBuilder<unknown>,
): Promise<RowOf<TColumns>[]> {
  const { rows } = await statement.execute(db)
  compare?.(columns, rows)
  return rows as RowOf<TColumns>[] // compared wherever a test comes by
}

type Comparison = (columns: Columns, rows: readonly unknown[]) => void
let compare: Comparison | undefined

/** For tests: has every declaration compared with what came. */
export function compareRows(comparison: Comparison): void {
  compare = comparison
}
