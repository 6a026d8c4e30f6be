import { CHART_AXES } from '@glazy/ceramics/charts/chart-axes'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { parseUmfGroups } from '@glazy/ceramics/chemistry/unity'
import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { flagField, idListField, integerField } from './fields.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { DECIMAL_PLACES_MAX, LIMIT_IDS_MAX, MAX_ID, PREFERENCE_TEXT_MAX_LENGTH } from './limits.ts'
import { DEFAULT_PREFERENCES, PREFERENCE_KEYS } from './preference-defaults.ts'
import { POINT_LOOKS, STORED_VIEWS } from './vocabulary.ts'

/** Why groups of oxides make no unity formula. */
const UMF_PROBLEMS = {
  notGroups: 'must hold lists of oxides',
  unknownOxide: 'must hold symbols of oxides, such as SiO2',
  oxideTwice: 'must not hold an oxide twice',
  fluxRequired: 'must hold at least one flux',
} as const

export const umfOxides = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('default') }),
    z.object({ type: z.literal('xumf') }),
    z.object({
      type: z.literal('custom'),
      oxides: z
        .object({
          r2o: z.array(z.enum(OXIDES)),
          ro: z.array(z.enum(OXIDES)),
          r2o3: z.array(z.enum(OXIDES)),
          ro2: z.array(z.enum(OXIDES)),
        })
        .superRefine((groups, context) => {
          const parsed = parseUmfGroups(groups)
          if (!parsed.ok)
            context.addIssue({ code: 'custom', message: UMF_PROBLEMS[parsed.error.code] })
        }),
    }),
  ])
  .meta({ id: 'UmfOxides', description: 'Which oxides stand in which group of a unity formula' })
export type UmfOxides = z.infer<typeof umfOxides>

const layer = { visible: flagField.default(false) }

export const chartSettings = z
  .object({
    stull: z.object({ visible: flagField.default(true) }).default({ visible: true }),
    ratios: z.object(layer).default({ visible: false }),
    points: z.enum(POINT_LOOKS, { error: 'must be circles or photos' }).default('circles'),
    heatmap: z
      .object({
        type: z
          .object({ ...layer, selectedTypeId: integerField(1, MAX_ID).nullable().default(null) })
          .default({ visible: false, selectedTypeId: null }),
        cone: z
          .object({ ...layer, selectedConeId: integerField(1, 38).nullable().default(null) })
          .default({ visible: false, selectedConeId: null }),
      })
      .default({
        type: { visible: false, selectedTypeId: null },
        cone: { visible: false, selectedConeId: null },
      }),
  })
  .meta({ id: 'ChartSettings' })
export type ChartSettings = z.infer<typeof chartSettings>

const axis = z.enum(CHART_AXES, {
  error: 'must be an axis such as SiO2, SiO2_percent, SiO2_percent_mol, KNaO, R2O or RO',
})
const limitIds = idListField(LIMIT_IDS_MAX)

/** Every preference a person sets, with what it may be. */
export const preferenceFields = {
  /** Null follows the device. */
  isDark: flagField.nullable(),
  searchView: z.enum(STORED_VIEWS, { error: 'must be t, d or l' }),
  searchAnalysisType: z.enum(['percent', 'umf', 'molePercent'], {
    error: 'must be percent, umf or molePercent',
  }),
  xAxisOxide: axis,
  yAxisOxide: axis,
  decimalPlaces: integerField(0, DECIMAL_PLACES_MAX),
  coneLimitIds: limitIds,
  montmollinLimitIds: limitIds,
  isBatchCumulative: flagField,
  umfOxides,
  locale: z
    .enum(LANGUAGE_CODES, { error: `must be one of ${LANGUAGE_CODES.join(', ')}` })
    .nullable(),
  chart: chartSettings,
} as const

/** Ids as they are answered. */
const ids = z.array(z.int())
const shownLayer = { visible: z.boolean() }

/** Preferences as they are answered: every one of them, in one form. */
export const preferences = z
  .object({
    ...preferenceFields,
    isDark: z.boolean().nullable(),
    decimalPlaces: z.int(),
    coneLimitIds: ids,
    montmollinLimitIds: ids,
    isBatchCumulative: z.boolean(),
    chart: z.object({
      stull: z.object(shownLayer),
      ratios: z.object(shownLayer),
      points: z.enum(POINT_LOOKS),
      heatmap: z.object({
        type: z.object({ ...shownLayer, selectedTypeId: z.int().nullable() }),
        cone: z.object({ ...shownLayer, selectedConeId: z.int().nullable() }),
      }),
    }),
  })
  .meta({ id: 'Preferences', description: 'Complete: what was never set has its default' })
export type Preferences = z.output<typeof preferences>
export type PreferenceKey = keyof Preferences

/**
 * Stored preferences with every default filled in. A stored value that is no longer accepted counts
 * as never set.
 */
export function completePreferences(stored: Readonly<Record<string, unknown>>): Preferences {
  const complete: Record<string, unknown> = { ...DEFAULT_PREFERENCES }
  for (const key of PREFERENCE_KEYS) {
    const parsed = preferenceFields[key].safeParse(stored[key])
    if (stored[key] !== undefined && parsed.success) complete[key] = parsed.data
  }
  return complete as Preferences // every key was filled from the defaults
}

/** A value, or the JSON text of one. */
const orJson = <TSchema extends z.ZodType>(schema: TSchema) =>
  z.union([schema, z.string().max(PREFERENCE_TEXT_MAX_LENGTH).transform(parseJson).pipe(schema)])

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'must be valid JSON' })
    return z.NEVER
  }
}

const saved = z.object({ success: z.literal(true), data: preferences })

export const savePreference = endpoint({
  id: 'savePreference',
  ...CALLS.savePreference,
  tag: 'account',
  summary: 'Saves one preference of the viewer',
  params: z.object({
    key: z
      .string()
      .max(50)
      .describe(`One of ${PREFERENCE_KEYS.join(', ')}`),
    value: z
      .string()
      .max(PREFERENCE_TEXT_MAX_LENGTH)
      .describe('Text; JSON for umfOxides and chart; null where nothing is chosen'),
  }),
  response: { 200: saved, 401: problem, 403: problem },
})

export const savePreferences = endpoint({
  id: 'savePreferences',
  ...CALLS.savePreferences,
  tag: 'account',
  summary: 'Saves several preferences of the viewer at once; the others stay',
  // Names that are none are refused by the server, which says why.
  body: z
    .looseObject({
      ...preferenceFields,
      umfOxides: orJson(umfOxides),
      chart: orJson(chartSettings),
    })
    .partial(),
  response: { 200: saved, 401: problem, 403: problem },
})
