import { VERSION_NOTES } from '@glazy/contract/rules/version-notes'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { MAXIMUM_MATCH_SCORE } from '@glazy/ceramics/lookups/name-match'
import { MATERIAL_STATE } from '@glazy/contract/rules/lifecycle'
import { unusedFields } from '@glazy/formats/record/describe-record'
import type { FoundMaterial, FoundRecipe } from '@glazy/formats/record/document'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { listCandidates } from '#features/imports/match/candidates.queries.ts'
import { createMaterialMatcher } from '#features/imports/match/find-matches.ts'
import { type ImportDocument, problemsOf } from '#features/imports/plan/import-document.ts'
import { findAccount } from '#features/accounts/accounts.queries.ts'
import type { ImportReport } from '#features/imports/plan/import-report.ts'
import {
  findImported,
  type ImportOwner,
  lockImports,
  unlockImports,
} from '#features/imports/plan/imported.queries.ts'
import {
  type ImportPlan,
  keyContent,
  type KeyedContent,
  planImport,
} from '#features/imports/plan/plan-import.ts'
import { listChemistry } from '#features/materials/read/summaries.queries.ts'
import { insertAndDerive } from '#features/materials/write/bulk-insert.ts'
import type { KeptMaterial } from '#features/materials/fields/material-draft.ts'
import { reserveMaterialIds } from '#features/materials/write/material-store.queries.ts'
import { OperatorError } from '#platform/operator-error.ts'
import {
  type BroughtSchedules,
  type Find,
  importBelongings,
  importSchedules,
} from './import-belongings.service.ts'
import { toItems } from './imported-draft.ts'

/** For whom the command line imports, and how. */
interface DocumentImport {
  readonly db: Kysely<Database>
  readonly now: Date
  readonly owner: ImportOwner
  readonly isPrivate: boolean
  /** Likeness of names, from 0.55 to 1, from which on an ingredient is taken for a material. */
  readonly minScore?: number | undefined
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
 *
 * @throws OperatorError where the owner is deleted meanwhile
 */
export async function importDocuments(
  context: DocumentImport,
  documents: readonly ImportDocument[],
): Promise<ImportReport> {
  return context.db.connection().execute(async (db) => {
    await lockImports(db, context.owner.id)
    try {
      return await importInTurn({ ...context, db }, documents)
    } catch (error) {
      if ((await findAccount(db, context.owner.id)) !== undefined) throw error
      throw new OperatorError('The account was deleted meanwhile, and the import ended', {
        cause: error,
      })
    } finally {
      await unlockImports(db, context.owner.id)
    }
  })
}

async function importInTurn(
  context: DocumentImport,
  documents: readonly ImportDocument[],
): Promise<ImportReport> {
  const { db, owner, isPrivate, now } = context
  const keyed = keyContent(documents, now)
  const { content, importKeys } = keyed
  const imported = await findImported(db, owner.id, [...new Set(importKeys.values())])
  const plan = await makePlan(context, keyed, imported)
  const schedules = await importSchedules({ db, owner, now }, documents)
  const items = await newItems(context, keyed, imported, { ...plan, ...schedules })
  const differences: ImportReport['differences'][number][] = []
  for (let done = 0; done < items.length; done += BATCH) {
    const batch = items.slice(done, done + BATCH)
    await inTransaction(db, (trx) =>
      insertAndDerive(trx, batch, { authorId: owner.id, note: VERSION_NOTES.imported }),
    )
    differences.push(...(await findDifferences(db, batch)))
    context.onProgress?.(Math.min(items.length, done + BATCH), items.length)
  }
  if (items.length > 0) await sql`analyze`.execute(db)
  const belongings = await importBelongings({ db, owner, now }, documents, plan.find)
  const count = (kind: string) => items.filter((item) => item.kind === kind).length
  return {
    owner: owner.username ?? owner.name,
    isPrivate,
    added: {
      recipes: count('recipe'),
      materials: count('primitive'),
      analyses: count('analysis'),
    },
    ...belongings,
    kilnSchedules: schedules.made,
    ...plan.told,
    differences,
    unusedFields: countUnusedFields(documents),
    problems: problemsOf(content),
  }
}

async function makePlan(
  { db, owner, minScore = MAXIMUM_MATCH_SCORE }: DocumentImport,
  keyed: KeyedContent,
  imported: ReadonlyMap<string, number>,
): Promise<ImportPlan & { readonly find: Find }> {
  const match = createMaterialMatcher(await listCandidates(db, owner.id))
  const find: Find = (name) =>
    match(name).map(({ item: { id, name: itsName, isOwn }, score }) => {
      return { id, name: itsName, isOwn, score }
    })
  return { ...planImport({ ...keyed, imported, find, minScore }), find }
}

/** An item with the record that it comes of; undefined for a material of which only the name is known. */
interface Item extends KeptMaterial {
  readonly record?: FoundRecipe | FoundMaterial | undefined
}

/** What is new of a plan, with ids and under the lasting keys. */
async function newItems(
  { db, owner, isPrivate, now }: DocumentImport,
  { content, importKeys }: KeyedContent,
  imported: ReadonlyMap<string, number>,
  { materials, recipes, firedBy }: ImportPlan & Pick<BroughtSchedules, 'firedBy'>,
): Promise<Item[]> {
  const records = new Map(
    [...content.materials, ...content.recipes].map(({ key, record }) => [key, record]),
  )
  const lastingKey = (key: string) => importKeys.get(key) ?? key
  // What has one lasting key is one item.
  const seen = new Set(imported.keys())
  const isNew = ({ key }: { readonly key: string }) => {
    const isFirst = !seen.has(lastingKey(key))
    seen.add(lastingKey(key))
    return isFirst
  }
  const fresh = { materials: materials.filter(isNew), recipes: recipes.filter(isNew) }
  const keys = [...fresh.materials, ...fresh.recipes].map(({ key }) => lastingKey(key))
  const ids = await reserveMaterialIds(db, keys.length)
  const newIds = new Map(keys.map((key, at) => [key, ids[at]]))
  const idOf = (key: string): number => {
    const id = imported.get(lastingKey(key)) ?? newIds.get(lastingKey(key))
    if (id === undefined) throw new Error(`${key} is planned and yet has no item`)
    return id
  }
  return toItems(fresh, idOf, now, ({ key }) => ({
    ownerId: owner.id,
    importKey: importKeys.get(key) ?? null,
    isPrivate,
    // What is private begins in testing, as it does on the site.
    stateId: isPrivate
      ? MATERIAL_STATE.testing
      : (records.get(key)?.stateId ?? MATERIAL_STATE.testing),
    kilnScheduleId: firedBy.get(records.get(key) ?? {}) ?? null,
    record: records.get(key),
  }))
}

/** What a file states of a recipe is not believed, but where it differs is told. */
async function findDifferences(
  db: Kysely<Database>,
  batch: readonly Item[],
): Promise<ImportReport['differences'][number][]> {
  const stated = batch.filter(
    ({ kind, record }) => kind === 'recipe' && record?.percent !== undefined,
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
    const [largest] = figures.sort((one, other) => differenceOf(other) - differenceOf(one))
    const isTold = largest !== undefined && differenceOf(largest) > DIFFERENCE
    return isTold ? [{ name, line, ...largest }] : []
  })
}

type Figures = Pick<ImportReport['differences'][number], 'stated' | 'computed'>

function differenceOf({ stated, computed }: Figures): number {
  return Math.abs(stated - computed)
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
