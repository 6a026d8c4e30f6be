import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'

/** A question that potters ask of a chart, with the axes that answer it. */
export interface Preset {
  readonly id: 'silicaAlumina' | 'matteGloss' | 'boron' | 'alkaline'
  readonly x: ChartAxis
  readonly y: ChartAxis
}

export const PRESETS: readonly Preset[] = [
  { id: 'silicaAlumina', x: 'SiO2', y: 'Al2O3' },
  { id: 'matteGloss', x: 'SiO2Al2O3Ratio', y: 'SiO2' },
  { id: 'boron', x: 'B2O3', y: 'SiO2' },
  { id: 'alkaline', x: 'KNaO', y: 'Al2O3' },
]

/** The preset that has these axes. */
export function presetOf(x: ChartAxis, y: ChartAxis): Preset | undefined {
  return PRESETS.find((preset) => preset.x === x && preset.y === y)
}
