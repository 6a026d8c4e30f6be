import { bordersOf } from '@glazy/ceramics/charts/borders'
import { STULL_AREAS } from '@glazy/ceramics/charts/stull-areas'
import { readSum } from '@glazy/ceramics/chemistry/oxide-sum'
import { parseOxide } from '@glazy/ceramics/chemistry/oxides'
import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { oxideField } from './fields.ts'
import { solveAnswer } from './solve-answer.ts'
import { solveMaterialId as materialId } from './solve-material-id.ts'
import {
  MATERIAL_NAME_MAX_LENGTH,
  SOLVE_FURTHER_MAX,
  SOLVE_ID_MAX_LENGTH,
  SOLVE_MATERIALS_MAX,
} from './limits.ts'

function figure(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`
  return z.number({ error }).min(min, error).max(max, error)
}

/** Largest figure of a unity formula or a ratio; silica by the mole of flux hardly comes to 100. */
const MOLES_MAX = 1_000
const PRICE_MAX = 1_000_000
/** Kinds of materials that a recipe is to have so much of. */
const GROUPS_MAX = 10
/** Oxides of a metal weigh more than the metal. */
const PERCENT_MAX = 1_000

/** Names what stands in the place of an oxide. */
function keyedByOxide(issue: object): string {
  const [key] = 'keys' in issue && Array.isArray(issue.keys) ? (issue.keys as unknown[]) : []
  return key === undefined
    ? 'must hold figures by the symbol of an oxide'
    : `${JSON.stringify(key)} is not the symbol of an oxide, such as SiO2`
}

const solveMaterial = z
  .strictObject({
    id: materialId,
    name: z
      .string()
      .max(MATERIAL_NAME_MAX_LENGTH)
      .optional()
      .describe('Says which substance it is, where hazardous ones are left out'),
    percent: z
      .partialRecord(oxideField, figure(0, PERCENT_MAX), { error: keyedByOxide })
      .describe('Percent by weight of the raw material'),
    loi: figure(-PERCENT_MAX, 100).default(0).describe('Loss on ignition, percent by weight'),
    price: figure(0, PRICE_MAX).optional().describe('Of a kilogram, in any currency'),
    min: figure(0, 100).optional().describe('Least of it in the recipe, percent by weight'),
    max: figure(0, 100).optional().describe('Most of it in the recipe; 0 leaves it out'),
  })
  .refine(...isInOrder())

const span = z
  .strictObject({
    min: figure(0, MOLES_MAX).optional(),
    max: figure(0, MOLES_MAX).optional(),
  })
  .refine(({ min, max }) => min !== undefined || max !== undefined, {
    error: 'must have a min or a max',
  })
  .refine(...isInOrder())

function isInOrder() {
  const isRight = ({ min, max }: { readonly min?: number; readonly max?: number }) =>
    min === undefined || max === undefined || min <= max
  return [isRight, { path: ['min'] as PropertyKey[], error: 'must not be above max' }] as const
}

const WISH = 'must be a number, { min, max }, "ignore" or "minimise"'

/** A union that says what is wrong inside the one that was meant. */
const oxideWish = z.union([figure(0, MOLES_MAX), span, z.enum(['ignore', 'minimise'])], {
  error: (issue) => innermost(issue) ?? WISH,
})

const percentSpan = z
  .strictObject({ min: figure(0, 100).optional(), max: figure(0, 100).optional() })
  .refine(({ min, max }) => min !== undefined || max !== undefined, {
    error: 'must have a min or a max',
  })
  .refine(...isInOrder())

const percentWish = z.union([figure(0, 100), percentSpan, z.enum(['ignore', 'minimise'])], {
  error: (issue) => innermost(issue, { most: 100, span: percentSpan }) ?? WISH,
})

const ratioWish = z.union([figure(0, MOLES_MAX), span], {
  error: (issue) => innermost(issue) ?? 'must be a number or { min, max }',
})

/** What is wrong with a figure that is one, or with an object that is one. */
function innermost(
  issue: { readonly input?: unknown },
  allowed: { readonly most: number; readonly span: z.ZodType } = { most: MOLES_MAX, span },
): string | undefined {
  const { input } = issue
  const schema =
    typeof input === 'number'
      ? figure(0, allowed.most)
      : typeof input === 'object'
        ? allowed.span
        : undefined
  const parsed = schema?.safeParse(input)
  const [first] = parsed?.error?.issues ?? []
  if (first === undefined || input === null) return undefined
  return [first.path.join('.'), first.message].filter((part) => part !== '').join(' ')
}

const RATIO = 'must be keyed by two oxides, such as SiO2:Al2O3'

const ratioKey = z.string().refine(
  (key) => {
    const [over, under, ...rest] = key.split(':').map(parseOxide)
    return over !== undefined && under !== undefined && over !== under && rest.length === 0
  },
  { error: RATIO },
)

const SUM = 'must be keyed by oxides that are added, such as K2O+Na2O'

const sumKey = z.string().refine((key) => readSum(key) !== undefined, { error: SUM })

/** Corners of a part of the chart; more than anybody draws. */
const CORNERS_MAX = 20

const corner = z
  .array(figure(0, MOLES_MAX), { error: 'must be two numbers: SiO2 and Al2O3' })
  .length(2, 'must be two numbers: SiO2 and Al2O3')

const stullRegion = z.strictObject({
  region: z
    .enum(STULL_AREAS, { error: `must be one of ${STULL_AREAS.join(', ')}` })
    .describe('A region of the Stull chart'),
})

const chartCorners = z.strictObject({
  corners: z
    .array(corner)
    .max(CORNERS_MAX, `must hold at most ${CORNERS_MAX} entries`)
    .refine((corners) => bordersOf(corners) !== undefined, {
      error: 'must be the corners of a convex polygon, in turn',
    })
    .describe('A convex polygon: SiO2 and Al2O3 of each corner, moles per mole of flux'),
})

const chartTarget = z.union([stullRegion, chartCorners], {
  error: ({ input }) => {
    const isDrawn = typeof input === 'object' && input !== null && 'corners' in input
    const parsed = (isDrawn ? chartCorners : stullRegion).safeParse(input)
    const [first] = parsed.error?.issues ?? []
    return [first?.path.join('.') ?? '', first?.message ?? '']
      .filter((part) => part !== '')
      .join(' ')
  },
})

/** 100 must be so many steps, for amounts to add to it. */
const isPartOf100 = (step: number) => Math.abs(100 / step - Math.round(100 / step)) < 1e-9

const materialGroup = z
  .strictObject({
    name: z.string().max(SOLVE_ID_MAX_LENGTH).optional().describe('Comes back unchanged'),
    materialIds: z
      .array(materialId)
      .max(SOLVE_MATERIALS_MAX, `must hold at most ${SOLVE_MATERIALS_MAX} entries`)
      .describe('Those that are not among the materials change nothing'),
    min: figure(0, 100).optional().describe('Least of all of them together, percent of the recipe'),
    max: figure(0, 100).optional(),
  })
  .refine(({ min, max }) => min !== undefined || max !== undefined, {
    error: 'must have a min or a max',
  })
  .refine(...isInOrder())

/** What a target has one of at least. */
const TARGETS = ['umf', 'percent', 'sums', 'chart'] as const

const limits = z.strictObject({
  maxMaterials: z
    .int('must be a whole number from 1 to 100')
    .min(1, 'must be a whole number from 1 to 100')
    .max(100, 'must be a whole number from 1 to 100')
    .optional(),
  step: figure(0.001, 100)
    .refine(isPartOf100, 'must go into 100 without a rest, such as 0.5, 1 or 5')
    .optional()
    .describe('Every amount is a multiple of so many percent'),
  least: figure(0, 100)
    .optional()
    .describe('A material is left out, or is at least so many percent of the recipe'),
  groups: z
    .array(materialGroup)
    .max(GROUPS_MAX, `must hold at most ${GROUPS_MAX} entries`)
    .optional()
    .describe('How much some materials may be together, such as clays'),
  noHazards: z
    .boolean()
    .optional()
    .describe(
      'Leaves out what Annex VI of Regulation (EC) No 1272/2008 lists as a danger to health: by its English ' +
        'name, and by lead, cadmium, arsenic, selenium or uranium in its analysis',
    ),
  loi: z.strictObject({ max: figure(-PERCENT_MAX, 100) }).optional(),
  expansion: span
    .optional()
    .describe('Calculated thermal expansion of the glass, 10^-6/°C, after West & Gerrow'),
  costPerKg: z.strictObject({ max: figure(0, PRICE_MAX) }).optional(),
})

/** Which recipe is looked for, and what it may be made of. */
export const solveQuestion = z
  .strictObject({
    materials: z
      .array(solveMaterial, { error: 'must be a list of materials' })
      .min(1, 'must hold at least one entry')
      .max(SOLVE_MATERIALS_MAX, `must hold at most ${SOLVE_MATERIALS_MAX} entries`),
    furtherMaterials: z
      .array(solveMaterial)
      .max(SOLVE_FURTHER_MAX, `must hold at most ${SOLVE_FURTHER_MAX} entries`)
      .optional()
      .describe('Where nothing can be made: those of which one may be added, most common first'),
    target: z
      .strictObject({
        umf: z
          .partialRecord(oxideField, oxideWish, { error: keyedByOxide })
          .optional()
          .describe(
            'Moles per mole of flux; an oxide that is named nowhere in the target is to be 0',
          ),
        percent: z
          .partialRecord(oxideField, percentWish, { error: keyedByOxide })
          .optional()
          .describe(
            'Percent by weight of the fired glass, beside the formula or instead of it; the distance ' +
              'is counted in percent where there is no formula',
          ),
        sums: z
          .record(sumKey, ratioWish, { error: SUM })
          .optional()
          .describe(
            'Moles per mole of flux of oxides together, such as K2O+Na2O, or KNaO, which is the same; an ' +
              'oxide that is named nowhere else may be any part of it',
          ),
        chart: chartTarget.optional().describe('Where on the chart of SiO2 and Al2O3 it is to be'),
        ratios: z
          .record(ratioKey, ratioWish, { error: RATIO })
          .optional()
          .describe('By two oxides, such as SiO2:Al2O3; moles by moles'),
        tolerance: figure(0, 1)
          .optional()
          .describe(
            'Moles per mole of flux, 0.005 where it is not given. What is not named comes along up to ' +
              'it; a figure is met exactly where that can be, and within it otherwise',
          ),
        percentTolerance: figure(0, 100)
          .optional()
          .describe('The same of what is wanted in percent; 0.1 where it is not given'),
      })
      .refine((target) => TARGETS.some((part) => target[part] !== undefined), {
        path: ['umf'],
        error: 'is needed where there are no percent, sums or chart',
      }),
    limits: limits.optional(),
    minimise: z
      .enum(['cost', 'distance', 'materials'], {
        error: 'must be cost, distance or materials',
      })
      .optional(),
  })
  .superRefine(refuseTwins)
  .superRefine(demandPrices)
  .meta({ id: 'SolveQuestion', description: 'A formula, and the materials to make it from' })
interface Materials {
  readonly materials: readonly z.output<typeof solveMaterial>[]
  readonly furtherMaterials?: readonly z.output<typeof solveMaterial>[] | undefined
}

function refuseTwins({ materials, furtherMaterials = [] }: Materials, context: z.RefinementCtx) {
  for (const [list, entries] of Object.entries({ materials, furtherMaterials })) {
    const seen = new Set<string>()
    entries.forEach(({ id }, index) => {
      if (seen.has(String(id))) {
        context.addIssue({
          code: 'custom',
          path: [list, index, 'id'],
          message: 'must not be the id of another material',
        })
      }
      seen.add(String(id))
    })
  }
}

interface Costs extends Materials {
  readonly limits?: z.output<typeof limits> | undefined
  readonly minimise?: string | undefined
}

function demandPrices(question: Costs, context: z.RefinementCtx) {
  const { materials, furtherMaterials = [], minimise } = question
  if (minimise !== 'cost' && question.limits?.costPerKg === undefined) return
  for (const [list, entries] of Object.entries({ materials, furtherMaterials })) {
    entries.forEach(({ price }, index) => {
      if (price !== undefined) return
      context.addIssue({
        code: 'custom',
        path: [list, index, 'price'],
        message: 'is needed where the cost counts',
      })
    })
  }
}

/** The same question and answer as on the command line. */
export const solve = endpoint({
  id: 'solve',
  ...CALLS.solve,
  tag: 'materials',
  summary: 'Recipes for a unity formula or an analysis from given materials, or why there is none',
  body: solveQuestion,
  response: { 200: solveAnswer, 400: problem, 413: problem, 429: problem, 503: problem },
})
