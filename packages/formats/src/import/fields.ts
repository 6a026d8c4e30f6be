import {
  AMOUNT_MAX,
  DESCRIPTION_MAX_LENGTH,
  FIRST_YEAR,
  GRAVITY_MAX,
  isBelievableDay,
  MATERIAL_NAME_MAX_LENGTH,
  OTHER_NAMES_MAX_LENGTH,
  PRIMITIVE_NAME_MAX_LENGTH,
} from '@glazy/ceramics/lookups/item-limits'
import type { UnityType } from '@glazy/ceramics/chemistry/unity'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { plainLine, plainText } from '@glazy/ceramics/lookups/plain-text'
import { areTags, readTags, TAG_MAX_LENGTH, TAGS_MAX } from '@glazy/ceramics/lookups/tags'
import { describeRecord, sourceOfRecord } from '../record/describe-record.ts'
import type { FoundMaterial, FoundRecipe } from '../record/document.ts'
import { type ProblemField, type Remark, remarkOf } from '../record/problems.ts'

/** What recipes and materials of an import have in common; empty texts and nulls are unknown. */
interface ItemFields {
  readonly name: string
  readonly otherNames: string
  readonly description: string
  readonly source: string
  /** Days, as `YYYY-MM-DD`. */
  readonly date: string | null
  readonly dateModified: string | null
  readonly countryId: number | null
  readonly typeId: number | null
  readonly specificGravity: number | null
  readonly waterAmount: number | null
  readonly tags: string[]
  /** In which its texts are written; null for English. */
  readonly defaultLocale: string | null
}

/** A material of a file within all bounds of the library. */
export interface MaterialFields extends ItemFields {
  readonly kind: 'primitive' | 'analysis'
  readonly formula: string
  readonly unityType: UnityType | null
  readonly percent: Record<string, number>
  readonly loi: number | null
}

/** A recipe of a file, without its lines, within all bounds of the library. */
export interface RecipeFields extends ItemFields {
  readonly fromConeId: number | null
  readonly toConeId: number | null
  readonly atmosphereIds: number[]
  readonly surfaceId: number | null
  readonly transparencyId: number | null
}

/** What is called so has no visible name. */
const UNNAMED = 'Unnamed'

/** Fields of a record, and a remark on each that had to be changed to fit. */
export interface Fitted<TFields> {
  readonly fields: TFields
  readonly remarks: readonly Remark[]
}

/** @param now days that lie behind it are left out */
export function fitMaterial(record: FoundMaterial, now: Date): Fitted<MaterialFields> {
  const fit = createFit(record, now)
  const percent = fitPercent(record, fit)
  const loi = fit.figure('loi', record.loi, -100, 100)
  return {
    fields: {
      kind: record.kind,
      ...sharedFields(record, fit, PRIMITIVE_NAME_MAX_LENGTH),
      formula: fit.line('formula', record.formula, MATERIAL_NAME_MAX_LENGTH),
      unityType: record.unityType ?? null,
      percent,
      loi,
    },
    remarks: fit.remarks,
  }
}

/** @param now days that lie behind it are left out */
export function fitRecipe(record: FoundRecipe, now: Date): Fitted<RecipeFields> {
  const fit = createFit(record, now)
  const cones = [record.fromConeId, record.toConeId].filter((id) => id !== undefined)
  return {
    fields: {
      ...sharedFields(record, fit, MATERIAL_NAME_MAX_LENGTH),
      fromConeId: cones.length > 0 ? Math.min(...cones) : null,
      toConeId: cones.length > 0 ? Math.max(...cones) : null,
      atmosphereIds: [...new Set(record.atmosphereIds)],
      surfaceId: record.surfaceId ?? null,
      transparencyId: record.transparencyId ?? null,
    },
    remarks: fit.remarks,
  }
}

/** A material of which only the name is known. */
export function namedMaterial(name: string): MaterialFields {
  const record = {
    kind: 'primitive',
    name,
    otherNames: [],
    atmosphereIds: [],
    extra: {},
    line: 1,
  } as const
  return fitMaterial(record, new Date(0)).fields
}

