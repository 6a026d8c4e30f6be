import type { Heatmap } from '@glazy/ceramics/charts/heatmaps'
import { readHeatmaps } from '@glazy/ceramics/charts/heatmaps-file'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { readError } from '#lib/api/read-answer.ts'
import { FRESHNESS } from './freshness.ts'

/** Limits that can be drawn on charts, each with its source. */
export function chartLimits() {
  return queryOptions({
    queryKey: ['chart-limits'],
    queryFn: ({ signal }) => call('listChartLimits', {}, signal),
    select: ({ data }) => data,
    ...FRESHNESS.long,
  })
}

export type HeatmapKind = 'type' | 'cone'

/** How many public glazes stand where, by type or by cone. */
export function heatmaps(kind: HeatmapKind) {
  return queryOptions({
    queryKey: ['heatmaps', kind],
    queryFn: ({ signal }) => fetchHeatmaps(kind, signal),
    ...FRESHNESS.long,
  })
}

/** @throws Error naming what is wrong with a file that is none */
async function fetchHeatmaps(kind: HeatmapKind, signal: AbortSignal): Promise<readonly Heatmap[]> {
  const response = await fetch(`/${kind}-heatmaps.bin`, { signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    const message = `${kind}-heatmaps.bin: no connection`
    throw new ApiError({ code: 'client.network', status: 500, message }, { cause })
  })
  if (!response.ok) throw await readError(response)
  const file = readHeatmaps(new Uint8Array(await response.arrayBuffer()))
  if (file.ok) return file.value
  throw new Error(`${kind}-heatmaps.bin: ${file.error.message}`)
}
