import { UNITY_TYPES } from '@glazy/ceramics/chemistry/unity'
import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { age, idField, idListField, instant, oxideAmounts } from './fields.ts'
import { hiddenReason } from './hidden-reason.ts'
import { SELECTED_MAX } from './limits.ts'
import { EXPORT_FORMATS, MATERIAL_KINDS } from './vocabulary.ts'

export const materialKind = z.enum(MATERIAL_KINDS)
export type MaterialKind = z.infer<typeof materialKind>

export const materialRef = z
  .object({ id: z.int(), name: z.string(), kind: materialKind })
  .meta({ id: 'MaterialRef' })
export type MaterialRef = z.infer<typeof materialRef>

const owner = z
  .object({
    id: z.int(),
    name: z.string(),
    username: z.string().nullable(),
    paypal: z.string().nullable(),
  })
  .meta({ id: 'Owner' })

export const materialImage = z
  .object({
    id: z.int(),
    cdnId: z.string(),
    title: z.string().nullable(),
    dominantHexColor: z.string().nullable(),
    secondaryHexColor: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'MaterialImage' })
export type MaterialImage = z.infer<typeof materialImage>

/** A photograph with what its uploader says about it. */
export const detailImage = materialImage
  .extend({
    description: z.string().nullable(),
    ortonConeId: z.int().nullable(),
    atmosphereId: z.int().nullable(),
    isColorSearchable: z.boolean(),
    userId: z.int(),
    materialId: z.int(),
    user: z.object({ id: z.int(), name: z.string(), username: z.string().nullable() }),
    createdAt: instant,
    updatedAt: instant,
    updatedAtDiff: age,
    hiddenReason,
  })
  .meta({ id: 'DetailImage' })
export type DetailImage = z.infer<typeof detailImage>

export const analysis = z
  .object({
    percent: oxideAmounts.describe('Weight percent as published or computed'),
    loi: z.number().describe('Loss on ignition, percent; negative when weight is gained'),
    total: z.number().describe('Sum of all oxides and the loss on ignition'),
  })
  .meta({ id: 'Analysis' })
export type Analysis = z.infer<typeof analysis>

export const component = z
  .object({
    material: z.object({
      id: z
        .int()
        .nullable()
        .describe('Null when the material is hidden from the viewer, who has never used it'),
      name: z.string(),
      kind: materialKind,
      isArchived: z.boolean(),
      materialTypeId: z.int().nullable(),
      parent: z
        .object({ id: z.int(), name: z.string() })
        .nullable()
        .optional()
        .describe('In lists: the material it is a kind of'),
      isHidden: z
        .boolean()
        .optional()
        .describe('True of what was hidden after the viewer had used it: it has no page for them'),
      analysis: analysis
        .nullable()
        .optional()
        .describe('On the page of a recipe, of what is hidden: what the recipe counts with'),
      isWithoutAnalysis: z
        .boolean()
        .optional()
        .describe('True of what the chemistry of the recipe leaves out, for it has none'),
    }),
    percentageAmount: z.number().describe('Parts by weight; the base usually adds to 100'),
    isAdditional: z.boolean().describe('Added on top of the base'),
  })
  .meta({ id: 'Component' })
export type Component = z.infer<typeof component>

export const umf = z
  .object({
    moles: oxideAmounts.describe('Moles per mole of flux'),
    R2OTotal: z.number(),
    ROTotal: z.number(),
    SiO2Al2O3Ratio: z.number().nullable().describe('Null without Al2O3'),
  })
  .meta({ id: 'UnityMolecularFormula', description: 'Null where there is no flux' })
export type Umf = z.infer<typeof umf>

/** A unity formula in five figures, as a card draws it. */
export const fingerprint = z
  .object({
    R2O: z.number(),
    RO: z.number(),
    B2O3: z.number(),
    Al2O3: z.number(),
    SiO2: z.number(),
  })
  .meta({
    id: 'Fingerprint',
    description: 'Moles per mole of flux, two decimals; null where there is no flux',
  })
export type Fingerprint = z.infer<typeof fingerprint>

/** An ingredient by its name alone, as a card writes it. */
export const namedIngredient = z
  .object({
    name: z.string(),
    percentageAmount: z.number().describe('Parts by weight'),
    isAdditional: z.boolean(),
  })
  .meta({ id: 'NamedIngredient' })
