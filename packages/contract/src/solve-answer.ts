import { STULL_AREAS } from '@glazy/ceramics/charts/stull-areas'
import { HAZARD_CODES } from '@glazy/ceramics/hazards/hazards'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import * as z from 'zod'
import { oxideAmounts, oxideField } from './fields.ts'
import { solveMaterialId as materialId } from './solve-material-id.ts'

const bound = z.enum(['atLeast', 'atMost', 'exactly'])

const demand = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('oxide'),
      oxide: oxideField,
      bound,
      value: z.number(),
      figure: z.number().optional().describe('What it is to be, where it may miss that'),
    }),
    z.object({
      kind: z.literal('percent'),
      oxide: oxideField,
      bound,
      value: z.number(),
      figure: z.number().optional(),
    }),
    z.object({
      kind: z.enum(['unnamed', 'unnamedPercent']),
      oxide: oxideField,
      value: z.number(),
    }),
    z.object({
      kind: z.literal('group'),
      group: z.int().describe('Its place in the list of groups'),
      name: z.string().optional(),
      bound: z.enum(['atLeast', 'atMost']),
      value: z.number(),
    }),
    z.object({
      kind: z.literal('sum'),
      oxides: z.array(oxideField),
      bound,
      value: z.number(),
      figure: z.number().optional(),
    }),
    z.object({
      kind: z.literal('side'),
      side: z.int().describe('Place of the border of the area, counter-clockwise'),
      region: z.enum(STULL_AREAS).optional(),
      across: z.number().describe('across · SiO2 + up · Al2O3 is at most the value'),
      up: z.number(),
      value: z.number(),
    }),
    z.object({
      kind: z.literal('ratio'),
      over: oxideField,
      under: oxideField,
      bound,
      value: z.number(),
    }),
    z.object({
      kind: z.literal('material'),
      materialId,
      bound: z.enum(['atLeast', 'atMost']),
      value: z.number(),
    }),
    z.object({
      kind: z.literal('expansion'),
      bound: z.enum(['atLeast', 'atMost']),
      value: z.number(),
    }),
    z.object({
      kind: z.enum(['loi', 'cost', 'flux', 'maxMaterials', 'step', 'least']),
      value: z.number(),
    }),
  ])
  .meta({ id: 'SolveDemand', description: 'One thing that is demanded of a recipe' })

const text = z.string().describe('In English')

const difference = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('best'),
      by: z.enum(['cost', 'distance', 'materials', 'oxides']),
      text,
    }),
    z.object({ kind: z.literal('cheaper'), percent: z.number(), text }),
    z.object({ kind: z.literal('fewer'), count: z.number(), text }),
    z.object({ kind: z.enum(['without', 'with']), materialId, text }),
    z.object({ kind: z.enum(['closest', 'nearest']), text }),
  ])
  .meta({ id: 'SolveDifference', description: 'How a recipe stands out among the others' })

const solvedRecipe = z
  .object({
    components: z
      .array(z.object({ materialId, amount: z.number() }))
      .describe('Percent by weight, adding to 100; the largest first'),
    umf: oxideAmounts,
    percent: oxideAmounts.describe('Percent by weight of the fired glass'),
    distance: z
      .number()
      .describe('Part of the target’s moles that is missing or too much; of its percents alike'),
    residuals: oxideAmounts.describe('Moles that are too much; negative where they are missing'),
    percentResiduals: oxideAmounts.optional().describe('The same of what is wanted in percent'),
    sumResiduals: z
      .record(z.string(), z.number())
      .optional()
      .describe('The same in moles of oxides that are wanted together'),
    loi: z.number(),
    expansion: z.number().describe('Calculated thermal expansion, 10^-6/°C'),
    costPerKg: z.number().optional().describe('Where all its materials have a price'),
    difference,
  })
  .meta({ id: 'SolvedRecipe', description: 'A recipe that answers the question' })

const hazard = z
  .object({
    index: z.string().describe('Index number in Annex VI of Regulation (EC) No 1272/2008'),
    codes: z.array(z.enum(HAZARD_CODES)).describe('Hazard statements; the entry may hold more'),
    oxide: oxideField
      .optional()
      .describe('What the analysis shows; missing for a substance by name'),
  })
  .meta({ id: 'Hazard', description: 'What is listed of a raw material' })

const reach = z.object({ min: z.number(), max: z.number() })

/** Which recipes there are, or why there is none. */
export const solveAnswer = z
  .object({
    status: z.enum(['solved', 'impossible']),
    recipes: z.array(solvedRecipe).describe('The best first, then others that really differ'),
    isWithinTolerance: z.boolean().optional().describe('Figures are met within the tolerance only'),
    isUnproven: z.boolean().optional().describe('Time was up before it was certain'),
    conflict: z
      .array(z.object({ demand: z.string(), about: demand, reason: z.string() }))
      .optional()
      .describe('Demands that contradict each other, none of which can be left out'),
    missingSources: z.array(z.enum(OXIDES)).optional().describe('Oxides that no material holds'),
    nearest: solvedRecipe.optional().describe('The recipe within all limits that comes closest'),
    wouldHelp: z
      .array(z.object({ materialId, recipe: solvedRecipe }))
      .optional()
      .describe('Further materials with any one of which it can be made'),
    ranges: z
      .object({
        materials: z.record(z.string(), reach),
        umf: z.partialRecord(z.enum(OXIDES), reach),
        sums: z.record(z.string(), reach).optional(),
        percent: z.partialRecord(z.enum(OXIDES), reach).optional(),
      })
      .optional()
      .describe('What each may still be'),
    shadowPrices: z
      .array(
        z.object({
          demand: z.string(),
          about: demand,
          objective: z.enum(['cost', 'distance']),
          change: z.number().describe('Of what is minimised, when the figure is raised by step'),
          step: z.number(),
          text,
        }),
      )
      .optional()
      .describe('What the demands that hold the best recipe back cost'),
    hazardous: z
      .array(z.object({ materialId, hazards: z.array(hazard) }))
      .optional()
      .describe('Materials that no recipe has because they are listed as hazardous'),
  })
  .meta({ id: 'SolveAnswer', description: 'Recipes, or why there is none' })
