import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { Preferences } from '@glazy/contract/preferences'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { useSavePreferences } from '#lib/preferences/use-save-preferences.ts'

/** Settings of the charts as they are kept. */
export type KeptChartSettings = Preferences['chart']

/** What the charts of this visitor show, and how to change it. */
export interface ChartChoices {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly settings: KeptChartSettings
  /** Limits that are drawn, of supporters only. */
  readonly coneLimitIds: readonly number[]
  readonly montmollinLimitIds: readonly number[]
  readonly setAxes: (x: ChartAxis, y: ChartAxis) => void
  readonly setSettings: (settings: KeptChartSettings) => void
  readonly setConeLimits: (ids: readonly number[]) => void
  readonly setMontmollinLimits: (ids: readonly number[]) => void
}

/** Failing to keep a choice of the chart is not reported: the specification wants that. */
const QUIET = { isQuiet: true } as const

/** The choices of the person who is logged in, else of this browser. */
export function useChartChoices(): ChartChoices {
  const [x] = usePreference('xAxisOxide')
  const [y] = usePreference('yAxisOxide')
  const [settings, setSettings] = usePreference('chart')
  const [coneLimitIds, setConeLimitIds] = usePreference('coneLimitIds')
  const [montmollinLimitIds, setMontmollinLimitIds] = usePreference('montmollinLimitIds')
  const save = useSavePreferences()
  return {
    x,
    y,
    settings,
    coneLimitIds,
    montmollinLimitIds,
    setAxes: (xAxisOxide, yAxisOxide) => void save({ xAxisOxide, yAxisOxide }, QUIET),
    setSettings: (next) => void setSettings(next, QUIET),
    setConeLimits: (ids) => void setConeLimitIds([...ids], QUIET),
    setMontmollinLimits: (ids) => void setMontmollinLimitIds([...ids], QUIET),
  }
}
