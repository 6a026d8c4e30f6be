import { globSync, readFileSync } from 'node:fs'
import { CONTENT_KINDS } from '@glazy/contract/rules/moderation'
import { type Kysely, sql } from 'kysely'
import { getConstructionPlans } from 'pg-boss'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { countRest } from '#db/count-rest.ts'
import { readDataVersion } from '#db/data-version.ts'
import type { Database, Db } from '#db/database.ts'
import { findMade } from '#db/made-before.ts'
import { findMerged } from '#db/merged.ts'
import type { OpenDatabase } from '#db/open.ts'
import type * as rowsModule from '#db/rows.ts'
import * as deletion from '#features/account-deletion/account-deletion.queries.ts'
import { deleteDueAccounts } from '#features/account-deletion/due-deletions.ts'
import * as accountExport from '#features/account-export/account-export.queries.ts'
import * as discussionExport from '#features/account-export/discussion-export.queries.ts'
import * as itemsExport from '#features/account-export/items-export.queries.ts'
import * as kilnsExport from '#features/account-export/kilns-export.queries.ts'
import * as logsExport from '#features/account-export/logs-export.queries.ts'
import * as stockExport from '#features/account-export/stock-export.queries.ts'
import { listTakenUsernames } from '#features/accounts/accounts.queries.ts'
import { listFormerUsernames } from '#features/accounts/former-usernames.queries.ts'
import { listAdditions } from '#features/batches/additions.queries.ts'
import * as batches from '#features/batches/batches.queries.ts'
import * as collections from '#features/collections/read/collections.queries.ts'
import { insertItems } from '#features/collections/write/collection-store.queries.ts'
import * as comments from '#features/discussion/comments/comments.queries.ts'
import { listCommentsBy } from '#features/discussion/comments/person-comments.queries.ts'
import { findSubject } from '#features/discussion/comments/subject.queries.ts'
import * as reviews from '#features/discussion/reviews/reviews.queries.ts'
import * as heatmaps from '#features/heatmaps/heatmaps.queries.ts'
import { listImages } from '#features/images/image-list.ts'
import * as images from '#features/images/images.queries.ts'
import * as materialImages from '#features/images/material-image.queries.ts'
import { findSame } from '#features/imports/add/belongings.queries.ts'
import * as importRuns from '#features/imports/add/import-runs.queries.ts'
import { listCandidates } from '#features/imports/match/candidates.queries.ts'
import { listOwnRecipes } from '#features/imports/match/own-recipes.queries.ts'
import { findImported } from '#features/imports/plan/imported.queries.ts'
import {
  removeBelongings,
  removeSchedules,
} from '#features/imports/undo/undo-belongings.queries.ts'
import * as undoImport from '#features/imports/undo/undo-import.queries.ts'
import { findLogWindow } from '#features/logs/posts/log-window.queries.ts'
import { listLogsById } from '#features/logs/posts/logs.queries.ts'
import * as derive from '#features/materials/derive/derive.queries.ts'
import { deriveChangedItem } from '#features/materials/derive/derive-items.ts'
import * as merge from '#features/materials/merge/merge.queries.ts'
import { findDetail } from '#features/materials/read/detail.queries.ts'
import * as summaries from '#features/materials/read/summaries.queries.ts'
import { findVisibleIds } from '#features/materials/read/visible-items.queries.ts'
import { reserveMaterialIds } from '#features/materials/write/material-store.queries.ts'
import * as references from '#features/materials/write/references.queries.ts'
import { listActs } from '#features/moderation/acts.queries.ts'
import { listCases } from '#features/moderation/cases.queries.ts'
import { findContents } from '#features/moderation/contents.queries.ts'
import { applyCases } from '#features/moderation/withheld.queries.ts'
import { listChartPoints } from '#features/neighbours/neighbours.queries.ts'
import { announce } from '#features/notifications/announce.ts'
import { sendNewsMails } from '#features/notifications/news-mails.ts'
import { countUnreadOf, listUnread } from '#features/notifications/notifications.queries.ts'
import { takeBackReview } from '#features/notifications/take-back.ts'
import { tellEverybody } from '#features/notifications/tell.ts'
import * as report from '#features/operator/report.queries.ts'
import { countGathered } from '#features/people/people.queries.ts'
import { mergePreferences } from '#features/preferences/preferences.queries.ts'
import * as makeable from '#features/shelf/makeable/makeable.queries.ts'
import * as stockLevels from '#features/shelf/read/stock-levels.queries.ts'
import * as inventory from '#features/shelf/write/inventory.queries.ts'
import * as sitemap from '#features/sitemap/sitemap.queries.ts'
import * as stock from '#features/stock/stock.queries.ts'
import { listChanges } from '#library-index/read/changes.queries.ts'
import * as itemRows from '#library-index/read/item-rows.queries.ts'
import { buildAccount, buildItems, SILICA } from '#testing/library.ts'
import { createTestDatabase } from '#testing/test-database.ts'