export type NamedIngredient = z.infer<typeof namedIngredient>

/** What a card, a table row and a search hit show. */
export const materialSummary = z
  .object({
    id: z.int(),
    kind: materialKind,
    name: z.string(),
    otherNames: z.string().nullable(),
    isPrimitive: z.boolean(),
    isAnalysis: z.boolean(),
    isPrivate: z.boolean(),
    isArchived: z.boolean(),
    materialStateId: z.int(),
    baseTypeId: z.int().nullable(),
    materialTypeId: z.int().nullable(),
    fromOrtonConeId: z.int().nullable(),
    toOrtonConeId: z.int().nullable(),
    atmospheres: z.array(z.int()),
    surfaceTypeId: z.int().nullable(),
    transparencyTypeId: z.int().nullable(),
    countryId: z.int().nullable(),
    hexColor: z.string().nullable().describe('Fired color without the number sign, if known'),
    ratingAverage: z.number().nullable(),
    ratingNumber: z.int(),
    user: owner.nullable(),
    image: materialImage.nullable(),
    createdAt: instant,
    updatedAt: instant,
    hiddenReason,
    analysis: analysis.nullable().optional().describe('With include=analysis'),
    umf: umf.nullable().optional().describe('With include=analysis'),
    components: z.array(component).optional().describe('With include=components'),
    fingerprint: fingerprint.nullable().optional().describe('With include=fingerprint'),
    leftOut: z
      .array(z.string())
      .optional()
      .describe(
        'With include=analysis or fingerprint: ingredients whose analysis is unknown, which both leave out',
      ),
    ingredients: z
      .array(namedIngredient)
      .optional()
      .describe('With include=ingredients: the three largest of the base, then of the additions'),
    source: z
      .string()
      .nullable()
      .optional()
      .describe('With include=source: where its figures come from'),
    usedIn: z
      .int()
      .optional()
      .describe('In look-ups and with include=usedIn: how many recipes contain it'),
    alike: z
      .int()
      .optional()
      .describe('With alike=together: how many others of the list have the same composition'),
    duplicateOf: z
      .int()
      .nullable()
      .optional()
      .describe('With include=duplicateOf: the oldest recipe of the same composition, if another'),
  })
  .meta({ id: 'MaterialSummary' })
export type MaterialSummary = z.infer<typeof materialSummary>

const translation = z
  .object({
    locale: z.string(),
    name: z.string(),
    otherNames: z.string().nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'Translation' })

/** How an item is fired, in a few words. */
const kilnScheduleRef = z
  .object({
    id: z.int(),
    name: z.string(),
    defaultStartTemp: z.number(),
    ortonConeId: z.int().nullable(),
    atmosphereId: z.int().nullable(),
    isCelsius: z.boolean(),
    isPrivate: z.boolean(),
  })
  .meta({ id: 'KilnScheduleRef' })
export type KilnScheduleRef = z.infer<typeof kilnScheduleRef>

/** Everything the chemistry knows about one item. */
export const chemistry = z
  .object({
    molePercent: oxideAmounts,
    formula: oxideAmounts.describe('Material formula by its unity type'),
    unityType: z.enum(UNITY_TYPES),
    umf: umf.nullable(),
    xumf: umf.nullable().describe('Unity molecular formula with the extended groups'),
    thermalExpansion: z
      .object({ value: z.number(), method: z.string(), unit: z.string() })
      .nullable()
      .describe('Calculated and relative; null where the viewer may not see it'),
    calculatedLoi: z.number().nullable().describe('100 less the oxides, when positive'),
    weight: z.number().nullable().describe('Formula weight with volatiles'),
  })
  .meta({ id: 'Chemistry' })
export type Chemistry = z.infer<typeof chemistry>

/** A review as its item tells it: a list of them, with who wrote them, is a call of its own. */
const selectedReview = z
  .object({
    id: z.int(),
    userId: z.int(),
    rating: z.int().describe('Stars, 1 to 5'),
    description: z.string(),
    createdAt: instant,
    updatedAt: instant,
    updatedAtDiff: age,
  })
  .meta({ id: 'SelectedReview' })

