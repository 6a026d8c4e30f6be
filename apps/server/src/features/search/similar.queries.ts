import type { Oxide, OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type MaybeViewer, searchableBy } from '#db/visible-to.ts'
import type { Condition } from './search-conditions.ts'
import {
  type Compared,
  KNAO,
  ORDERED_BY,
  type SignificantOxide,
  significantOxides,
  TOLERANCE,
} from '#library-index/find/similar-rule.ts'

/** What the similar lists compare of an item. */
export interface Reference {
  readonly molePercent: OxideAmounts
  readonly baseSignature: string | null
}

/** The figures of an item that the viewer may see. */
export async function findReference(
  db: Db,
  viewer: MaybeViewer,
  id: number,
): Promise<Reference | undefined> {
  const { rows } = await sql<Reference>`
    select c.mole_percent as "molePercent", c.base_signature as "baseSignature"
    from ${searchableBy(viewer)} join material_chemistry as c on c.material_id = s.material_id
    where s.material_id = ${id}`.execute(db)
  return rows[0]
}

/** Other items with the same base. */
export function sameBase(id: number, signature: string): Condition {
  return sql<SqlBool>`s.material_id <> ${id} and s.material_id in (
    select material_id from material_chemistry where base_signature = ${signature})`
}

/** Oxides whose whole mole percents stand in the index, in its order. */
const INDEXED: readonly Compared[] = ['SiO2', 'Al2O3', 'CaO', KNAO]

/**
 * Items within one mole percent of the reference in every oxide that matters there, the nearest
 * in its three largest oxides first; never the reference itself.
 */
export async function listSimilarAnalyses(
  db: Db,
  viewer: MaybeViewer,
  id: number,
  reference: OxideAmounts,
  limit: number,
): Promise<number[]> {
  const significant = significantOxides(reference)
  if (significant.length === 0) return []
  const conditions = [
    ...INDEXED.map((oxide) => indexedRange(oxide, significant)),
    ...significant.map(({ oxide, amount }) => {
      const value = figureOf(oxide)
      return sql`${value} between ${amount - TOLERANCE} and ${amount + TOLERANCE}`
    }),
  ]
  const distance = sql.join(
    significant.slice(0, ORDERED_BY).map(({ oxide, amount }) => {
      return sql`(${figureOf(oxide)} - ${amount}) ^ 2`
    }),
    sql` + `,
  )
  const { rows } = await sql<{ id: number }>`
    select s.material_id as id from (
      select c.material_id, ${distance} as distance from material_chemistry as c
      where c.material_id <> ${id} and ${sql.join(conditions, sql` and `)} offset 0
    ) as c join ${searchableBy(viewer)} on s.material_id = c.material_id
    order by c.distance, s.material_id desc limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * The whole mole percents that a similar item can have of an oxide. Of an oxide that matters those
 * around its amount; of another no more than the oxides that matter leave to 100.
 */
function indexedRange(
  oxide: Compared,
  significant: readonly SignificantOxide[],
): RawBuilder<unknown> {
  const own = significant.find((entry) => entry.oxide === oxide)
  const least = significant.reduce((sum, entry) => sum + entry.amount - TOLERANCE, 0)
  const from = own === undefined ? 0 : Math.max(0, Math.floor(own.amount - TOLERANCE))
  const to = own === undefined ? Math.ceil(100 - least) : Math.floor(own.amount + TOLERANCE)
  const values = Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => from + index)
  return sql`${sql.ref(`c.whole_mole_${oxide.toLowerCase()}`)} = any(${values}::smallint[])`
}

function figureOf(oxide: Compared): RawBuilder<unknown> {
  if (oxide !== KNAO) return moles(oxide)
  return sql`(${moles('K2O')} + ${moles('Na2O')})`
}

function moles(oxide: Oxide): RawBuilder<unknown> {
  return sql`coalesce((c.mole_percent ->> ${sql.lit(oxide)})::double precision, 0)`
}