/** Calls of `rowsOf` that came to their end, and so were compared with what they declare. */
const compared = vi.hoisted(() => {
  // What the files before this one have imported calls the real one.
  vi.resetModules()
  return new Set<string>()
})

vi.mock('#db/rows.ts', async (importOriginal) => {
  const original = await importOriginal<typeof rowsModule>()
  return {
    ...original,
    rowsOf: async (...call: Parameters<typeof original.rowsOf>) => {
      const [, , caller = ''] = new Error().stack?.split('\n') ?? []
      const rows = await original.rowsOf(...call)
      const [, file, line] = /\/apps\/server\/src\/(.+?\.ts)\S*?:(\d+):\d+/.exec(caller) ?? []
      compared.add(`${file}:${line}`)
      return rows
    },
  }
})

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.close()
  vi.doUnmock('#db/rows.ts')
  vi.resetModules()
})

const SOURCES = new URL('../', import.meta.url)

/** Every place in which the server's sources name `rowsOf`, but for where it is imported. */
function placesOfCalls(): readonly string[] {
  const files = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts', 'db/rows.ts'] })
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(new URL(file, SOURCES), 'utf8')
    // As many lines as before, so that numbers stay.
    const rest = source.replace(/import \{[^}]*\}/g, (names) => names.replace(/[^\n]/g, ''))
    return rest
      .split('\n')
      .flatMap((text, at) => (/\browsOf\b/.test(text) ? [`${file}:${at + 1}`] : []))
  })
}

/** Somebody, and a recipe of theirs, of one material. */
async function buildThings(db: Kysely<Database>) {
  const owner = await buildAccount(db)
  const [material = 0] = await buildItems(db, [{ ...SILICA, ownerId: owner }])
  const components = [{ materialId: material, amount: 100, isAdditional: false }]
  const [recipe = 0] = await buildItems(db, [{ ownerId: owner, components }])
  return { owner, material, recipe }
}

type Things = Awaited<ReturnType<typeof buildThings>>

