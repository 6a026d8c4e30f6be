import { createHash } from 'node:crypto'
import { createHeatmapCounter, type Heatmap } from '@glazy/ceramics/charts/heatmaps'
import { writeHeatmaps } from '@glazy/ceramics/charts/heatmaps-file'
import { findMaterialType, GLAZE_TYPE_ID } from '@glazy/ceramics/lookups/material-types'
import { typeIdsWithin } from '@glazy/ceramics/lookups/types-within'
import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { readDataVersion } from '#db/data-version.ts'
import { inTransaction } from '#db/transaction.ts'
import {
  awaitHeatmapTurn,
  findOldestHeatmaps,
  type GlazePlace,
  type HeatmapKind,
  listGlazePlaces,
  saveHeatmapFile,
  takeHeatmapTurn,
} from './heatmaps.queries.ts'

/**
 * A change announces itself before it can be seen. One that took longer than the counting is found
 * after a day at the latest.
 */
const DAY_MS = 86_400_000
/** Rows read at once. */
const BATCH = 10_000

const GLAZE_TYPE_IDS = [...typeIdsWithin(GLAZE_TYPE_ID)]

/** What was made of the public glazes. */
export interface MadeHeatmaps {
  readonly files: Readonly<Record<HeatmapKind, Uint8Array>>
  readonly glazes: number
}

/** Makes both files again from the library, after whoever makes them now. */
export async function makeHeatmaps(db: Kysely<Database>, now: Date): Promise<MadeHeatmaps> {
  return inTransaction(db, async (trx) => {
    await awaitHeatmapTurn(trx)
    return makeInTurn(trx, now)
  })
}

/**
 * Makes the files when the library has changed since, or one is missing; leaves it to another
 * process that is at it.
 *
 * @returns `undefined` where nothing was made
 */
export async function refreshHeatmaps(
  db: Kysely<Database>,
  now: Date,
): Promise<MadeHeatmaps | undefined> {
  const oldest = await findOldestHeatmaps(db)
  const isCounted = oldest?.dataVersion === (await readDataVersion(db))
  if (oldest && isCounted && now.getTime() - oldest.madeAt.getTime() < DAY_MS) return undefined
  return inTransaction(db, async (trx) => {
    return (await takeHeatmapTurn(trx)) ? makeInTurn(trx, now) : undefined
  })
}

async function makeInTurn(trx: Db, now: Date): Promise<MadeHeatmaps> {
  // Read before the rows: a change that comes in meanwhile is counted once more the next time.
  const dataVersion = await readDataVersion(trx)
  const counters = { type: createHeatmapCounter(), cone: createHeatmapCounter() }
  let glazes = 0
  let afterId = 0
  for (;;) {
    const rows = await listGlazePlaces(trx, GLAZE_TYPE_IDS, afterId, BATCH)
    for (const row of rows) {
      const place = { SiO2: row.sio2, Al2O3: row.al2o3 }
      counters.type.add(typesOf(row), place)
      counters.cone.add(coneOf(row), place)
    }
    glazes += rows.length
    afterId = rows.at(-1)?.id ?? afterId
    if (rows.length < BATCH) break
  }
  const files = {
    type: writeHeatmaps(counters.type.heatmaps()),
    cone: writeHeatmaps(counters.cone.heatmaps()),
  }
  for (const kind of ['type', 'cone'] as const) {
    const bytes = files[kind]
    await saveHeatmapFile(trx, { kind, bytes, tag: tagOf(bytes), dataVersion, madeAt: now })
  }
  return { files, glazes }
}

/** A glaze counts for its type and for every one above it that is a glaze. */
function typesOf({ type_id }: GlazePlace): readonly number[] {
  const path = findMaterialType(type_id)?.path ?? []
  return path.slice(path.indexOf(GLAZE_TYPE_ID))
}

/** The cone in the middle of those that it is fired to. */
function coneOf({ from_cone_id: from, to_cone_id: to }: GlazePlace): readonly Heatmap['id'][] {
  if (from === null && to === null) return []
  return [Math.round(((from ?? to ?? 0) + (to ?? from ?? 0)) / 2)]
}

function tagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
