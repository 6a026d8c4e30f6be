import * as z from 'zod'
import { type Column, double, orNull, text as plainText, texts as plainTexts } from '#db/rows.ts'

/** What the house knows of one field of an item. */
interface MaterialField {
  /** Its column of the table `material`. */
  readonly column: string
  /** What drafts and versions hold; the type of the column. */
  readonly schema: z.ZodType
  /** Its name in the API; such a field is listed with the properties of a version. */
  readonly api?: string
  /** What it is where nobody has said anything; null unless it is given here. */
  readonly unset?: unknown
  /** The metadata form says it as it is kept. */
  readonly isEntered?: true
  /** A copy takes it over. */
  readonly isCopied?: true
  /** The page of the item tells it under its name in the API. */
  readonly isOnPage?: true
  /** It names another item, which may be gone: versions are not compared by it. */
  readonly isRelative?: true
  /** Its name in the file of an account's export, for what files of the field have no word for. */
  readonly label?: string
}

const text = z.string().nullable()
const id = z.int().nullable()
const figure = z.number().nullable()
const texts = z.array(z.string())

/**
 * The fields of an item besides its kind, name, translations, figures and lines. What follows from
 * an entry: type of a draft, column that is read and written, content and properties of versions,
 * what a change and a copy take over, the item's page, the export of an account.
 * `docs/how-to/add-a-field.md` goes through it.
 */
export const MATERIAL_FIELDS = {
  otherNames: { column: 'other_names', schema: text },
  description: { column: 'description', schema: text, isCopied: true },
  isPrivate: {
    column: 'is_private',
    schema: z.boolean(),
    unset: false,
    api: 'isPrivate',
    label: 'Private',
  },
  isArchived: {
    column: 'is_archived',
    schema: z.boolean(),
    unset: false,
    api: 'isArchived',
    label: 'Archived',
  },
  defaultLocale: {
    column: 'default_locale',
    schema: z.string(),
    unset: 'en',
    api: 'default_locale',
    isCopied: true,
    label: 'Language',
  },
  /** 1 testing, 2 production, 3 discontinued. */
  stateId: {
    column: 'state_id',
    schema: z.int(),
    unset: 1,
    api: 'materialStateId',
    isEntered: true,
  },
  baseTypeId: { column: 'base_type_id', schema: id, api: 'baseTypeId', isCopied: true },
  typeId: { column: 'type_id', schema: id, api: 'materialTypeId', isCopied: true },
  parentId: {
    column: 'parent_id',
    schema: id,
    api: 'materialParentId',
    isEntered: true,
    isRelative: true,
  },
  revisionParentId: {
    column: 'revision_parent_id',
    schema: id,
    api: 'revisionParentId',
    isEntered: true,
    isRelative: true,
    label: 'Revision Of',
  },
  transparencyId: {
    column: 'transparency_id',
    schema: id,
    api: 'transparencyTypeId',
    isEntered: true,
    isCopied: true,
  },
  surfaceId: {
    column: 'surface_id',
    schema: id,
    api: 'surfaceTypeId',
    isEntered: true,
    isCopied: true,
  },
  countryId: {
    column: 'country_id',
    schema: id,
    api: 'countryId',
    isEntered: true,
    isCopied: true,
  },
  fromConeId: {
    column: 'from_cone_id',
    schema: id,
    api: 'fromOrtonConeId',
    isEntered: true,
    isCopied: true,
  },
  toConeId: {
    column: 'to_cone_id',
    schema: id,
    api: 'toOrtonConeId',
    isEntered: true,
    isCopied: true,
  },
  atmospheres: {
    column: 'atmospheres',
    schema: z.array(z.int()),
    unset: [],
    api: 'atmospheres',
    isEntered: true,
    isCopied: true,
  },
  /** Words that its owner sorts it by. */
  tags: {
    column: 'tags',
    schema: texts,
    unset: [],
    api: 'tags',
    isEntered: true,
    isCopied: true,
    isOnPage: true,
  },
  /** How it is fired; the schedule may have been deleted since. */
  kilnScheduleId: {
    column: 'kiln_schedule_id',
    schema: id,
    api: 'kilnScheduleId',
    isEntered: true,
    isCopied: true,
    isRelative: true,
    label: 'Kiln Schedule',
  },
  /** Grams of water per 100 g of dry glaze. */
  waterAmount: {
    column: 'water_amount',
    schema: figure,
    api: 'waterAmount',
    isEntered: true,
    isCopied: true,
    isOnPage: true,
  },
  specificGravity: {
    column: 'specific_gravity',
    schema: figure,
    api: 'specificGravity',
    isEntered: true,
    isCopied: true,
    isOnPage: true,
  },
  /** Theoretical formula as written, such as `Al2O3·2SiO2·2H2O`. */
  formula: { column: 'formula', schema: text, api: 'formula', isOnPage: true },
  unityType: {
    column: 'unity_type',
    schema: text,
    api: 'unityType',
    isCopied: true,
  },
  /** Formula weight in grams per mole where the source states it. */
  weight: { column: 'weight', schema: figure, label: 'Weight' },
  /** Fired color, six hexadecimal digits. */
  colour: { column: 'colour', schema: text, label: 'Colour' },
  source: { column: 'source', schema: text, api: 'source', isOnPage: true, label: 'source' },
} as const satisfies Readonly<Record<string, MaterialField>>

