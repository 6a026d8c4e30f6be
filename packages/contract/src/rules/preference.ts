import type { ChartSettings, Preferences } from '../preferences.ts'

/**
 * Whether a change of preferences is for supporters only: limits shown in a chart, and heatmaps.
 * Choosing none of them is for everyone.
 */
export function needsSupporter(changes: Partial<Preferences>): boolean {
  const limits = [changes.coneLimitIds, changes.montmollinLimitIds]
  return limits.some((ids) => ids !== undefined && ids.length > 0) || hasHeatmap(changes.chart)
}

function hasHeatmap(chart: ChartSettings | undefined): boolean {
  if (chart === undefined) return false
  const { type, cone } = chart.heatmap
  return (
    type.visible || cone.visible || type.selectedTypeId !== null || cone.selectedConeId !== null
  )
}
