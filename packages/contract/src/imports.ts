import { FIRST_YEAR, isBelievableDay } from '@glazy/ceramics/lookups/item-limits'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import {
  flagField,
  idField,
  instant,
  integerField,
  oxideAmounts,
  unityTypeField,
} from './fields.ts'
import {
  AMOUNT_MAX,
  COMPONENTS_MAX,
  DESCRIPTION_MAX_LENGTH,
  GRAVITY_MAX,
  IMPORT_KEY_MAX_LENGTH,
  IMPORT_NAMES_MAX,
  IMPORT_RECIPE_NAMES_MAX,
  IMPORT_ROWS_MAX,
  IMPORTS_SHOWN,
  MATERIAL_NAME_MAX_LENGTH,
  OTHER_NAMES_MAX_LENGTH,
  PRIMITIVE_NAME_MAX_LENGTH,
  PRIMITIVE_NAME_MIN_LENGTH,
} from './limits.ts'
import { AUTHORING_PROBLEMS as problems } from './rules/authoring.ts'
import { IMPORT_PROBLEMS, KEPT_REASONS } from './rules/import.ts'
import { localeField } from './rules/locale.ts'
import { tagsField } from './rules/tags.ts'
import { lineField, textField } from './rules/text.ts'

const tag = 'materials'

const atMost = (characters: number) => `must be at most ${characters} characters`
const shortLine = (characters: number) => lineField().max(characters, atMost(characters))

/** The name of a record within its import: what is brought once is not brought again. */
const keyField = lineField()
  .min(1, 'must not be empty')
  .max(IMPORT_KEY_MAX_LENGTH, atMost(IMPORT_KEY_MAX_LENGTH))

const nameField = lineField(problems.nameRequired)
  .min(1, problems.nameRequired)
  .max(MATERIAL_NAME_MAX_LENGTH, problems.nameTooLong)

const primitiveNameField = lineField(problems.primitiveNameRequired)
  .min(PRIMITIVE_NAME_MIN_LENGTH, problems.primitiveNameTooShort)
  .max(PRIMITIVE_NAME_MAX_LENGTH, problems.primitiveNameTooLong)

/** Whether a type exists and is of a category; an analysis may be of a clay as well as of a glaze. */
function isTypeOf(id: number | null | undefined, category?: 'material' | 'recipe'): boolean {
  if (id === null || id === undefined) return true
  const type = findMaterialType(id)
  return type !== undefined && (category === undefined || type.category === category)
}

const dayField = z.iso
  .date('must be a day such as 2020-03-05')
  .refine((day) => isBelievableDay(day, new Date()), {
    error: `must be a day from ${FIRST_YEAR} to today`,
  })
  .nullish()

const record = {
  key: keyField.describe('Unique within the import; made by the client'),
  otherNames: shortLine(OTHER_NAMES_MAX_LENGTH).nullish(),
  description: textField()
    .trim()
    .max(DESCRIPTION_MAX_LENGTH, atMost(DESCRIPTION_MAX_LENGTH))
    .nullish()
    .describe('Plain text'),
  source: shortLine(MATERIAL_NAME_MAX_LENGTH).nullish().describe('Whom or what it comes from'),
  date: dayField.describe('When it was written down'),
  dateModified: dayField.describe('When it was changed last'),
  countryId: integerField(1, 250).nullish(),
  specificGravity: z.number().min(0).max(GRAVITY_MAX).nullish(),
  waterAmount: z.number().min(0).max(AMOUNT_MAX).nullish().describe('Grams per 100 g of dry glaze'),
  tags: tagsField.optional(),
  defaultLocale: localeField(problems.localeRequired)
    .nullish()
    .describe('The language of its texts; English where it is left out'),
  kilnScheduleId: idField
    .nullish()
    .describe('How it is fired; left out where the viewer does not see the schedule'),
}

const figures = oxideAmounts.refine(
  (amounts) => Object.values(amounts).every((amount) => amount >= 0 && amount <= AMOUNT_MAX),
  { error: `must hold numbers from 0 to ${AMOUNT_MAX}` },
)

const importedMaterial = z
  .object({
    ...record,
    kind: z.enum(['primitive', 'analysis']).default('primitive'),
    name: primitiveNameField,
    typeId: idField.nullish(),
    parentId: idField.nullish().describe('The material it is a kind of'),
    parentKey: keyField.optional().describe('The same, where it is a material of this import'),
    formula: shortLine(MATERIAL_NAME_MAX_LENGTH).nullish(),
    unityType: unityTypeField.nullish().describe('By what its own formula is scaled'),
    percent: figures.default({}).describe('Left out, where nothing is known but the name'),
    loi: z.number().min(-100).max(100).nullish(),
  })
  .refine(({ kind, typeId }) => isTypeOf(typeId, kind === 'analysis' ? undefined : 'material'), {
    path: ['typeId'],
    error: 'must be a type of materials',
  })
  .meta({ id: 'ImportedMaterial' })

const importedLine = z
  .object({
    materialId: idField.optional().describe('An item that is there'),
    key: keyField.optional().describe('An item of this import, brought before or in the same call'),
    amount: z
      .number(problems.amountRequired)
      .positive(problems.amountRange)
      .max(AMOUNT_MAX, problems.amountRange),
    isAdditional: flagField.default(false),
  })
  .refine((line) => (line.materialId === undefined) !== (line.key === undefined), {
    path: ['materialId'],
    error: IMPORT_PROBLEMS.eitherIdOrKey,
  })