/** What runs every statement. Most find nothing: their columns are compared all the same. */
function runsOf(db: Kysely<Database>, { owner, material, recipe }: Things) {
  const viewer = { id: owner }
  const page = { page: 1, perPage: 10 }
  const window = { limit: 10, offset: 0 }
  const thread = { before: undefined, count: 10, replies: 2 }
  const subject = { kind: 'material', id: material } as const
  const now = new Date()
  const runs: readonly ((trx: Db) => unknown)[] = [
    (trx) => countRest(trx, sql`from log`, [sql`from log where is_private`]),
    () => readDataVersion(db),
    (trx) => findMade(trx, { table: 'log', accountId: owner, clientKey: crypto.randomUUID() }),
    (trx) => findMerged(trx, [material]),
    (trx) => deletion.findKept(trx, { id: owner, are_items_left: true }),
    (trx) => deletion.findDeletion(trx, owner),
    (trx) => deletion.findOrphans(trx, owner, [material]),
    () => deleteDueAccounts({ db } as Parameters<typeof deleteDueAccounts>[0]),
    (trx) => accountExport.listImports(trx, owner, 0, 10),
    (trx) => accountExport.listCollections(trx, owner, 0, 10),
    (trx) => kilnsExport.listKilnSchedules(trx, owner, 0, 10),
    (trx) => itemsExport.listImages(trx, owner, 0, 10),
    (trx) => logsExport.listLogs(trx, owner, 0, 10),
    (trx) => discussionExport.listReviews(trx, owner, 0, 10),
    (trx) => discussionExport.listComments(trx, owner, 0, 10),
    (trx) => stockExport.listStock(trx, owner, 0, 10),
    (trx) => stockExport.listLots(trx, owner, 0, 10),
    (trx) => listTakenUsernames(trx, ['test']),
    (trx) => listFormerUsernames(trx, owner),
    (trx) => listAdditions(trx, [1]),
    (trx) => batches.listBatches(trx, { accountId: owner }, window),
    (trx) => batches.listPlanned(trx, owner),
    (trx) => batches.findBatch(trx, owner, 1),
    (trx) => batches.listTaken(trx, [1]),
    (trx) => batches.listLeft(trx, owner),
    (trx) => batches.listPrices(trx, owner, [material]),
    (trx) => collections.listCollectionsOf(trx, viewer, owner),
    (trx) => collections.findCounted(trx, viewer, 1),
    (trx) => collections.listHolding(trx, viewer, material, page),
    (trx) => collections.findCollection(trx, viewer, 1),
    (trx) => collections.listCollected(trx, 1),
    (trx) => insertItems(trx, 1, []),
    (trx) => comments.listThreads(trx, viewer, subject, thread),
    (trx) => comments.findThreadOf(trx, viewer, subject, 1, { replies: 2, shown: 10 }),
    (trx) => comments.listRepliesTo(trx, viewer, 1, thread),
    (trx) => comments.findComment(trx, viewer, 1),
    (trx) => comments.findLastWord(trx, subject, null),
    (trx) => listCommentsBy(trx, viewer, owner, page),
    (trx) => findSubject(trx, viewer, subject),
    (trx) => findSubject(trx, viewer, { kind: 'log', id: 1 }),
    (trx) => reviews.listReviewsOf(trx, viewer, material, page),
    (trx) => reviews.findReviewSummary(trx, viewer, material),
    (trx) => reviews.listReviewsBy(trx, viewer, owner, page),
    (trx) => reviews.findReviewOf(trx, material, owner),
    (trx) => heatmaps.listGlazePlaces(trx, [1], 0, 10),
    (trx) => heatmaps.takeHeatmapTurn(trx),
    (trx) => listImages(trx, viewer, {}),
    (trx) => images.findVisibleImage(trx, viewer, 'm_1.abc'),
    (trx) => images.replaceAvatar(trx, owner, null),
    (trx) => materialImages.findPlacedImage(trx, viewer, 1),
    (trx) => expect(materialImages.readMaterialImage(trx, 1)).rejects.toThrow('no such image'),
    (trx) => findSame(trx, owner, { table: 'log', label: 'title', text: 'Test' }, now),
    (trx) => importRuns.listImported(trx, 1, ['a']),
    (trx) => importRuns.countImported(trx, owner),
    (trx) => importRuns.listRuns(trx, owner),
    (trx) => listCandidates(trx, owner),
    (trx) => listOwnRecipes(trx, owner, ['test']),
    (trx) => findImported(trx, owner, ['a']),
    (trx) => removeBelongings(trx, 1),
    (trx) => removeSchedules(trx, 1),
    (trx) => undoImport.lockItemsToUndo(trx, 1),
    (trx) => undoImport.listUses(trx, [material]),
    (trx) => findLogWindow(trx, viewer, { keywords: 'celadon' }, page),
    (trx) => listLogsById(trx, viewer, [1]),
    async (trx) => {
      const [item] = await derive.loadItems(trx, [material])
      if (item) await deriveChangedItem(trx, item, new Map(), [])
    },
    (trx) => derive.lockIngredients(trx, [material]),
    (trx) => derive.readIngredients(trx, [material]),
    (trx) => derive.markUsersStale(trx, [material]),
    (trx) => derive.lockStaleItems(trx, 0, 10),
    (trx) => merge.listUsers(trx, material),
    (trx) => merge.listRecipes(trx, [recipe]),
    (trx) => merge.moveAttached(trx, material, recipe),
    (trx) => findDetail(trx, viewer, material, 10),
    (trx) => summaries.listSummaries(trx, viewer, [{ id: recipe }]),
    (trx) => summaries.listKnownAnalyses(trx, owner, [material]),
    (trx) => summaries.listKnownMaterials(trx, viewer, [material]),
    (trx) => summaries.listFingerprints(trx, [recipe]),
    (trx) => summaries.listComponents(trx, viewer, [recipe]),
    (trx) => summaries.listLargestIngredients(trx, [recipe]),
    (trx) => summaries.listLeftOut(trx, [recipe]),
    (trx) => findVisibleIds(trx, viewer, [material]),
    (trx) => reserveMaterialIds(trx, 1),
    (trx) => references.findNames(trx, viewer, recipe, [material]),
    (trx) => references.findHiddenLines(trx, owner, [material]),
    (trx) => references.countUse(trx, material, owner),
    (trx) => references.isWithin(trx, material, [recipe]),
    (trx) => references.comesFrom(trx, material, recipe, 'parent_id'),
    (trx) => listActs(trx, page),
    (trx) => listCases(trx, { state: 'open', kind: undefined }, page),
    ...CONTENT_KINDS.map((kind) => (trx: Db) => findContents(trx, viewer, kind, [1])),
    (trx) => applyCases(trx, 'comment', [1]),
    (trx) => applyCases(trx, 'photograph', [1]),
    (trx) => listChartPoints(trx, viewer, [recipe]),
    () => sendNewsMails({ db } as Parameters<typeof sendNewsMails>[0]),
    (trx) => countUnreadOf(trx, [owner]),
    (trx) => listUnread(trx, owner),
    (trx) => takeBackReview(trx, { materialId: material, authorId: owner }, async () => undefined),
    async () => {
      const actorId = await buildAccount(db)
      await announce(db, { kind: 'review', actorId, materialId: material, link: '/' })
      await tellEverybody({ db, log: { error: vi.fn() } })
    },
    (trx) => report.countSite(trx),
    (trx) => report.listNewestImports(trx, 10),
    (trx) => report.listJobs(trx),
    (trx) => report.findAccounts(trx, ['test'], page),
    (trx) => countGathered(trx, viewer, owner),
    (trx) => mergePreferences(trx, owner, {}),
    (trx) => makeable.listContents(trx, viewer, [recipe]),
    (trx) => makeable.listNames(trx, viewer, [material]),
    (trx) => stockLevels.listStockLevels(trx, owner),
    (trx) => stockLevels.listRecipeLines(trx, [recipe]),
    (trx) => inventory.listInventory(trx, viewer, owner),
    (trx) => inventory.addToShelf(trx, owner, [material]),
    (trx) => sitemap.listPublicCollections(trx, 0, 10),
    (trx) => sitemap.listPublicPeople(trx, 0, 10),
    (trx) => stock.listLots(trx, owner),
    (trx) => stock.listStocked(trx, owner),
    (trx) => stock.listMoves(trx, owner, material, window),
    (trx) => listChanges(trx, null),
    (trx) => itemRows.listIndexRowsAfter(trx, 0, 10),
    (trx) => itemRows.listIndexRows(trx, [material]),
  ]
  return runs
}

/** A transaction that leaves nothing behind. */
async function inNone(db: Kysely<Database>, work: (trx: Db) => unknown): Promise<void> {
  const trx = await db.startTransaction().execute()
  try {
    await work(trx)
  } finally {
    await trx.rollback().execute()
  }
}

// A statement that is new needs a line above: nothing else would say that its columns are declared.
it('every statement that declares its rows is run, and gives what it declares', async () => {
  const { db, pool } = database
  await pool.pool.query(getConstructionPlans('glazy_jobs'))
  for (const run of runsOf(db, await buildThings(db))) await inNone(db, run)
  const places = placesOfCalls()
  expect(places.length).toBeGreaterThan(100)
  expect(places.filter((place) => !compared.has(place))).toEqual([])
})
