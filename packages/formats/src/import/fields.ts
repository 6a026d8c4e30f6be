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
  const remarks: Remark[] = []
  const percent = Object.entries(record.percent ?? {}).filter(([oxide, amount]) => {
    if (amount >= 0 && amount <= AMOUNT_MAX) return amount > 0
    remarks.push(remarkOf('oxideRange', { name: record.name, oxide, amount, max: AMOUNT_MAX }))
    return false
  })
  const { loi = null } = record
  const hasLoi = loi !== null && Math.abs(loi) <= 100
  if (loi !== null && !hasLoi) {
    const range = { field: 'loi', amount: loi, min: -100, max: 100 } as const
    remarks.push(remarkOf('figureRange', { name: record.name, ...range }))
  }
  return {
    fields: {
      kind: record.kind,
      ...sharedFields(record, PRIMITIVE_NAME_MAX_LENGTH, now, remarks),
      formula: fitLine(record.formula, MATERIAL_NAME_MAX_LENGTH, of(record, 'formula'), remarks),
      unityType: record.unityType ?? null,
      percent: Object.fromEntries(percent),
      loi: hasLoi ? loi : null,
    },
    remarks,
  }
}

/** @param now days that lie behind it are left out */
export function fitRecipe(record: FoundRecipe, now: Date): Fitted<RecipeFields> {
  const remarks: Remark[] = []
  const cones = [record.fromConeId, record.toConeId].filter((id) => id !== undefined)
  return {
    fields: {
      ...sharedFields(record, MATERIAL_NAME_MAX_LENGTH, now, remarks),
      fromConeId: cones.length > 0 ? Math.min(...cones) : null,
      toConeId: cones.length > 0 ? Math.max(...cones) : null,
      atmosphereIds: [...new Set(record.atmosphereIds)],
      surfaceId: record.surfaceId ?? null,
      transparencyId: record.transparencyId ?? null,
    },
    remarks,
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
  nameLength: number,
  now: Date,
  remarks: Remark[],
): ItemFields {
  const { name, otherNames, countryId } = record
  return {
    name: fitLine(name, nameLength, of(record, 'name'), remarks) || UNNAMED,
    otherNames: fitLine(
      otherNames.join(', '),
      OTHER_NAMES_MAX_LENGTH,
      of(record, 'otherNames'),
      remarks,
    ),
    description: fitText(
      fitLines(describeRecord(record), of(record, 'description'), remarks),
      DESCRIPTION_MAX_LENGTH,
      of(record, 'description'),
      remarks,
    ),
    source: fitLine(
      sourceOfRecord(record),
      MATERIAL_NAME_MAX_LENGTH,
      of(record, 'source'),
      remarks,
    ),
    date: fitDay(record, record.date, now, remarks),
    dateModified: fitDay(record, record.dateModified, now, remarks),
    countryId: countryId ?? null,
    typeId: typeOf(record),
    specificGravity: fitFigure(record, 'specificGravity', GRAVITY_MAX, remarks),
    waterAmount: fitFigure(record, 'waterAmount', AMOUNT_MAX, remarks),
    tags: fitTags(record, remarks),
    defaultLocale: record.language ?? null,
  }
}

/** A field, and the name of the record that has it. */
interface FieldOf {
  readonly name: string
  readonly field: ProblemField
}

function of({ name }: FoundMaterial | FoundRecipe, field: ProblemField): FieldOf {
  return { name, field }
}

/** A text of one line that fits; what no line may hold is taken out, and that is said. */
function fitLine(
  text: string | null | undefined,
  length: number,
  what: FieldOf,
  remarks: Remark[],
): string {
  const whole = text?.trim() ?? ''
  const line = plainLine(whole)
  if (line !== whole) remarks.push(remarkOf('fieldCleaned', what))
  return fitText(line, length, what, remarks)
}

/** A text of several lines without what no text may hold; that something is taken out is said. */
function fitLines(text: string | null, what: FieldOf, remarks: Remark[]): string {
  const plain = plainText(text ?? '')
  if (plain !== (text ?? '')) remarks.push(remarkOf('fieldCleaned', what))
  return plain
}

/** A text that fits; one that is too long ends in an ellipsis, and that is said. */
function fitText(
  text: string | null | undefined,
  length: number,
  what: FieldOf,
  remarks: Remark[],
): string {
  const whole = text?.trim() ?? ''
  if (whole.length <= length) return whole
  remarks.push(remarkOf('fieldTooLong', { ...what, max: length }))
  return `${whole.slice(0, length - 1).trimEnd()}…`
}

/** A figure that can be true; what no slip weighs or holds is left out, and that is said. */
function fitFigure(
  record: FoundMaterial | FoundRecipe,
  field: 'specificGravity' | 'waterAmount',
  max: number,
  remarks: Remark[],
): number | null {
  const amount = record[field]
  if (amount === undefined) return null
  if (amount >= 0 && amount <= max) return amount
  remarks.push(remarkOf('figureRange', { name: record.name, field, amount, min: 0, max }))
  return null
}

/** The tags that an item may have; others are left out, and that is said. */
function fitTags({ name, tags = [] }: FoundMaterial | FoundRecipe, remarks: Remark[]): string[] {
  const found = readTags(tags.join(','))
  const fitting = found.filter((tag) => areTags([tag])).slice(0, TAGS_MAX)
  if (fitting.length < found.length) {
    remarks.push(remarkOf('tooManyTags', { name, max: TAGS_MAX, length: TAG_MAX_LENGTH }))
  }
  return fitting
}

/** A day that may be believed; one that lies in the future or before 1900 is left out. */
function fitDay(
  { name }: FoundMaterial | FoundRecipe,
  day: string | undefined,
  now: Date,
  remarks: Remark[],
): string | null {
  if (day === undefined) return null
  if (isBelievableDay(day, now)) return day
  remarks.push(remarkOf('dateRange', { name, date: day, year: String(FIRST_YEAR) }))
  return null
}

/** An analysis may be of a clay as well as of a glaze. */
function typeOf(record: FoundMaterial | FoundRecipe): number | null {
  const type = record.typeId === undefined ? undefined : findMaterialType(record.typeId)
  if (type === undefined) return null
  const category = 'components' in record ? 'recipe' : 'material'
  const isFree = 'kind' in record && record.kind === 'analysis'
  return isFree || type.category === category ? type.id : null
}
