import {
  importedCollection,
  importedLog,
  importedSchedule,
  importedStock,
} from '@glazy/contract/belongings'
import { referencesIn, toBelongings, toSchedule } from '@glazy/formats/import/belongings'
import { certainMatch, type NameMatch } from '@glazy/formats/import/choices'
import type { FoundReference } from '@glazy/formats/record/belongings'
import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Database } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import type { ImportDocument } from '#features/imports/plan/import-document.ts'
import { idKeyOf } from '#features/imports/plan/import-key.ts'
import { findImported } from '#features/imports/plan/imported.queries.ts'
import { insertBelongings, type ImportedCounts } from './belongings.service.ts'

/** Materials of the library that a name may mean, the nearest first. */
export type Find = (name: string) => readonly NameMatch[]

interface Context {
  readonly db: Kysely<Database>
  readonly owner: { readonly id: number }
  readonly now: Date
}

/** Belongings of which there are none. */
const NONE = { collections: [], inventory: [], kilnSchedules: [], logs: [] }

export interface BroughtSchedules {
  /** How many are new. */
  readonly made: number
  /** Schedules here by the records of the files that are fired by them. */
  readonly firedBy: ReadonlyMap<object, number>
}

/** Brings the kiln schedules of persons' exports, before the items that are fired by them. */
export async function importSchedules(
  { db, owner, now }: Context,
  documents: readonly ImportDocument[],
): Promise<BroughtSchedules> {
  const firedBy = new Map<object, number>()
  let made = 0
  for (const { format, belongings, recipes, materials } of documents) {
    if (format !== 'glazy-account' || belongings === undefined) continue
    const found = belongings.kilnSchedules.flatMap((schedule) =>
      fitting(importedSchedule, [toSchedule(schedule)]).map((fresh) => ({
        id: schedule.id,
        fresh,
      })),
    )
    const importing = { ownerId: owner.id, importId: null, now }
    const fresh = { ...NONE, kilnSchedules: found.map((entry) => entry.fresh) }
    const brought = await inTransaction(db, (trx) => insertBelongings(trx, importing, fresh))
    made += brought.kilnSchedules
    const here = new Map(found.map(({ id }, at) => [id, brought.schedules[at]]))
    for (const record of [...recipes, ...materials]) {
      const schedule = here.get(record.kilnScheduleId ?? null)
      if (record.kilnScheduleId !== undefined && schedule !== undefined) {
        firedBy.set(record, schedule)
      }
    }
  }
  return { made, firedBy }
}

/**
 * Brings what else persons' exports hold besides items: with the items that an import has brought, or else
 * with those that have the same name here.
 */
export async function importBelongings(
  { db, owner, now }: Context,
  documents: readonly ImportDocument[],
  find: Find,
): Promise<Omit<ImportedCounts, 'kilnSchedules'>> {
  const made = { collections: 0, inventory: 0, logs: 0 }
  for (const { format, about, belongings } of documents) {
    const { site } = about
    if (format !== 'glazy-account' || site === undefined || belongings === undefined) continue
    const keys = [...new Set(referencesIn(belongings).map(({ id }) => idKeyOf(site, id)))]
    const imported = await findImported(db, owner.id, keys)
    const resolve = ({ id, name }: FoundReference) =>
      imported.get(idKeyOf(site, id)) ?? certainMatch(find(name))?.id
    const { collections, inventory, logs } = toBelongings(belongings, resolve)
    const fresh = {
      ...NONE,
      collections: fitting(importedCollection, collections),
      inventory: fitting(importedStock, inventory),
      logs: fitting(importedLog, logs),
    }
    const importing = { ownerId: owner.id, importId: null, now }
    const counts = await inTransaction(db, (trx) => insertBelongings(trx, importing, fresh))
    for (const name of Object.keys(made) as (keyof typeof made)[]) made[name] += counts[name]
  }
  return made
}

/** Those of the entries that can be taken as they are: a file may have been changed by hand. */
function fitting<TSchema extends z.ZodType>(
  schema: TSchema,
  entries: readonly unknown[],
): z.output<TSchema>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}
