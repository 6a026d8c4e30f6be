/**
 * Zones of complete melting of glazes without boron at about 1300 °C, by D. de Montmollin,
 * "Pratique des émaux de grès": one drawn outline for each mix of KNaO, CaO and MgO that makes up
 * the fluxes. The book draws its zones without figures: the outlines here were read off drawings,
 * as accurately as each row says. Of the sixty mixes of the book these are the ones of which a
 * drawing could be read; of mix 1 two drawings of the book disagree, so that it is left out. The
 * drawings begin at 1.5 SiO2: the left edge of an outline is a cut and no border.
 */
export const MONTMOLLIN_SOURCES = {
  HELP_DRAWING:
    'D. de Montmollin, "Pratique des émaux de grès": outline read off a drawing in the Glazy help, to about ±0.01 Al2O3 and ±0.1 SiO2',
  PAGE:
    'D. de Montmollin, "Pratique des émaux de grès": outline read off a page of the book, to about ±0.01 Al2O3 and ±0.05 SiO2',
} as const

type Points = readonly (readonly [sio2: number, al2o3: number])[]
type Row = readonly [id: number, source: keyof typeof MONTMOLLIN_SOURCES, outline: Points]

// prettier-ignore
export const MONTMOLLIN_OUTLINES = [
  [17, 'HELP_DRAWING', [[1.5, 0.58], [1.9, 0.5], [2.4, 0.48], [3, 0.5], [5, 0.65], [7, 0.8], [2.5, 0.1], [2.25, 0.22], [1.5, 0.23]]],
  [18, 'PAGE', [[1.5, 0.522], [1.65, 0.49], [1.87, 0.478], [2.2, 0.472], [2.63, 0.48], [3.07, 0.5], [3.46, 0.52], [3.9, 0.55], [4.57, 0.6], [5.16, 0.65], [5.58, 0.69], [6.22, 0.75], [6.95, 0.825], [2.69, 0.068], [2.5, 0.083], [2.19, 0.099], [1.5, 0.111]]],
  [19, 'HELP_DRAWING', [[1.5, 0.525], [2.2, 0.49], [3, 0.505], [4.5, 0.615], [7.1, 0.91], [2.55, 0.08], [2.3, 0.12], [1.5, 0.13]]],
  [25, 'PAGE', [[1.5, 0.845], [1.85, 0.63], [2.1, 0.6], [2.5, 0.5625], [3, 0.555], [3.6, 0.57], [4.2, 0.6], [5, 0.65], [5.7, 0.7], [6.3, 0.75], [6.9, 0.8], [7.4, 0.85], [7.93, 0.9], [8.5, 0.96], [7.5, 0.8], [7, 0.72], [6.2, 0.6], [5.5, 0.5], [4.9, 0.4], [4.27, 0.3], [3.4, 0.15], [2.6, 0], [1.5, 0]]],
  [27, 'PAGE', [[1.5, 0.635], [1.75, 0.71], [1.86, 0.65], [2.07, 0.6], [2.6, 0.56], [3, 0.557], [3.45, 0.57], [4.05, 0.6], [4.75, 0.65], [5.33, 0.7], [5.8, 0.75], [6.68, 0.85], [7.5, 0.95], [8, 1.025], [8.5, 1.04], [7.5, 0.9], [7, 0.8], [6, 0.6], [5.5, 0.5], [5, 0.4], [4.4, 0.3], [2.67, 0.055], [2.1, 0.07], [1.5, 0.075]]],
] as const satisfies readonly Row[]

/** Mixes of the book in tenths: KNaO rising, and MgO rising inside each. */
// prettier-ignore
export const MONTMOLLIN_MIXES: readonly (readonly [id: number, knao: number, cao: number, mgo: number])[] = [
  [1, 0, 10, 0], [2, 0, 9, 1], [3, 0, 8, 2], [4, 0, 7, 3], [5, 0, 6, 4], [6, 0, 5, 5], [7, 0, 4, 6],
  [8, 0, 3, 7], [9, 1, 9, 0], [10, 1, 8, 1], [11, 1, 7, 2], [12, 1, 6, 3], [13, 1, 5, 4],
  [14, 1, 4, 5], [15, 1, 3, 6], [16, 1, 2, 7], [17, 2, 8, 0], [18, 2, 7, 1], [19, 2, 6, 2],
  [20, 2, 5, 3], [21, 2, 4, 4], [22, 2, 3, 5], [23, 2, 2, 6], [24, 2, 1, 7], [25, 3, 7, 0],
  [26, 3, 6, 1], [27, 3, 5, 2], [28, 3, 4, 3], [29, 3, 3, 4], [30, 3, 2, 5], [31, 3, 1, 6],
  [32, 3, 0, 7], [33, 4, 6, 0], [34, 4, 5, 1], [35, 4, 4, 2], [36, 4, 3, 3], [37, 4, 2, 4],
  [38, 4, 1, 5], [39, 4, 0, 6], [40, 5, 5, 0], [41, 5, 4, 1], [42, 5, 3, 2], [43, 5, 2, 3],
  [44, 5, 1, 4], [45, 5, 0, 5], [46, 6, 4, 0], [47, 6, 3, 1], [48, 6, 2, 2], [49, 6, 1, 3],
  [50, 6, 0, 4], [51, 7, 3, 0], [52, 7, 2, 1], [53, 7, 1, 2], [54, 7, 0, 3], [55, 8, 2, 0],
  [56, 8, 1, 1], [57, 8, 0, 2], [58, 9, 1, 0], [59, 9, 0, 1], [60, 10, 0, 0],
]
