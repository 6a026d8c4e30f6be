import type { ColumnType } from 'kysely'

/** Set by the database when the row is made; never changed. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>

/** Set by the database when the row is made, and by whoever changes it. */
export type UpdatedAt = ColumnType<Date, Date | undefined, Date>

/** A JSON value: read as an object, written as JSON text. */
export type Json<TValue> = ColumnType<TValue, string, string>
export type NullableJson<TValue> = ColumnType<
  TValue | null,
  string | null | undefined,
  string | null
>
