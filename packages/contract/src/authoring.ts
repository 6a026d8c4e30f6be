import { OXIDES, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import * as z from 'zod'
import { type CallId, CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { decimalField, flagField, idField, integerField, unityTypeField } from './fields.ts'
import {
  AMOUNT_MAX,
  COMPONENTS_MAX,
  GRAVITY_MAX,
  MATERIAL_NAME_MAX_LENGTH,
  MAX_ID,
  OTHER_NAMES_MAX_LENGTH,
  PRIMITIVE_NAME_MAX_LENGTH,
  PRIMITIVE_NAME_MIN_LENGTH,
  TRANSLATIONS_MAX,
  VERSION_NOTE_MAX_LENGTH,
} from './limits.ts'
import { materialDetail } from './materials.ts'
import { AUTHORING_PROBLEMS, FALLBACK_NAME } from './rules/authoring.ts'
import { descriptionField } from './rules/description.ts'
import { localeField } from './rules/locale.ts'
import { tagsField } from './rules/tags.ts'
import { lineField } from './rules/text.ts'
import { changeKey } from './sending.ts'

const problems = AUTHORING_PROBLEMS
const tag = 'materials'

const aNumber = 'must be a number'
const figureField = decimalField(aNumber).pipe(z.number(aNumber))

/** Empty text and null both say that nothing was chosen. */
const chosen = <TSchema extends z.ZodType>(schema: TSchema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional()

const chosenId = chosen(idField)

export const recipeComponent = z.object({
  componentMaterialId: integerField(1, MAX_ID, problems.componentMaterialRequired).describe(
    'Id of the ingredient',
  ),
  percentageAmount: decimalField(problems.amountRequired).pipe(
    z
      .number(problems.amountRange)
      .positive(problems.amountRange)
      .max(AMOUNT_MAX, problems.amountRange),
  ),
  isAdditional: flagField.default(false).describe('Added on top of the base'),
})
export type RecipeComponent = z.output<typeof recipeComponent>

const materialComponents = z
  .array(recipeComponent, problems.componentRequired)
  .min(1, problems.componentRequired)
  .max(COMPONENTS_MAX, `A recipe has at most ${COMPONENTS_MAX} ingredients`)

const recipeName = lineField()
  .max(MATERIAL_NAME_MAX_LENGTH, problems.nameTooLong)
  .transform((name) => (name === '' ? FALLBACK_NAME : name))

/** Of a raw material or an analysis that is made. */
export const primitiveName = lineField(problems.primitiveNameRequired)
  .refine((name) => name.length > 0, { error: problems.primitiveNameRequired, abort: true })
  .min(PRIMITIVE_NAME_MIN_LENGTH, problems.primitiveNameTooShort)
  .max(PRIMITIVE_NAME_MAX_LENGTH, problems.primitiveNameTooLong)

/** Figures by oxide with the loss on ignition among them; only that one may be negative. */
export const enteredAnalysis = z
  .partialRecord(z.enum([...OXIDES, 'loi']), figureField.nullable(), {
    error: ({ code }) => (code === 'invalid_type' ? problems.oxideRequired : undefined),
  })
  .transform((figures, context): { readonly oxides: OxideAmounts; readonly loi: number } => {
    const oxides: Record<string, number> = {}
    for (const [oxide, amount] of Object.entries(figures)) {
      if (oxide === 'loi' || amount === null || amount === 0) continue
      if (!(amount > 0 && amount <= AMOUNT_MAX)) {
        context.addIssue({
          code: 'custom',
          path: [oxide],
          message: `must be a number from 0 to ${AMOUNT_MAX}`,
        })
        continue
      }
      oxides[oxide] = amount
    }
    const loi = figures.loi ?? 0
    if (!(loi >= -100 && loi <= 100)) {
      context.addIssue({
        code: 'custom',
        path: ['loi'],
        message: 'must be a number from -100 to 100',
      })
    }
    if (Object.keys(oxides).length === 0 && context.issues.length === 0) {
      context.addIssue({ code: 'custom', message: problems.oxideRequired })
    }
    return { oxides, loi }
  })
  .meta({
    description: 'Figures by oxide, with `loi` among them; percent, or moles as analysisType says',
  })

const itemName = lineField(problems.nameRequired)
  .min(1, problems.nameRequired)
  .max(MATERIAL_NAME_MAX_LENGTH, problems.nameTooLong)

const translation = z.object({
  locale: localeField(problems.localeRequired),
  name: itemName,
  other_names: lineField()
    .max(OTHER_NAMES_MAX_LENGTH, `must be at most ${OTHER_NAMES_MAX_LENGTH} characters`)
    .nullish(),
  description: descriptionField.nullish(),
})

const translations = z
  .array(translation, problems.translationRequired)
  .min(1, problems.translationRequired)
  .max(TRANSLATIONS_MAX, `There are at most ${TRANSLATIONS_MAX} translations`)
  .superRefine((list, context) => {
    for (const [at, { locale }] of list.entries()) {
      if (list.findIndex((one) => one.locale === locale) === at) continue
      context.addIssue({ code: 'custom', path: [at, 'locale'], message: problems.localeTwice })
    }
  })

/** A type can be exchanged, never taken away. */
const baseTypeField = z
  .preprocess(
    (value) => (value === '' || value === null ? 0 : value),
    integerField(1, MAX_ID, problems.typeRequired),
  )
  .optional()

/** What the metadata form holds. What is left out stays; null takes it away. */
export const materialMetadata = z.object({
  translations: translations.optional(),
  default_locale: localeField(problems.localeRequired).optional(),
  baseTypeId: baseTypeField,
  materialTypeId: chosenId,
  materialParentId: chosenId,
  revisionParentId: chosenId,
  transparencyTypeId: chosen(integerField(1, 4)),
  surfaceTypeId: chosen(integerField(1, 9)),
  countryId: chosen(integerField(1, 250)),
  fromOrtonConeId: chosen(integerField(1, 38)),
  toOrtonConeId: chosen(integerField(1, 38)),
  atmospheres: z
    .array(integerField(1, 7))
    .max(7)
    .transform((ids) => [...new Set(ids)])
    .optional(),
  tags: tagsField.optional().describe('Words to sort it by; or one text with commas'),
  waterAmount: chosen(figureField.pipe(z.number().min(0).max(AMOUNT_MAX))),
  specificGravity: chosen(figureField.pipe(z.number().min(0).max(GRAVITY_MAX))),
  kilnScheduleId: chosenId,
  materialStateId: integerField(1, 3, problems.statusRequired).optional(),
})
export type MaterialMetadata = z.output<typeof materialMetadata>

const create = {
  originalId: chosenId.describe(
    'The item this one was copied from; what is not said about this one is taken from it',
  ),
  collectionId: chosenId.describe('A collection of the viewer that takes it in'),
  clientKey: z
    .uuid('must be a UUID')
    .optional()
    .describe('Made by the client; a repeated create with it makes one item'),
}

const save = {
  clientKey: changeKey,
  version: integerField(1, MAX_ID)
    .optional()
    .describe('The version that was edited; an outdated one answers 409'),
  note: lineField()
    .max(VERSION_NOTE_MAX_LENGTH, `must be at most ${VERSION_NOTE_MAX_LENGTH} characters`)
    .optional()
    .describe('What was changed, for the list of versions'),
}

const enteredFigures = {
  unityType: unityTypeField.optional().describe('`xumf` is an older name of umf, `ror2o` of unity'),
  analysisType: z
    .enum(['percentageAnalysis', 'formulaAnalysis'], {
      error: 'must be percentageAnalysis or formulaAnalysis',
    })
    .optional()
    .describe('formulaAnalysis: the figures are moles; they are kept as percent'),
}

const answer = z.object({ data: materialDetail })
const refusals = { 401: problem, 403: problem, 404: problem } as const

export const createMaterial = endpoint({
  id: 'createMaterial',
  ...CALLS.createMaterial,
  tag,
  summary: 'Makes a raw material or an analysis, private at first',
  body: z
    .object({
      ...materialMetadata.shape,
      ...create,
      ...enteredFigures,
      name: primitiveName,
      isPrimitive: flagField.default(false),
      isAnalysis: flagField.default(false),
      analysis: enteredAnalysis,
    })
    .refine((body) => body.isPrimitive !== body.isAnalysis, {
      path: ['isPrimitive'],
      error: 'Either isPrimitive or isAnalysis must be true',
    }),
  response: { 201: answer, 401: problem, 404: problem, 409: problem },
})

export const updateMaterial = endpoint({
  id: 'updateMaterial',
  ...CALLS.updateMaterial,
  tag,
  summary: 'Saves the metadata of an item, or the figures of a raw material or an analysis',
  params: z.object({ id: idField }),
  body: z.object({
    ...materialMetadata.shape,
    ...save,
    ...enteredFigures,
    name: itemName.optional().describe('A new name of a material or an analysis: 3 to 100 letters'),
    analysis: enteredAnalysis.optional(),
  }),
  response: { 200: answer, ...refusals, 409: problem },
})

export const createRecipe = endpoint({
  id: 'createRecipe',
  ...CALLS.createRecipe,
  tag,
  summary: 'Makes a recipe, private at first',
  body: z.object({
    ...materialMetadata.shape,
    ...create,
    newName: recipeName.default(FALLBACK_NAME),
    materialComponents,
  }),
  response: { 201: answer, 401: problem, 404: problem, 409: problem },
})

export const updateRecipe = endpoint({
  id: 'updateRecipe',
  ...CALLS.updateRecipe,
  tag,
  summary: 'Saves the name and the ingredients of a recipe',
  params: z.object({ id: idField }),
  body: z.object({ ...save, newName: recipeName.optional(), materialComponents }),
  response: { 200: answer, ...refusals, 409: problem },
})

export const deleteMaterial = endpoint({
  id: 'deleteMaterial',
  ...CALLS.deleteMaterial,
  tag,
  summary: 'Deletes an item that no recipe uses and of which there is no stock',
  params: z.object({ id: idField }),
  response: { 200: z.object({ success: z.literal(true) }), ...refusals, 409: problem },
})

export const getMaterialUse = endpoint({
  id: 'getMaterialUse',
  ...CALLS.getMaterialUse,
  tag,
  summary: 'What would lose something if an item of the viewer were deleted',
  params: z.object({ id: idField }),
  response: {
    200: z.object({
      data: z.object({
        own: z.int().describe('Recipes of the viewer that hold it'),
        others: z.int().describe('Recipes of others'),
        lots: z.int().describe('Lots that the viewer has bought of it'),
        shelves: z.int().describe('How many others have it in their inventory'),
      }),
    }),
    ...refusals,
  },
})

/** A call that publishes, hides or archives one item and answers with the item. */
const publishing = (id: CallId, summary: string) =>
  endpoint({
    id,
    ...CALLS[id],
    tag,
    summary,
    params: z.object({ id: idField }),
    response: { 200: answer, ...refusals, 409: problem },
  })

export const publishMaterial = publishing('publishMaterial', 'Shows a private item to everyone')
export const unpublishMaterial = publishing('unpublishMaterial', 'Hides a public item again')
export const archiveMaterial = publishing(
  'archiveMaterial',
  'Makes a public item read-only for good',
)
export const lockMaterial = publishing('lockMaterial', 'Makes a public item read-only for good')

export const copyMaterial = endpoint({
  id: 'copyMaterial',
  ...CALLS.copyMaterial,
  tag,
  summary: 'Makes a private copy that belongs to the viewer',
  params: z.object({ id: idField }),
  response: { 200: answer, ...refusals, 409: problem },
})

const following = { 200: z.object({ data: z.object({ isSubscribed: z.boolean() }) }), ...refusals }

export const subscribeMaterial = endpoint({
  id: 'subscribeMaterial',
  ...CALLS.subscribeMaterial,
  tag,
  summary: 'Follows an item',
  params: z.object({ id: idField }),
  response: following,
})

export const unsubscribeMaterial = endpoint({
  id: 'unsubscribeMaterial',
  ...CALLS.unsubscribeMaterial,
  tag,
  summary: 'No longer follows an item',
  params: z.object({ id: idField }),
  response: following,
})

export const getDerivation = endpoint({
  id: 'getDerivation',
  ...CALLS.getDerivation,
  tag,
  summary: 'How many items wait for their chemistry to be derived anew',
  response: { 200: z.object({ data: z.object({ pending: z.int() }) }) },
})