function sharedFields(
  record: FoundMaterial | FoundRecipe,
  fit: Fit,
  nameLength: number,
): ItemFields {
  return {
    name: fit.line('name', record.name, nameLength) || UNNAMED,
    otherNames: fit.line('otherNames', record.otherNames.join(', '), OTHER_NAMES_MAX_LENGTH),
    description: fit.text('description', describeRecord(record), DESCRIPTION_MAX_LENGTH),
    source: fit.line('source', sourceOfRecord(record), MATERIAL_NAME_MAX_LENGTH),
    date: fit.day(record.date),
    dateModified: fit.day(record.dateModified),
    countryId: record.countryId ?? null,
    typeId: typeOf(record),
    specificGravity: fit.figure('specificGravity', record.specificGravity, 0, GRAVITY_MAX),
    waterAmount: fit.figure('waterAmount', record.waterAmount, 0, AMOUNT_MAX),
    tags: fitTags(record, fit),
    defaultLocale: record.language ?? null,
  }
}

/** Makes what a record says fit; what has to be changed or left out is remarked on. */
type Fit = ReturnType<typeof createFit>

function createFit({ name }: FoundMaterial | FoundRecipe, now: Date) {
  const remarks: Remark[] = []

  /** A text that fits; one that is too long ends in an ellipsis. */
  const shortened = (field: ProblemField, text: string, max: number): string => {
    const whole = text.trim()
    if (whole.length <= max) return whole
    remarks.push(remarkOf('fieldTooLong', { name, field, max }))
    return `${whole.slice(0, max - 1).trimEnd()}…`
  }

  const cleaned = (field: ProblemField, text: string, clean: (text: string) => string): string => {
    const plain = clean(text)
    if (plain !== text) remarks.push(remarkOf('fieldCleaned', { name, field }))
    return plain
  }

  return {
    remarks,
    /** A text of one line, without what no line may hold. */
    line: (field: ProblemField, text: string | null | undefined, max: number): string =>
      shortened(field, cleaned(field, text?.trim() ?? '', plainLine), max),
    /** A text of several lines, without what no text may hold. */
    text: (field: ProblemField, text: string | null, max: number): string =>
      shortened(field, cleaned(field, text ?? '', plainText), max),
    /** A figure that can be true: what no slip weighs or holds is left out. */
    figure(
      field: ProblemField,
      amount: number | undefined,
      min: number,
      max: number,
    ): number | null {
      if (amount === undefined) return null
      if (amount >= min && amount <= max) return amount
      remarks.push(remarkOf('figureRange', { name, field, amount, min, max }))
      return null
    },
    /** A day that may be believed: none that lies in the future or before 1900. */
    day(day: string | undefined): string | null {
      if (day === undefined) return null
      if (isBelievableDay(day, now)) return day
      remarks.push(remarkOf('dateRange', { name, date: day, year: String(FIRST_YEAR) }))
      return null
    },
  }
}

/** The oxides there is something of. */
function fitPercent({ name, percent = {} }: FoundMaterial, { remarks }: Fit) {
  const amounts = Object.entries(percent).filter(([oxide, amount]) => {
    if (amount >= 0 && amount <= AMOUNT_MAX) return amount > 0
    remarks.push(remarkOf('oxideRange', { name, oxide, amount, max: AMOUNT_MAX }))
    return false
  })
  return Object.fromEntries(amounts)
}

/** The tags that an item may have. */
function fitTags({ name, tags = [] }: FoundMaterial | FoundRecipe, { remarks }: Fit): string[] {
  const found = readTags(tags.join(','))
  const fitting = found.filter((tag) => areTags([tag])).slice(0, TAGS_MAX)
  if (fitting.length < found.length) {
    remarks.push(remarkOf('tooManyTags', { name, max: TAGS_MAX, length: TAG_MAX_LENGTH }))
  }
  return fitting
}

/** An analysis may be of a clay as well as of a glaze. */
function typeOf(record: FoundMaterial | FoundRecipe): number | null {
  const type = record.typeId === undefined ? undefined : findMaterialType(record.typeId)
  if (type === undefined) return null
  const category = 'components' in record ? 'recipe' : 'material'
  const isFree = 'kind' in record && record.kind === 'analysis'
  return isFree || type.category === category ? type.id : null
}