export const materialDetail = materialSummary
  .extend({
    description: z.string().nullable(),
    defaultLocale: z.string(),
    translations: z.array(translation),
    formula: z.string().nullable().describe('Theoretical formula as written, such as Al2O3·2SiO2'),
    source: z.string().nullable().describe('Where the figures come from'),
    parent: materialRef.nullable(),
    children: z.array(materialRef),
    siblings: z.array(materialRef),
    revisionParent: materialRef.nullable(),
    revisionChildren: z.array(materialRef),
    copiedFrom: materialRef
      .extend({
        user: z.object({ id: z.int(), name: z.string(), username: z.string().nullable() }),
      })
      .nullable()
      .describe('With whose it is; null where the viewer may not see it'),
    copies: z.array(materialRef).describe('Copies that the viewer may see'),
    copiedBy: z.int().describe('People besides its owner with copies that the viewer may see'),
    kilnSchedule: kilnScheduleRef.nullable().describe('Null where the viewer may not see it'),
    kilnScheduleId: z.int().nullable(),
    waterAmount: z.number().nullable(),
    specificGravity: z.number().nullable(),
    tags: z.array(z.string()).describe('Words that its owner sorts it by'),
    components: z.array(component),
    componentTotalAmount: z.number(),
    analysis: analysis.nullable(),
    umf: umf.nullable(),
    chemistry: chemistry.nullable(),
    images: z.array(detailImage),
    averageRating: z.number().nullable().describe('The same as ratingAverage'),
    reviewsCount: z.int().describe('The same as ratingNumber'),
    selectedReview: selectedReview.nullable().describe('The newest review'),
    containedInCount: z.int().describe('Recipes visible to the viewer that use this material'),
    hasComments: z.boolean(),
    version: z.int().describe('Number of the current version'),
    isSubscribed: z.boolean(),
    isUserMaterial: z.boolean(),
    myCollections: z.array(z.int()),
    userId: z.int().nullable().describe('The same as user.id'),
    default_locale: z.string().describe('The same as defaultLocale'),
    materialParentId: z.int().nullable().describe('The same as parent.id'),
    revisionParentId: z.int().nullable().describe('The same as revisionParent.id'),
    updatedAtDiff: age,
    unityType: z.enum(UNITY_TYPES),
    loi: z.number().nullable().describe('The same as analysis.loi'),
    weight: z.number().nullable().describe('The same as chemistry.weight'),
    thermalExpansion: z
      .number()
      .nullable()
      .describe('The same as chemistry.thermalExpansion.value'),
  })
  .meta({ id: 'Material' })
export type MaterialDetail = z.infer<typeof materialDetail>

export const getMaterial = endpoint({
  id: 'getMaterial',
  ...CALLS.getMaterial,
  tag: 'materials',
  summary: 'One recipe, raw material or analysis',
  params: z.object({ id: idField }),
  response: { 200: z.object({ data: materialDetail }), 404: problem },
})

/** What a recipe counts with of a material, also of one that was hidden after the viewer had used it. */
export const knownMaterial = component.shape.material
  .pick({ name: true, materialTypeId: true, isHidden: true })
  .extend({ id: z.int(), analysis: analysis.nullable() })
  .meta({ id: 'KnownMaterial' })
export type KnownMaterial = z.infer<typeof knownMaterial>

export const listKnownMaterials = endpoint({
  id: 'listKnownMaterials',
  ...CALLS.listKnownMaterials,
  tag: 'materials',
  summary:
    'Of the items with the given ids those that the viewer may put into recipes, with what they count',
  query: z.object({ id: idListField(SELECTED_MAX) }),
  response: { 200: z.object({ data: z.array(knownMaterial) }), 400: problem },
})

export type ExportFormat = keyof typeof EXPORT_FORMATS

export const exportMaterial = endpoint({
  id: 'exportMaterial',
  ...CALLS.exportMaterial,
  tag: 'materials',
  summary: 'One item as a file for other programs',
  params: z.object({
    id: idField,
    format: z.enum(['YAML', 'GlazeChem', 'Insight', 'CSV'], {
      error: 'must be YAML, GlazeChem, Insight or CSV',
    }),
  }),
  response: { 200: z.string(), 404: problem },
  produces: Object.values(EXPORT_FORMATS).map((format) => format.mediaType),
})
