import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'

/** How a figure is chosen on a scale: from 0 to where glazes end, in steps. */
export interface FigureScale {
  readonly axis: ChartAxis
  /** What lies beyond is chosen by its number. */
  readonly end: number
  readonly step: number
}

/** Figures that glazes are looked for by most, in the order of a unity formula. */
export const FIGURE_SCALES: readonly FigureScale[] = [
  { axis: 'SiO2', end: 8, step: 0.1 },
  { axis: 'Al2O3', end: 1.2, step: 0.02 },
  { axis: 'B2O3', end: 1, step: 0.02 },
  { axis: 'SiO2Al2O3Ratio', end: 20, step: 0.5 },
  { axis: 'R2O', end: 1, step: 0.02 },
  { axis: 'R2ORORatio', end: 3, step: 0.05 },
  { axis: 'KNaO', end: 1, step: 0.02 },
  { axis: 'Li2O', end: 0.6, step: 0.02 },
  { axis: 'CaO', end: 1, step: 0.02 },
  { axis: 'MgO', end: 0.8, step: 0.02 },
  { axis: 'ZnO', end: 0.8, step: 0.02 },
  { axis: 'BaO', end: 0.8, step: 0.02 },
  { axis: 'TiO2', end: 0.5, step: 0.01 },
  { axis: 'Fe2O3', end: 0.5, step: 0.01 },
]