const coneField = integerField(1, 38).nullish()

const importedRecipe = z
  .object({
    ...record,
    name: nameField,
    typeId: idField
      .refine((id) => isTypeOf(id, 'recipe'), { error: 'must be a type of recipes' })
      .nullish(),
    fromConeId: coneField,
    toConeId: coneField,
    atmosphereIds: z.array(integerField(1, 7)).max(7).default([]),
    surfaceId: integerField(1, 9).nullish(),
    transparencyId: integerField(1, 4).nullish(),
    copiedFromId: idField
      .nullish()
      .describe('What it is a copy of; left out where the viewer does not see it'),
    components: z
      .array(importedLine, problems.componentRequired)
      .min(1, problems.componentRequired)
      .max(COMPONENTS_MAX, `A recipe has at most ${COMPONENTS_MAX} ingredients`),
  })
  .refine(({ fromConeId, toConeId }) => (fromConeId ?? 0) <= (toConeId ?? fromConeId ?? 0), {
    path: ['toConeId'],
    error: problems.invalidConeRange,
  })
  .meta({ id: 'ImportedRecipe' })

const namedItem = z.object({ id: z.int(), name: z.string() })

const nameMatch = z
  .object({
    ...namedItem.shape,
    score: z.number().describe('2 for the same name, else likeness from 0.55 to 1'),
    isOwn: z.boolean(),
    hasAnalysis: z.boolean(),
    parent: namedItem.nullable().describe('The material it is a kind of'),
  })
  .meta({ id: 'NameMatch' })
export type NameMatch = z.output<typeof nameMatch>

const ownRecipe = z
  .object({
    ...namedItem.shape,
    lines: z.array(z.object({ amount: z.number(), isAdditional: z.boolean() })),
  })
  .meta({ id: 'OwnRecipe' })
export type OwnRecipe = z.output<typeof ownRecipe>

const listOfNames = (max: number) =>
  z.array(z.string().max(MATERIAL_NAME_MAX_LENGTH)).max(max, `must hold at most ${max} entries`)

export const matchImport = endpoint({
  id: 'matchImport',
  ...CALLS.matchImport,
  tag,
  summary: 'Finds what the names of an import may mean, and which recipes the viewer has already',
  body: z.object({
    ingredients: listOfNames(IMPORT_NAMES_MAX).default([]),
    recipes: listOfNames(IMPORT_RECIPE_NAMES_MAX).default([]),
  }),
  response: {
    200: z.object({
      data: z.object({
        ingredients: z.array(z.object({ name: z.string(), matches: z.array(nameMatch) })),
        recipes: z
          .array(z.object({ name: z.string(), matches: z.array(ownRecipe) }))
          .describe('Names that recipes of the viewer have'),
        left: z.int().describe('New recipes and materials that the viewer may still import'),
      }),
    }),
    401: problem,
    429: problem,
  },
})

export const addToImport = endpoint({
  id: 'addToImport',
  ...CALLS.addToImport,
  tag,
  summary: 'Brings a part of an import: private items of the viewer, each key once',
  body: z
    .object({
      clientKey: z.uuid('must be a UUID').describe('Made by the client; the same for all parts'),
      name: shortLine(MATERIAL_NAME_MAX_LENGTH)
        .min(1, 'must not be empty')
        .describe('Name of the files, for the list of imports'),
      materials: z.array(importedMaterial).default([]),
      recipes: z.array(importedRecipe).default([]),
    })
    .superRefine(({ materials, recipes }, context) => {
      const rows = materials.length + recipes.length
      if (rows < 1 || rows > IMPORT_ROWS_MAX) {
        context.addIssue({ code: 'custom', path: ['recipes'], message: IMPORT_PROBLEMS.rows })
      }
      const keys = new Set<string>()
      for (const [list, items] of Object.entries({ materials, recipes })) {
        for (const [at, { key }] of items.entries()) {
          if (keys.has(key)) {
            const message = IMPORT_PROBLEMS.keyTwice
            context.addIssue({ code: 'custom', path: [list, at, 'key'], message })
          }
          keys.add(key)
        }
      }
    }),
  response: {
    201: z.object({
      data: z.object({
        id: z.int().describe('Id of the import'),
        items: z.array(z.object({ key: z.string(), ...namedItem.shape })),
      }),
    }),
    401: problem,
    429: problem,
  },
})

const importSummary = z
  .object({
    id: z.int(),
    name: z.string(),
    createdAt: instant,
    recipes: z.int().describe('Of those it brought, those that are still there'),
    materials: z.int(),
  })
  .meta({ id: 'ImportSummary' })

export const listImports = endpoint({
  id: 'listImports',
  ...CALLS.listImports,
  tag,
  summary: `The viewer's last ${IMPORTS_SHOWN} imports of which something is left`,
  response: { 200: z.object({ data: z.array(importSummary) }), 401: problem },
})

const keptItem = z
  .object({
    ...namedItem.shape,
    kind: z.enum(['recipe', 'analysis', 'primitive']),
    reason: z.enum(KEPT_REASONS),
  })
  .meta({ id: 'KeptItem' })
export type KeptItem = z.output<typeof keptItem>

export const undoImport = endpoint({
  id: 'undoImport',
  ...CALLS.undoImport,
  tag,
  summary: 'Takes an import back, but for what was changed or is used since',
  params: z.object({ id: idField }),
  response: {
    200: z.object({
      data: z.object({ removed: z.int(), kept: z.array(keptItem) }),
    }),
    401: problem,
    404: problem,
  },
})
