/**
 * Published limits of glazes in the unity molecular formula: moles per mole of flux, where boron is
 * no flux. `KNaO` is K2O and Na2O together. Only rows whose figures were read in a source are here.
 *
 * Hesselberth & Roy at cone 5-6: the table prints KNaO 0.01-0.03, an evident slip for 0.1-0.3.
 */
export const LIMIT_SOURCES = {
  GLAZY_HELP:
    'Table of limits in the Glazy help, "Limits" (D. Philipau), after V. Cushing, J. Hesselberth and R. Roy',
  DIGITALFIRE:
    'Figures of Digitalfire article 206 as a public research note restates them; one secondary source',
  RHODES:
    'D. Rhodes, "Clay and Glazes for the Potter", as confirmed by the GlazeChem help',
} as const

type Range = readonly [from: number, to: number]
type Row = readonly [
  id: number,
  label: string,
  author: string,
  fromConeId: number,
  toConeId: number,
  source: keyof typeof LIMIT_SOURCES,
  oxides: Readonly<Record<string, Range>>,
]

// prettier-ignore
export const LIMIT_ROWS = [
  [1, 'Δ5-6 Cushing Glossy', 'Val Cushing', 28, 30, 'GLAZY_HELP', { KNaO: [0.05, 0.6], Li2O: [0, 0.5], PbO: [0, 0.6], ZnO: [0, 0.15], CaO: [0.05, 0.6], MgO: [0, 0.1], BaO: [0, 0.15], SrO: [0, 0.15], Al2O3: [0.1, 0.3], B2O3: [0, 1], SiO2: [1.5, 4] }],
  [2, 'Δ5-6 Cushing Satin', 'Val Cushing', 28, 30, 'GLAZY_HELP', { KNaO: [0.05, 0.35], Li2O: [0, 0.15], PbO: [0, 0.4], ZnO: [0, 0.3], CaO: [0.05, 0.7], MgO: [0, 0.35], BaO: [0, 0.35], SrO: [0, 0.35], Al2O3: [0.2, 0.4], B2O3: [0, 0.5], SiO2: [2, 3.5] }],
  [3, 'Δ5-6 Cushing Matte', 'Val Cushing', 28, 30, 'GLAZY_HELP', { KNaO: [0.05, 0.3], Li2O: [0, 0.1], PbO: [0, 0.2], ZnO: [0, 0.4], CaO: [0.05, 0.8], MgO: [0, 0.45], BaO: [0, 0.5], SrO: [0, 0.5], Al2O3: [0.2, 0.5], B2O3: [0, 0.5], SiO2: [2, 3] }],
  [4, 'Δ6 Hesselberth & Roy', 'John Hesselberth & Ron Roy', 28, 30, 'GLAZY_HELP', { KNaO: [0.1, 0.3], ZnO: [0, 0.2], CaO: [0.2, 0.6], MgO: [0, 0.3], SrO: [0, 0.2], Al2O3: [0.25, 0.4], B2O3: [0.15, 0.35], SiO2: [2.5, 4] }],
  [5, 'Δ9-10 Cushing Glossy', 'Val Cushing', 33, 34, 'GLAZY_HELP', { KNaO: [0.05, 0.5], Li2O: [0, 0.4], ZnO: [0, 0.15], CaO: [0.05, 0.8], MgO: [0, 0.15], BaO: [0, 0.15], SrO: [0, 0.15], Al2O3: [0.2, 0.5], B2O3: [0, 0.5], SiO2: [2, 6] }],
  [6, 'Δ9-10 Cushing Satin', 'Val Cushing', 33, 34, 'GLAZY_HELP', { KNaO: [0.05, 0.4], Li2O: [0, 0.2], ZnO: [0, 0.4], CaO: [0.05, 0.8], MgO: [0, 0.5], BaO: [0, 0.5], SrO: [0, 0.5], Al2O3: [0.25, 0.6], B2O3: [0, 0.4], SiO2: [2, 5] }],
  [7, 'Δ9-10 Cushing Matte', 'Val Cushing', 33, 34, 'GLAZY_HELP', { KNaO: [0.05, 0.3], Li2O: [0, 0.1], ZnO: [0, 0.5], CaO: [0.05, 0.9], MgO: [0, 0.6], BaO: [0, 0.6], SrO: [0, 0.6], Al2O3: [0.25, 0.8], B2O3: [0, 0.2], SiO2: [2, 5] }],
  [8, 'Δ9-10 Hesselberth & Roy', 'John Hesselberth & Ron Roy', 33, 34, 'GLAZY_HELP', { KNaO: [0.1, 0.3], CaO: [0.3, 0.7], MgO: [0, 0.4], SrO: [0, 0.3], Al2O3: [0.3, 0.6], B2O3: [0, 0.3], SiO2: [3, 5] }],
  [9, 'Δ04-02 UK Traditional', 'UK (traditional)', 20, 22, 'DIGITALFIRE', { KNaO: [0, 0.5], ZnO: [0, 0.2], CaO: [0.1, 0.6], MgO: [0, 0.3], BaO: [0, 0.3], Al2O3: [0.1, 0.4], B2O3: [0.3, 1.1], SiO2: [1.5, 3] }],
  [10, 'Δ3-7 UK Traditional', 'UK (traditional)', 26, 31, 'DIGITALFIRE', { KNaO: [0.1, 0.5], ZnO: [0, 0.25], CaO: [0.1, 0.7], MgO: [0, 0.3], BaO: [0, 0.3], Al2O3: [0.2, 0.35], B2O3: [0, 0.4], SiO2: [2.5, 3.5] }],
  [11, 'Δ8-10 UK Traditional', 'UK (traditional)', 32, 34, 'DIGITALFIRE', { KNaO: [0.1, 0.5], ZnO: [0, 0.3], CaO: [0.35, 0.8], MgO: [0, 0.4], BaO: [0, 0.3], Al2O3: [0.3, 0.55], B2O3: [0, 0.3], SiO2: [3, 5] }],
  [12, 'Δ04 Green & Cooper', 'David Green & Emmanuel Cooper', 20, 20, 'DIGITALFIRE', { KNaO: [0, 0.525], ZnO: [0, 0.18], CaO: [0, 0.3], MgO: [0, 0.3], BaO: [0, 0.28], Al2O3: [0.1, 0.45], B2O3: [0, 1], SiO2: [1.375, 3.15] }],
  [13, 'Δ6 Green & Cooper', 'David Green & Emmanuel Cooper', 30, 30, 'DIGITALFIRE', { KNaO: [0, 0.375], ZnO: [0, 0.3], CaO: [0, 0.55], MgO: [0, 0.325], BaO: [0, 0.4], Al2O3: [0.275, 0.65], B2O3: [0, 0.35], SiO2: [2.4, 4.7] }],
  [14, 'Δ10 Green & Cooper', 'David Green & Emmanuel Cooper', 34, 34, 'DIGITALFIRE', { KNaO: [0, 0.3], ZnO: [0, 0.36], CaO: [0, 0.7], MgO: [0, 0.34], BaO: [0, 0.475], Al2O3: [0.45, 0.825], B2O3: [0, 0.225], SiO2: [3.5, 6.4] }],
  [15, 'Δ8-12 Rhodes Stoneware', 'Daniel Rhodes', 32, 36, 'RHODES', { KNaO: [0.2, 0.4], ZnO: [0, 0.3], CaO: [0.4, 0.7], MgO: [0, 0.35], BaO: [0, 0.3], Al2O3: [0.3, 0.5], B2O3: [0.1, 0.3], SiO2: [3, 5] }],
] as const satisfies readonly Row[]

/** Limits of D. Rhodes that others name; their figures were found in no source that could be read. */
export const LIMITS_UNREAD = [
  'Δ08-04 Rhodes Alkaline',
  'Δ08-04 Rhodes Lead-Boro',
  'Δ2-5 Rhodes Colemanite',
] as const
