import { CHART_AXIS_NAMES, type ChartAxis, parseChartAxis } from '@glazy/ceramics/charts/chart-axes'
import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { flagField, idField } from './fields.ts'
import { materialImage, materialKind } from './materials.ts'
import { POINT_AXES_MAX } from './limits.ts'
import { coneField, searchFilters } from './search.ts'

/** Name of an axis in a query, also an older one. */
const chartAxisField = z
  .enum(CHART_AXIS_NAMES, {
    error: 'must be an axis such as SiO2, SiO2_percent, SiO2_percent_mol, KNaO, R2O or RO',
  })
  .transform((name): ChartAxis => parseChartAxis(name) ?? 'SiO2') // every name of the list is known

/** An item as a chart draws it. */
export const chartPoint = z
  .object({
    id: z.int(),
    kind: materialKind,
    name: z.string(),
    isPrimitive: z.boolean(),
    isAnalysis: z.boolean(),
    isPrivate: z.boolean(),
    isArchived: z.boolean(),
    materialTypeId: z.int().nullable(),
    fromOrtonConeId: z.int().nullable(),
    toOrtonConeId: z.int().nullable(),
    hexColor: z.string().nullable().describe('Fired color without the number sign, if known'),
    image: materialImage.nullable().optional().describe('With include=images'),
    x: z.number().nullable().describe('Null where the item has no such figure'),
    y: z.number().nullable(),
    R2OTotal: z.number().nullable().describe('Part of the fluxes that is R2O; null without flux'),
    ROTotal: z.number().nullable(),
    B2O3: z.number().nullable().describe('Moles per mole of flux; null without flux'),
  })
  .meta({ id: 'ChartPoint' })
export type ChartPoint = z.infer<typeof chartPoint>

export const nearestXYQuery = z.object({
  material_id: idField.describe('The item whose neighbours are looked for; not one of them'),
  x: chartAxisField.default('SiO2').describe('Axis across'),
  y: chartAxisField.default('Al2O3').describe('Axis up'),
  include: z
    .enum(['', 'images'], { error: 'must be images' })
    .optional()
    .describe('images: with the photograph of each'),
  material_type_id: idField.optional().describe('Type with all that stand below it'),
  cone: coneField.optional(),
  isMine: flagField.optional().describe('Only items of the viewer'),
})
export type NearestXYQuery = z.output<typeof nearestXYQuery>

export const nearestXY = endpoint({
  id: 'nearestXY',
  ...CALLS.nearestXY,
  tag: 'search',
  summary: 'The 100 items closest to an item on a chart of any two axes',
  query: nearestXYQuery,
  response: {
    200: z.object({
      data: z.array(chartPoint).describe('The closest first, by the plain distance on the axes'),
      meta: z.object({
        material: chartPoint.describe('The item itself'),
        x: z.string(),
        y: z.string(),
      }),
    }),
    400: problem,
    404: problem,
  },
})

/** Media type of the binary answers. */
export const BINARY = 'application/octet-stream'

/** Described as OpenAPI describes files; what the server gives and the browser gets are bytes. */
const file = z.string().meta({ format: 'binary' }) as unknown as z.ZodType<Uint8Array>

const axisList = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter((name) => name !== ''))])
  .pipe(
    z
      .array(chartAxisField)
      .min(1, 'must hold at least one entry')
      .max(POINT_AXES_MAX, `must hold at most ${POINT_AXES_MAX} entries`),
  )

const chartPointsQuery = z.object({
  axes: axisList.default(['SiO2', 'Al2O3']).describe('Axes separated by commas'),
  since: z
    .string()
    .max(300)
    .optional()
    .describe('Stamp of an earlier file: only what has changed, where that is still known'),
})

export const getChartPoints = endpoint({
  id: 'getChartPoints',
  ...CALLS.getChartPoints,
  tag: 'search',
  summary: 'All public items with an analysis as points of a chart, in a compact file',
  query: chartPointsQuery,
  response: { 200: file, 400: problem },
  produces: [BINARY],
})

export const getChartMatches = endpoint({
  id: 'getChartMatches',
  ...CALLS.getChartMatches,
  tag: 'search',
  summary: 'Which items a search finds: one bit for each id from 0 on, the lowest bit first',
  query: searchFilters,
  response: { 200: file, 400: problem, 404: problem },
  produces: [BINARY],
})

export const getChartExpansions = endpoint({
  id: 'getChartExpansions',
  ...CALLS.getChartExpansions,
  tag: 'search',
  summary:
    'Calculated thermal expansion of all public items, for supporters: one byte for each id from 0 on, in tenths of 10^-6/°C after West & Gerrow; 0 where there is none',
  response: { 200: file, 403: problem },
  produces: [BINARY],
})
