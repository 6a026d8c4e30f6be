import { type ChartedOxide, KNAO } from '@glazy/ceramics/charts/chart-axes'
import { parseConeRange } from '@glazy/ceramics/firing/cone-text'
import {
  type FiringLimit,
  MONTMOLLIN_LIMITS,
  montmollinLabel,
} from '@glazy/ceramics/charts/firing-limits'
import { isOxide } from '@glazy/ceramics/chemistry/oxides'
import { MAX_ID } from '@glazy/contract/limits'
import '@glazy/contract/own-words'
import * as z from 'zod'

/** Smaller ids are those of limits that come with the product. */
const FIRST_OWN_ID = 1_000
/** Sets of each kind that one file may add. */
const SETS_MAX = 200
const OUTLINE_MAX = 200
/** Moles per mole of flux; no glaze has more. */
const AMOUNT_MAX = 100

const ownId = z
  .int('must be a whole number')
  .min(FIRST_OWN_ID, `must be ${FIRST_OWN_ID} or more: smaller ones come with the product`)
  .max(MAX_ID, `must be at most ${MAX_ID}`)
const label = z.string('must be text').trim().min(1, 'must not be empty').max(100)
const source = z
  .string('must say where the figures come from')
  .trim()
  .min(1, 'must say where the figures come from')
  .max(300)
const amount = z
  .number('must be a number')
  .min(0, 'must not be negative')
  .max(AMOUNT_MAX, `must be at most ${AMOUNT_MAX}`)

const range = z
  .tuple([amount, amount], 'must be two numbers, such as [0.2, 0.4]')
  .refine(([from, to]) => from < to, 'must begin with the smaller number')

const cones = z.union([z.string(), z.number()]).transform((text, context) => {
  const parsed = parseConeRange(String(text))
  if (parsed.ok) return parsed.value
  context.addIssue({ code: 'custom', message: 'must be cones, such as "5-6" or "04"' })
  return z.NEVER
})

const isCharted = (symbol: string) => isOxide(symbol) || symbol === KNAO

const coneLimit = z.strictObject({
  id: ownId,
  label,
  source,
  cones: cones.optional(),
  oxides: z
    .record(z.string().refine(isCharted), range, {
      error: ({ code }) =>
        code === 'invalid_key'
          ? 'must be the symbol of an oxide, such as SiO2, or KNaO'
          : 'must be ranges by oxide',
    })
    .refine((oxides) => Object.keys(oxides).length >= 2, 'must hold at least two oxides')
    // The keys were checked one by one.
    .transform((oxides): FiringLimit['oxides'] => oxides as Record<ChartedOxide, [number, number]>),
})

const SHIPPED_MIXES: readonly number[] = MONTMOLLIN_LIMITS.map((limit) => limit.id)

/** A mix of the book whose outline does not come with the product, by its number; or one's own. */
const mixId = z
  .int('must be a whole number')
  .max(MAX_ID, `must be at most ${MAX_ID}`)
  .refine((id) => !SHIPPED_MIXES.includes(id), 'comes with the product')
  .refine(
    (id) => id >= FIRST_OWN_ID || montmollinLabel(id) !== undefined,
    `must be the number of a mix, 1 to 60, or ${FIRST_OWN_ID} or more`,
  )

const montmollinLimit = z
  .strictObject({
    id: mixId,
    label: label.optional(),
    source,
    outline: z
      .array(z.tuple([amount, amount], 'must be SiO2 and Al2O3, such as [2.5, 0.3]'))
      .min(3, 'must have at least three corners')
      .max(OUTLINE_MAX, `must have at most ${OUTLINE_MAX} corners`),
  })
  .transform((limit, context) => {
    const name = limit.label ?? montmollinLabel(limit.id)
    if (name !== undefined) return { ...limit, label: name }
    context.addIssue({ code: 'custom', path: ['label'], message: 'must not be empty' })
    return z.NEVER
  })

function sets<TSet extends z.ZodType<{ readonly id: number }>>(schema: TSet) {
  return z
    .array(schema, 'must be a list')
    .max(SETS_MAX, `must hold at most ${SETS_MAX} sets`)
    .superRefine((all, context) => {
      const known = new Set<number>()
      for (const [index, { id }] of all.entries()) {
        if (known.has(id)) {
          context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is there twice` })
        }
        known.add(id)
      }
    })
    .default([])
}

/** What an operator writes into `limits.yaml`. */
export const limitsFile = z.strictObject(
  { cones: sets(coneLimit), montmollin: sets(montmollinLimit) },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `holds ${issue.keys.join(', ')}, which nothing is known of`
        : 'must hold the lists "cones" and "montmollin", or one of them',
  },
)
export type LimitsFile = z.output<typeof limitsFile>
