import type { FiringLimit, MontmollinLimit } from '@glazy/ceramics/charts/firing-limits'
import {
  type FiringLimitRow,
  listChartLimits,
  type MontmollinLimitRow,
} from '@glazy/contract/chart-limits'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { readLimits } from './read-limits.ts'

/** Limits that are drawn on charts; the operator's file is read, and checked, at the start. */
export async function chartLimitRoutes(
  app: FastifyInstance,
  { config }: AppContext,
): Promise<void> {
  const { cones, montmollin } = await readLimits(config.dataDir)
  const data = { cones: cones.map(presentCone), montmollin: montmollin.map(presentMontmollin) }
  route(app, listChartLimits, () => ({ data }))
}

function presentCone({ id, label, source, cones, oxides }: FiringLimit): FiringLimitRow {
  return {
    id,
    label,
    source,
    fromOrtonConeId: cones?.fromId ?? null,
    toOrtonConeId: cones?.toId ?? null,
    oxides: Object.fromEntries(Object.entries(oxides).map(([oxide, range]) => [oxide, [...range]])),
  }
}

function presentMontmollin({ id, label, source, outline }: MontmollinLimit): MontmollinLimitRow {
  return { id, label, source, outline: outline.map((place) => [...place]) }
}
