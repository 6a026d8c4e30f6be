import { keptAnswers } from '#lib/offline/keep-answers.ts'
import { keepShell } from '#lib/offline/keep-shell.ts'
import { keepsNothing } from '#lib/offline/keeps-nothing.ts'
import { keepOnce } from '#lib/offline/keep-once.ts'
import { KEPT_MATERIALS_KEY, NOBODY } from '#lib/offline/names.ts'
import { SITE_VERSION } from '#lib/offline/site-version.ts'
import type { KeepForVisitor } from '#lib/offline/use-offline.ts'
import { chartLimits } from '#queries/chart-layers.ts'
import { keepReading } from './keep-reading.ts'
import { keepMaterials, MATERIALS_EVERY_MS } from './materials-table.ts'

/**
 * Keeps what the site needs to work without a connection for somebody who is not logged in: what they
 * have read, the page that it is shown in, and the materials that are calculated with.
 */
export const keepForVisitor: KeepForVisitor = async (client, visitor, signal) => {
  if (keepsNothing.get()) return
  const whose = { owner: NOBODY, version: SITE_VERSION }
  signal.addEventListener('abort', keepReading(client, whose))
  await keptAnswers.tidy(whose)
  await keepShell(`${SITE_VERSION} ${JSON.stringify(visitor)}`)
  await client.prefetchQuery(chartLimits())
  await keepOnce(KEPT_MATERIALS_KEY, MATERIALS_EVERY_MS, () => keepMaterials(whose, signal))
}
