import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { KNAO } from '@glazy/ceramics/charts/chart-axes'
import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'

const amountRange = z.array(z.number()).length(2).describe('From and to, moles per mole of flux')

/** How much of each oxide an author wants in a glaze for some cones. */
export const firingLimit = z
  .object({
    id: z.int(),
    label: z.string(),
    source: z.string().describe('Where the figures come from; shown wherever they are drawn'),
    fromOrtonConeId: z.int().nullable(),
    toOrtonConeId: z.int().nullable(),
    oxides: z
      .partialRecord(z.enum([...OXIDES, KNAO]), amountRange)
      .describe('Limits by oxide; what is not named is not limited'),
  })
  .meta({ id: 'FiringLimit' })
export type FiringLimitRow = z.infer<typeof firingLimit>

/** The zone in which glazes with one mix of fluxes melt completely. */
export const montmollinLimit = z
  .object({
    id: z.int(),
    label: z.string().describe('Parts of KNaO, CaO and MgO among the fluxes'),
    source: z.string(),
    outline: z
      .array(z.array(z.number()).length(2))
      .describe('Closed shape of places: moles of SiO2 and Al2O3 per mole of flux'),
  })
  .meta({ id: 'MontmollinLimit' })
export type MontmollinLimitRow = z.infer<typeof montmollinLimit>

export const listChartLimits = endpoint({
  id: 'listChartLimits',
  ...CALLS.listChartLimits,
  tag: 'lookups',
  summary: 'Published limits of glazes, and those of this site, to be drawn on charts',
  response: {
    200: z.object({
      data: z.object({ cones: z.array(firingLimit), montmollin: z.array(montmollinLimit) }),
    }),
  },
})
