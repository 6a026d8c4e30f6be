import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { unusedFields } from '@glazy/formats/record/describe-record'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Database } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { insertAndDerive } from '#features/materials/write/bulk-insert.ts'
import { reserveMaterialIds } from '#features/materials/write/material-store.queries.ts'
import { listChemistry } from '#features/materials/read/summaries.queries.ts'
import { recountWords } from '#features/search/vocabulary.queries.ts'
import { type ImportDocument, problemsOf } from '#features/imports/plan/import-document.ts'
import {
  findImported,
  type ImportOwner,
  listCandidates,
  lockImports,
  namesOf,
  unlockImports,
} from '#features/imports/plan/import.queries.ts'
import { namedKey } from '#features/imports/plan/import-key.ts'
import {
  type ImportPlan,
  keyRecords,
  planImport,
  type PlannedItem,
} from '#features/imports/plan/plan-import.ts'
import type { ImportReport } from '#features/imports/plan/import-report.ts'
import { foldName } from '#features/search/search-text.ts'

export interface ImportContext {
  readonly db: Kysely<Database>
  readonly now: Date
  readonly owner: ImportOwner
  readonly isPrivate: boolean
  /** Told how many of all items are in. */
  readonly onProgress?: (done: number, of: number) => void
}

/** Items written in one transaction. */
const BATCH = 1_000
/** Percent by which a stated figure may differ from the computed one without being reported. */
const DIFFERENCE = 0.01

/**
 * Imports documents: materials, then recipes with their ingredients matched. Each batch is a
 * transaction; an import that was cut short, or is repeated, adds what is missing and nothing
 * twice. Imports for the same owner wait for each other.
 */
export async function importDocuments(
  context: ImportContext,
  documents: readonly ImportDocument[],
): Promise<ImportReport> {
  return context.db.connection().execute(async (db) => {
    await lockImports(db, context.owner.id)
    try {
      return await importInTurn({ ...context, db }, documents)
    } finally {
      await unlockImports(db, context.owner.id)
    }
  })
}

async function importInTurn(
  context: ImportContext,
  documents: readonly ImportDocument[],
): Promise<ImportReport> {
  const { db, owner, isPrivate } = context
  const plan = await makePlan(context, documents)
  const differences: ImportReport['differences'][number][] = []
  for (let done = 0; done < plan.items.length; done += BATCH) {
    const batch = plan.items.slice(done, done + BATCH)
    await writeBatch(context, batch)
    differences.push(...(await findDifferences(db, batch)))
    context.onProgress?.(Math.min(plan.items.length, done + BATCH), plan.items.length)
  }
  if (plan.items.length > 0) {
    await bumpDataVersion(db)
    await sql`analyze`.execute(db)
  }
  const count = (kind: string) => plan.items.filter(({ draft }) => draft.kind === kind).length
  return {
    owner: owner.username ?? owner.name,
    isPrivate,
    added: {
      recipes: count('recipe'),
      materials: count('primitive'),
      analyses: count('analysis'),
    },
    alreadyThere: plan.alreadyThere,
    matched: plan.matched,
    addedByName: plan.addedByName,
    skipped: plan.skipped,
    differences,
    unusedFields: countUnusedFields(documents),
    problems: problemsOf(documents),
  }
}

async function makePlan(
  { db, owner }: ImportContext,
  documents: readonly ImportDocument[],
): Promise<ImportPlan> {
  const records = keyRecords(documents)
  const ingredientNames = new Set(
    [...records.recipes.values()].flatMap(({ components }) => components.map(({ name }) => name)),
  )
  const named = [...ingredientNames].map((name) => namedKey(foldName(name)))
  const keys = [...records.materials.keys(), ...records.recipes.keys(), ...named]
  const imported = await findImported(db, owner.id, keys)
  const stored = (await listCandidates(db, owner.id)).map((row) => ({
    id: row.id,
    names: namesOf(row),
  }))
  const needed = keys.filter((key) => !imported.has(key)).length
  const ids = await reserveMaterialIds(db, needed)
  const nextId = () => {
    const id = ids.pop()
    if (id === undefined) throw new Error('More ids are needed than there are keys')
    return id
  }
  ids.reverse()
  return planImport({ records, imported, stored, nextId })
}

async function writeBatch(
  { db, owner, isPrivate, now }: ImportContext,
  batch: readonly PlannedItem[],
): Promise<void> {
  const items = batch.map(({ id, importKey, draft, date, dateModified }) => {
    const createdAt = date === undefined ? now : new Date(date)
    const changed = dateModified ?? date
    return {
      ...draft,
      isPrivate,
      id,
      ownerId: owner.id,
      importKey,
      createdAt,
      updatedAt: changed === undefined ? now : new Date(changed),
    }
  })
  await inTransaction(db, async (trx) => {
    await insertAndDerive(trx, items, { authorId: owner.id, note: 'Import' })
    await bumpDataVersion(trx)
  })
}

/** What a file states of a recipe is not believed, but where it differs is told. */
async function findDifferences(
  db: Kysely<Database>,
  batch: readonly PlannedItem[],
): Promise<ImportReport['differences'][number][]> {
  const stated = batch.filter(
    ({ draft, record }) => draft.kind === 'recipe' && record?.percent !== undefined,
  )
  const chemistry = await listChemistry(
    db,
    stated.map((item) => item.id),
  )
  return stated.flatMap(({ id, record }) => {
    const computed = chemistry.get(id)
    if (record?.percent === undefined || computed === undefined) return []
    const { percent, name, line, loi } = record
    const figures = [
      ...OXIDES.map((oxide) => ({
        figure: oxide,
        stated: percent[oxide] ?? 0,
        computed: computed.percent[oxide] ?? 0,
      })),
      { figure: 'LOI' as const, stated: loi ?? computed.loi, computed: computed.loi },
    ]
    const [largest] = figures
      .map((entry) => ({ ...entry, difference: Math.abs(entry.stated - entry.computed) }))
      .sort((one, other) => other.difference - one.difference)
    if (largest === undefined || largest.difference <= DIFFERENCE) return []
    return [
      {
        name,
        line,
        figure: largest.figure,
        stated: largest.stated,
        computed: largest.computed,
      },
    ]
  })
}

function countUnusedFields(documents: readonly ImportDocument[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { recipes, materials } of documents) {
    for (const record of [...recipes, ...materials]) {
      for (const field of unusedFields(record)) counts[field] = (counts[field] ?? 0) + 1
    }
  }
  return counts
}
