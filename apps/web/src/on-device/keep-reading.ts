import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { holdSight } from '#lib/offline/hold-sight.ts'
import { keepAnswers } from '#lib/offline/keep-answers.ts'
import { keepsNothing } from '#lib/offline/keeps-nothing.ts'
import type { Kept, KeptFor } from '#lib/offline/kept-answers.ts'
import { answerFromDevice } from './answer-from-device.ts'

/** First words of the keys of what charts ask for. */
const OF_CHARTS = ['["points"', '["heatmaps"', '["materials","nearest"']

/** Figures are worked out for few: it is brought when it is needed. */
const charts = () => import('./charts-from-device.ts')

async function answerElse(whose: KeptFor, key: QueryKey, kept: Kept | undefined): Promise<unknown> {
  if (kept) return asOfNow(whose, key, kept).catch(() => kept.data)
  const hash = JSON.stringify(key)
  if (!OF_CHARTS.some((start) => hash.startsWith(start))) return answerFromDevice(whose, key)
  return (await charts()).chartsFromDevice(whose, key)
}

/** What was kept of a list, or of collections, may have been changed or deleted here since. */
async function asOfNow(whose: KeptFor, key: QueryKey, kept: Kept): Promise<unknown> {
  if (key[1] !== 'list' && key[0] !== 'collections') return kept.data
  return (await import('./list-of-now.ts')).listOfNow(whose, key, kept)
}

/** Keeps what is read, and gives that back where the connection is gone, or what follows from it. */
export function keepReading(client: QueryClient, whose: KeptFor): () => void {
  return keepAnswers(
    client,
    whose,
    (key, kept) => answerElse(whose, key, kept),
    async (...file) => (await charts()).keepForCharts(...file),
  )
}

/**
 * Fills a page that came without a connection with what the device keeps: the empty one that stands for
 * all others, or one that was read before.
 */
export function fillShell(client: QueryClient, whose: KeptFor): void {
  holdSight()
  if (!keepsNothing.get()) keepReading(client, whose)
}
