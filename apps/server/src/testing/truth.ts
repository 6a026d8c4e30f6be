import {
  OXIDE_TABLE,
  type Oxide,
  oxidesOf,
  type OxideAmounts,
} from '@glazy/ceramics/chemistry/oxides'
import { UMF_GROUPS } from '@glazy/ceramics/chemistry/unity'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/database.ts'
import type { MaterialKind } from '#db/tables/material.ts'

/** What someone has written down of an item, as the tables of the truth hold it. */
export interface WrittenItem {
  readonly id: number
  readonly kind: MaterialKind
  readonly ownerId: number
  readonly isPrivate: boolean
  readonly typeId: number | null
  readonly fromConeId: number | null
  readonly toConeId: number | null
  readonly atmospheres: readonly number[]
  readonly percent: OxideAmounts | null
  readonly loi: number | null
  /** What it was when it was last public, while it is hidden. */
  readonly face: { readonly percent: OxideAmounts; readonly loi: number } | null
  readonly lines: readonly { readonly id: number; readonly amount: number }[]
}

export async function readTruth(db: Kysely<Database>): Promise<Map<number, WrittenItem>> {
  const { rows } = await sql<WrittenItem>`
    select m.id, m.kind, m.owner_id as "ownerId", m.is_private as "isPrivate",
      m.type_id as "typeId", m.from_cone_id as "fromConeId", m.to_cone_id as "toConeId",
      m.atmospheres, m.percent, m.loi,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.component_id, 'amount', c.amount))
        from material_component as c where c.recipe_id = m.id), '[]') as lines,
      (select jsonb_build_object('percent', f.percent, 'loi', f.loi)
        from public_face as f where f.material_id = m.id) as face
    from material as m`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What follows from an analysis, by the textbook and by nothing of ours but its constants. */
export interface Reckoned {
  readonly percent: OxideAmounts
  readonly loi: number
  readonly total: number
  readonly molePercent: OxideAmounts
  readonly umf: {
    readonly moles: OxideAmounts
    readonly R2OTotal: number
    readonly ROTotal: number
    readonly SiO2Al2O3Ratio: number | null
  } | null
  readonly expansion: number | null
}

/** Reckons an item from the analyses of the raw materials at its bottom. */
export function reckon(truth: ReadonlyMap<number, WrittenItem>, id: number): Reckoned {
  const { percent, loi } = analysisOf(truth, id)
  const sum = (oxides: readonly Oxide[], amounts: OxideAmounts) =>
    oxides.reduce((total, oxide) => total + (amounts[oxide] ?? 0), 0)
  const moles = mapped(percent, (amount, oxide) => amount / OXIDE_TABLE[oxide].molarMass)
  const all = sum(oxidesOf(moles), moles)
  const whole = sum(oxidesOf(percent), percent)
  const r2o = sum(UMF_GROUPS.default.R2O, moles)
  const ro = sum(UMF_GROUPS.default.RO, moles)
  const flux = r2o + ro
  return {
    percent,
    loi,
    total: whole + loi,
    molePercent: all === 0 ? {} : mapped(moles, (amount) => (100 * amount) / all),
    umf:
      flux < 0.00001
        ? null
        : {
            moles: mapped(moles, (amount) => amount / flux),
            R2OTotal: r2o / flux,
            ROTotal: ro / flux,
            SiO2Al2O3Ratio: moles.Al2O3 ? (moles.SiO2 ?? 0) / moles.Al2O3 : null,
          },
    expansion:
      whole === 0
        ? null
        : oxidesOf(percent).reduce(
            (total, oxide) =>
              total +
              ((percent[oxide] ?? 0) / whole) * 100 * (OXIDE_TABLE[oxide].expansionWestGerrow ?? 0),
            0,
          ),
  }
}

/** A recipe is the mean of its ingredients by weight, additions among them. */
function analysisOf(truth: ReadonlyMap<number, WrittenItem>, id: number) {
  const item = truth.get(id)
  if (item === undefined) throw new Error(`There is no item ${id}`)
  if (item.kind !== 'recipe') return { percent: item.percent ?? {}, loi: item.loi ?? 0 }
  const weight = item.lines.reduce((total, line) => total + line.amount, 0)
  const percent: Partial<Record<Oxide, number>> = {}
  let loi = 0
  for (const line of item.lines) {
    const of = knownTo(truth, item, line.id)
    loi += (of.loi * line.amount) / weight
    for (const oxide of oxidesOf(of.percent)) {
      percent[oxide] = (percent[oxide] ?? 0) + ((of.percent[oxide] ?? 0) * line.amount) / weight
    }
  }
  return { percent, loi }
}

/** What was hidden stays as it was last public, except for private items of the same owner. */
function knownTo(truth: ReadonlyMap<number, WrittenItem>, item: WrittenItem, id: number) {
  const part = truth.get(id)
  const isOwn = item.isPrivate && item.ownerId === part?.ownerId
  return part?.face && !isOwn ? part.face : analysisOf(truth, id)
}

function mapped(amounts: OxideAmounts, change: (amount: number, oxide: Oxide) => number) {
  return Object.fromEntries(
    oxidesOf(amounts).map((oxide) => [oxide, change(amounts[oxide] ?? 0, oxide)]),
  ) as OxideAmounts // the keys are those of the amounts
}
