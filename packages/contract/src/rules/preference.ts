import type { ChartSettings, Preferences } from '../preferences.ts'

/**
 * Whether a change of preferences is for supporters only: limits shown in a chart, and heatmaps.
 * Choosing none of them is for everyone, and so is keeping what was chosen before, by somebody who
 * was a supporter then: the chart's settings travel as a whole.
 */
export function needsSupporter(changes: Partial<Preferences>, current: Preferences): boolean {
  return (
    hasFurtherIds(changes.coneLimitIds, current.coneLimitIds) ||
    hasFurtherIds(changes.montmollinLimitIds, current.montmollinLimitIds) ||
    hasFurtherHeatmap(changes.chart, current.chart)
  )
}

function hasFurtherIds(ids: readonly number[] = [], kept: readonly number[]): boolean {
  return ids.some((id) => !kept.includes(id))
}

function hasFurtherHeatmap(chart: ChartSettings | undefined, kept: Preferences['chart']): boolean {
  if (chart === undefined) return false
  const [{ type, cone }, before] = [chart.heatmap, kept.heatmap]
  return (
    (type.visible && !before.type.visible) ||
    (cone.visible && !before.cone.visible) ||
    ![null, before.type.selectedTypeId].includes(type.selectedTypeId) ||
    ![null, before.cone.selectedConeId].includes(cone.selectedConeId)
  )
}
