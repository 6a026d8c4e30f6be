import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { Heatmap } from '@glazy/ceramics/charts/heatmaps'
import { readHeatmaps, writeHeatmaps } from '@glazy/ceramics/charts/heatmaps-file'
import type { PointsFile } from '@glazy/contract/points/point-columns'
import type { QueryKey } from '@tanstack/react-query'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { keepFile, keptFile } from '#lib/offline/kept-files.ts'
import type { MaterialListQuery } from '#queries/materials.ts'
import { neighboursAtHand } from './neighbours-at-hand.ts'
import { keepPoints, matchesAtHand, pointsAtHand } from './points-at-hand.ts'

const EXPANSIONS = 'expansions'
const heatmapsName = (kind: unknown) => `heatmaps ${String(kind)}`

/** Keeps the files that a chart was drawn from. Matches of filters follow from the points. */
export async function keepForCharts(
  [first, what]: QueryKey,
  data: unknown,
  signal: AbortSignal,
): Promise<void> {
  // The keys of the queries say what their answers are.
  if (first === 'heatmaps') {
    await keepFile(heatmapsName(what), writeHeatmaps(data as readonly Heatmap[]), signal)
  } else if (what === EXPANSIONS) {
    await keepFile(EXPANSIONS, data as Uint8Array<ArrayBuffer>, signal)
  } else if (what !== 'matches') await keepPoints(data as PointsFile, signal)
}

/**
 * Answers what charts ask for from the files that are kept, and the items of the device.
 *
 * @returns undefined where the device does not know
 */
export async function chartsFromDevice(whose: KeptFor, key: QueryKey): Promise<unknown> {
  const [first, what, ...rest] = key
  if (first === 'materials') {
    const [id, x, y] = rest as [number, ChartAxis, ChartAxis]
    return neighboursAtHand(whose, id, x, y)
  }
  if (first === 'heatmaps') {
    const file = await keptFile(heatmapsName(what))
    const found = file && readHeatmaps(new Uint8Array(file.bytes))
    return found?.ok ? found.value : undefined
  }
  if (what === 'matches') return matchesAtHand(whose, rest[0] as MaterialListQuery)
  if (what === EXPANSIONS) {
    const file = await keptFile(EXPANSIONS)
    return file && new Uint8Array(file.bytes)
  }
  return pointsAtHand(whose, key.slice(1) as ChartAxis[])
}
