import type { Analysis } from './analysis.ts'
import type { Component } from './recipe.ts'

/**
 * Ingredients of Bernard Leach's cone 10 glaze "4321", as theoretical minerals.
 * Source: P. Mostert, `ceramicscalc` (2018), whose worked examples the tests repeat.
 */
export const POTASH_FELDSPAR: Analysis = {
  percent: { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 },
  loi: 0,
}
export const SILICA: Analysis = { percent: { SiO2: 100 }, loi: 0 }
export const WHITING: Analysis = { percent: { CaO: 56.1 }, loi: 43.9 }
export const KAOLIN: Analysis = { percent: { SiO2: 47.29, Al2O3: 40.21 }, loi: 12.5 }

/** Leach 4321: potash feldspar 40, silica 30, whiting 20, kaolin 10. */
export const LEACH_4321: readonly Component[] = [
  base(POTASH_FELDSPAR, 40),
  base(SILICA, 30),
  base(WHITING, 20),
  base(KAOLIN, 10),
]

/** Pete Pinnell's clear, from the same ingredients. */
export const PINNELL_CLEAR: readonly Component[] = [
  base(POTASH_FELDSPAR, 25),
  base(SILICA, 35),
  base(WHITING, 20),
  base(KAOLIN, 20),
]

/** An ingredient of the base, in parts by weight. */
export function base(analysis: Analysis, amount: number): Component {
  return { ...analysis, amount, isAdditional: false }
}

/** An ingredient added on top of the base, in parts by weight. */
export function addition(analysis: Analysis, amount: number): Component {
  return { ...analysis, amount, isAdditional: true }
}
