import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { askToLast } from '#lib/offline/ask-to-last.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import { keepOnce } from '#lib/offline/keep-once.ts'
import { keepShell } from '#lib/offline/keep-shell.ts'
import { keepSights } from '#lib/offline/keep-sights.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { KEPT_ALL_KEY, KEPT_MATERIALS_KEY, KEPT_SIGN_KEY } from '#lib/offline/names.ts'
import { SITE_VERSION } from '#lib/offline/site-version.ts'
import { QUIET_MS } from '#lib/offline/worker.ts'
import { useSupporter } from '#lib/session/use-supporter.ts'
import { heatmaps } from '#queries/chart-layers.ts'
import { keepReading } from './keep-reading.ts'
import { keepMaterials, MATERIALS_EVERY_MS } from './materials-table.ts'
import { keepOwnLibrary } from './own-library.ts'

const HOUR_MS = 3_600_000

/** The materials first: whatever is calculated needs them. */
async function keepAll(
  client: QueryClient,
  whose: KeptFor,
  hasLayers: boolean,
  signal: AbortSignal,
): Promise<void> {
  await keepOnce(KEPT_MATERIALS_KEY, MATERIALS_EVERY_MS, () => keepMaterials(whose, signal))
  await keepOnce(KEPT_ALL_KEY, HOUR_MS, async () => {
    // A browser that refuses may say yes another time, when it has seen more of this person.
    await askToLast().catch(() => undefined)
    if (hasLayers) {
      await client.prefetchQuery(heatmaps('type'))
      await client.prefetchQuery(heatmaps('cone'))
    }
    await keepOwnLibrary(client, whose, signal)
  })
}

/**
 * Keeps what is read, and the page that it is shown in without a connection.
 *
 * @param owner undefined where nothing is to be kept
 */
export function useKept(owner: number | undefined): void {
  const client = useQueryClient()
  const router = useRouter()
  const { visitor } = router.options.context
  const hasLayers = useSupporter()
  const looks = `${SITE_VERSION} ${JSON.stringify(visitor)}`
  useEffect(() => {
    if (owner === undefined) return
    const whose = { owner, version: SITE_VERSION }
    const stop = keepReading(client, whose)
    const gone = new AbortController()
    const timer = setTimeout(() => {
      localStorage.setItem(KEPT_SIGN_KEY, String(owner))
      // A browser without storage keeps nothing.
      void keptAnswers.tidy(whose).catch(() => undefined)
      // What pages look like is kept for that page.
      void keepShell(looks)
        .then(() => keepSights(router, gone.signal))
        .catch(() => undefined)
      void keepAll(client, whose, hasLayers, gone.signal).catch(() => undefined)
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
      stop()
    }
  }, [client, router, owner, looks, hasLayers])
}
