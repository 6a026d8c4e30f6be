import { isStullPlane } from '@glazy/ceramics/charts/chart-window'
import type { Heatmap } from '@glazy/ceramics/charts/heatmaps'
import { limitOnAxes } from '@glazy/ceramics/charts/limit-on-axes'
import type { StullPoint } from '@glazy/ceramics/charts/stull'
import { useQuery } from '@tanstack/react-query'
import type { DrawnLimit } from '#features/charts/plot/limit-layer.tsx'
import { useSupporter } from '#lib/session/use-supporter.ts'
import { chartLimits, type HeatmapKind, heatmaps } from '#queries/chart-layers.ts'
import type { ChartChoices } from './use-chart-choices.ts'

/** A limit with where it comes from. */
export interface SourcedLimit extends DrawnLimit {
  readonly source: string
}

export interface ShownHeatmap {
  readonly kind: HeatmapKind
  readonly heatmap: Heatmap
}

/** What supporters have under the points of a chart. */
export interface ChartLayers {
  readonly limits: readonly SourcedLimit[]
  readonly heatmaps: readonly ShownHeatmap[]
  /** Why something that was chosen is not there; the chart goes without it. */
  readonly error: unknown
  readonly retry: () => void
}

/** The chosen limits and heatmaps that belong on these axes; none for who may not choose them. */
export function useChartLayers(choices: ChartChoices): ChartLayers {
  const { x, y, settings, coneLimitIds, montmollinLimitIds } = choices
  const isSupporter = useSupporter()
  const isStull = isStullPlane(x, y)
  const wantsLimits = coneLimitIds.length > 0 || (isStull && montmollinLimitIds.length > 0)
  const limits = useQuery({ ...chartLimits(), enabled: isSupporter && wantsLimits })
  const { type, cone } = settings.heatmap
  const typeId = isSupporter && isStull && type.visible ? type.selectedTypeId : null
  const coneId = isSupporter && isStull && cone.visible ? cone.selectedConeId : null
  const byType = useQuery({ ...heatmaps('type'), enabled: typeId !== null })
  const byCone = useQuery({ ...heatmaps('cone'), enabled: coneId !== null })

  const shownHeatmaps = [
    ...shown('type', byType.data, typeId),
    ...shown('cone', byCone.data, coneId),
  ]
  const coneLimits = (isSupporter ? limits.data?.cones : undefined) ?? []
  const mixes = (isSupporter && isStull ? limits.data?.montmollin : undefined) ?? []
  const error = [limits, byType, byCone].find((query) => query.isError)?.error
  return {
    heatmaps: shownHeatmaps,
    limits: [
      ...coneLimits
        .filter((limit) => coneLimitIds.includes(limit.id))
        .flatMap((limit): SourcedLimit[] => {
          const shape = limitOnAxes(limit, x, y)
          const { label, source } = limit
          return shape === null ? [] : [{ key: `cone-${limit.id}`, label, source, shape }]
        }),
      ...mixes
        .filter((limit) => montmollinLimitIds.includes(limit.id))
        .map(({ id, label, source, outline }): SourcedLimit => ({
          key: `montmollin-${id}`,
          label,
          source,
          shape: outline.map(([sio2 = 0, al2o3 = 0]): StullPoint => [sio2, al2o3]),
        })),
    ],
    error,
    retry: () => {
      for (const query of [limits, byType, byCone]) if (query.isError) void query.refetch()
    },
  }
}

function shown(
  kind: HeatmapKind,
  all: readonly Heatmap[] | undefined,
  id: number | null,
): ShownHeatmap[] {
  const heatmap = all?.find((one) => one.id === id)
  return heatmap ? [{ kind, heatmap }] : []
}
