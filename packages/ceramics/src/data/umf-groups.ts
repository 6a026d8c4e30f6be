/**
 * Which oxide counts as what in a unity molecular formula, and the colours these groups wear.
 *
 * - Groups: the default and the extended set of Glazy; each was checked by recomputing the
 *   610 published materials of the public CSV of 2020. Oxides in no group are "other".
 * - Group colours: help.glazy.org, unity molecular formula pages (read 2026).
 * - Point colours: D. Philipau, `vue-plotly-umf-charts` (2019): 21 steps of the R2O share.
 */
export const UMF_GROUP_ROWS = {
  default: {
    R2O: ['Na2O', 'K2O', 'Li2O'],
    RO: ['PbO', 'SrO', 'BaO', 'ZnO', 'CaO', 'MgO', 'MnO'],
    R2O3: ['Al2O3', 'B2O3'],
    RO2: ['SiO2', 'ZrO2', 'SnO2', 'TiO2'],
  },
  extended: {
    R2O: ['Na2O', 'K2O', 'Li2O', 'Bi2O3', 'CuO', 'SnO2'],
    RO: ['PbO', 'SrO', 'BaO', 'ZnO', 'CaO', 'MgO', 'MnO', 'Fe2O3', 'MnO2', 'CoO'],
    R2O3: ['Al2O3', 'B2O3', 'TiO2', 'NiO'],
    RO2: ['SiO2', 'ZrO2'],
  },
} as const

/** Colours of the oxide groups in charts and formulas; B2O3 is drawn apart from the other R2O3. */
export const UMF_GROUP_COLOURS = {
  R2O: '#d32f2f',
  RO: '#1976d2',
  R2O3: '#388e3c',
  B2O3: '#f57c00',
  RO2: '#7b1fa2',
} as const

/** Chart point colour by the share of R2O in the fluxes (0 to 1), to be interpolated in steps. */
export const POINT_COLOUR_SCALE = {
  steps: 21,
  stops: [
    { r2oShare: 0, hexColor: '#0000ff' },
    { r2oShare: 0.3, hexColor: '#ffffff' },
    { r2oShare: 1, hexColor: '#ff0000' },
  ],
} as const
