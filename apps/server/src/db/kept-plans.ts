import { createHash } from 'node:crypto'
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* kept plan */'

/**
 * Begins a statement whose plan each connection makes once and keeps. For statements that look up
 * many things by id, where planning takes several times as long as the work; what is searched for
 * differs too much to have one plan. Its text may differ in a few ways only, as every one is kept.
 * Of the builder's statements it marks those that read, with `modifyFront`.
 */
export const KEPT_PLAN: RawBuilder<unknown> = sql.raw(MARK)

/** The pool as Kysely uses it: statements with {@link KEPT_PLAN} are prepared by name. */
export function keepingPlans(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      return {
        release: (destroy?: boolean) => client.release(destroy),
        query: (text: string, values: readonly unknown[]) =>
          isKept(text)
            ? client.query({ text, values: [...values], name: nameOf(text) })
            : client.query(text, [...values]),
      } as unknown as PostgresPoolClient // the other form of `query` takes cursors: there are none
    },
  }
}

function isKept(text: string): boolean {
  return text.startsWith(MARK) || text.startsWith(`select ${MARK}`)
}

const names = new Map<string, string>()

/** PostgreSQL tells prepared statements apart by the first 63 letters of their names. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
