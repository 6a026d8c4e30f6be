import { STULL_CONDITIONS, STULL_RATIOS } from '@glazy/ceramics/charts/stull'
import type { Preset } from './presets.ts'

/** A line that a view is read by: at one figure of the axis across, or where y is so many times x. */
export type ReferenceLine =
  | { readonly at: number; readonly name: ReferenceName }
  | { readonly slope: number; readonly name: ReferenceName }

type ReferenceName =
  | 'matteToSemiMatte'
  | 'semiMatteToBright'
  | 'bestGloss'
  | 'underfired'
  | 'cone6Boron'
  | 'stullFluxes'
  | 'feldsparAlkali'

/**
 * Where the lines come from: R. T. Stull (1912) for his fluxes, and ratios that potters read off his
 * map; M. Katz (2012) for 0.15 of boron at cone 6; D. de Montmollin for the line on which all alkali
 * comes from feldspar. Silica and alumina have Stull's whole map.
 */
export const PRESET_LINES: Readonly<Record<Preset['id'], readonly ReferenceLine[]>> = {
  silicaAlumina: [],
  matteGloss: STULL_RATIOS.map(({ ratio, border }) => ({ at: ratio, name: border })),
  boron: [{ at: 0.15, name: 'cone6Boron' }],
  alkaline: [
    { at: STULL_CONDITIONS.R2O, name: 'stullFluxes' },
    { slope: 1, name: 'feldsparAlkali' },
  ],
}