type Fields = typeof MATERIAL_FIELDS
export type FieldName = keyof Fields

/** What a field holds. */
type ValueOf<TName extends FieldName> = z.output<Fields[TName]['schema']>

/** The fields that have a property, such as `isCopied`. */
type FieldsWith<TProperty extends keyof MaterialField> = {
  [TName in FieldName]: Fields[TName] extends Readonly<Record<TProperty, unknown>> ? TName : never
}[FieldName]

/** The fields as a draft holds them: what is left out is not known. */
export type FieldValues = { readonly [TName in FieldName]?: Readonly<ValueOf<TName>> }

/** The fields by their columns. */
export type FieldColumns = {
  readonly [TName in FieldName as Fields[TName]['column']]: ValueOf<TName>
}

/** Fields that have a property, by their names. */
export function fieldsWith<TProperty extends keyof MaterialField>(
  property: TProperty,
): readonly FieldsWith<TProperty>[] {
  const names = Object.keys(MATERIAL_FIELDS) as FieldName[] // the keys of the table
  return names.filter((name) => property in MATERIAL_FIELDS[name]) as FieldsWith<TProperty>[] // filtered by it
}

export const FIELD_COLUMNS = Object.values(MATERIAL_FIELDS).map(({ column }) => column)

/** Columns that the page of an item needs beyond what lists show. */
export const PAGE_COLUMNS = fieldsWith('isOnPage').map((name) => MATERIAL_FIELDS[name].column)

/** {@link PAGE_COLUMNS} of a row. */
export type PageRow = Pick<FieldColumns, (typeof PAGE_COLUMNS)[number]>

/** The types of {@link PAGE_COLUMNS}. */
export const PAGE_ROW = Object.fromEntries(
  fieldsWith('isOnPage').map((name) => {
    const { column, schema } = MATERIAL_FIELDS[name]
    if (schema === texts) return [column, plainTexts]
    return [column, orNull<number | string>(schema === figure ? double : plainText)]
  }),
) as { readonly [TColumn in keyof PageRow]: Column<PageRow[TColumn]> } // each of its own type

/** What the page of an item tells as it stands, by its names in the API. */
export type PageFields = {
  [TName in FieldsWith<'isOnPage'> as Fields[TName]['api']]: ValueOf<TName>
}

/** {@link PageFields} of a row of the table. */
export function pageFields(row: PageRow): PageFields {
  const values = fieldsWith('isOnPage').map((name) => {
    const { api, column } = MATERIAL_FIELDS[name]
    return [api, row[column]]
  })
  return Object.fromEntries(values) as PageFields // each column under its name
}

/** What a field is where nobody has said anything. */
export function unsetOf(name: FieldName): unknown {
  const field: MaterialField = MATERIAL_FIELDS[name]
  return field.unset ?? null
}

/** Values of a draft by their columns. */
export function columnsOf(values: FieldValues): FieldColumns {
  const names = fieldsWith('column')
  return Object.fromEntries(
    names.map((name) => [MATERIAL_FIELDS[name].column, values[name] ?? unsetOf(name)]),
  ) as FieldColumns // every field under its column
}
