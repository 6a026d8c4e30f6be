import { parseDecimal } from '@glazy/ceramics/decimal'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { readTags } from '@glazy/ceramics/lookups/tags'
import type { MaterialDetail, MaterialKind } from '@glazy/contract/materials'
import { BASE_TYPE_OF_RECIPES } from '@glazy/contract/rules/authoring'
import { htmlOfText } from '#lib/rich-text/html-of-text.ts'
import type { Formats } from '#lib/texts/formats.ts'

/** Name and texts in one language, as they are in the form. */
export interface MetadataText {
  readonly locale: string
  readonly name: string
  readonly otherNames: string
  /** Plain, or rich text. */
  readonly description: string
}

/** An item that another one is related to. */
export interface RelatedItem {
  readonly id: number
  readonly name: string
}

/** Which of the two trees of types an item belongs to. */
export type TypeCategory = 'recipe' | 'material'

/** All that the form holds of an item. */
export interface MetadataValues {
  /** One for each language. */
  readonly texts: readonly MetadataText[]
  readonly defaultLocale: string
  readonly category: TypeCategory
  /** Null where none is chosen yet; the base type itself where no narrower one is. */
  readonly typeId: number | null
  readonly parent: RelatedItem | null
  readonly transparencyTypeId: number | null
  readonly surfaceTypeId: number | null
  readonly fromOrtonConeId: number | null
  readonly toOrtonConeId: number | null
  readonly atmospheres: readonly number[]
  readonly kilnSchedule: RelatedItem | null
  /** As they are typed, with a decimal comma or point. */
  readonly waterAmount: string
  readonly specificGravity: string
  readonly revisionParent: RelatedItem | null
  /** With commas between two of them. */
  readonly tags: string
  readonly countryId: number | null
  readonly materialStateId: number
}

/** What has been changed and not been saved: everything else stays as it is. */
export type MetadataChanges = Partial<MetadataValues>

/** What the form reads of an item. */
export type DescribedItem = Pick<
  MaterialDetail,
  | ('kind' | 'defaultLocale' | 'name' | 'otherNames' | 'description' | 'translations')
  | ('baseTypeId' | 'materialTypeId' | 'parent' | 'revisionParent' | 'tags' | 'countryId')
  | ('transparencyTypeId' | 'surfaceTypeId' | 'fromOrtonConeId' | 'toOrtonConeId' | 'atmospheres')
  | ('kilnSchedule' | 'waterAmount' | 'specificGravity' | 'materialStateId')
>

/** What the form holds of an item before anything is changed. */
export function valuesOf(item: DescribedItem, typed: Formats['typed']): MetadataValues {
  const category = categoryOf(item)
  return {
    texts: textsOf(item),
    defaultLocale: item.defaultLocale,
    category,
    typeId: item.materialTypeId ?? item.baseTypeId ?? firstTypeOf(category),
    parent: related(item.parent),
    transparencyTypeId: item.transparencyTypeId,
    surfaceTypeId: item.surfaceTypeId,
    fromOrtonConeId: item.fromOrtonConeId,
    toOrtonConeId: item.toOrtonConeId,
    atmospheres: [...item.atmospheres].sort((one, other) => one - other),
    kilnSchedule: related(item.kilnSchedule),
    waterAmount: item.waterAmount === null ? '' : typed(item.waterAmount),
    specificGravity: item.specificGravity === null ? '' : typed(item.specificGravity),
    revisionParent: related(item.revisionParent),
    // eslint-disable-next-line no-restricted-syntax -- The field takes this comma in every language.
    tags: item.tags.join(', '),
    countryId: item.countryId,
    materialStateId: item.materialStateId,
  }
}

/** The type that stands for a tree until another one is chosen: composites are glazes at first. */
export function firstTypeOf(category: TypeCategory): number | null {
  return category === 'recipe' ? BASE_TYPE_OF_RECIPES : null
}

const CATEGORY_OF_KIND: Readonly<Record<MaterialKind, TypeCategory>> = {
  recipe: 'recipe',
  analysis: 'material',
  primitive: 'material',
}

/** An analysis is of a raw material or of something composed; its type says which. */
function categoryOf({ kind, baseTypeId, materialTypeId }: DescribedItem): TypeCategory {
  const type = kind === 'analysis' ? findMaterialType(materialTypeId ?? baseTypeId ?? 0) : undefined
  return type?.category ?? CATEGORY_OF_KIND[kind]
}

/** The texts of an item, that of its default language first. */
function textsOf(item: DescribedItem): MetadataText[] {
  const main = {
    locale: item.defaultLocale,
    name: item.name,
    otherNames: item.otherNames,
    description: item.description,
  }
  return [main, ...item.translations].map(({ locale, name, otherNames, description }) => ({
    locale,
    name,
    otherNames: otherNames ?? '',
    description: description ?? '',
  }))
}

function related(item: RelatedItem | null): RelatedItem | null {
  return item && { id: item.id, name: item.name }
}

/** The values as the API takes them. */
export function bodyOf(values: MetadataValues) {
  const { typeId, atmospheres, texts } = values
  return {
    translations: texts.map(({ locale, name, otherNames, description }) => ({
      locale,
      name: name.trim(),
      other_names: otherNames.trim(),
      description: htmlOfText(description),
    })),
    default_locale: values.defaultLocale,
    baseTypeId: findMaterialType(typeId ?? 0)?.baseTypeId ?? typeId ?? 0,
    materialTypeId: typeId,
    materialParentId: values.parent?.id ?? null,
    transparencyTypeId: values.transparencyTypeId,
    surfaceTypeId: values.surfaceTypeId,
    fromOrtonConeId: values.fromOrtonConeId,
    toOrtonConeId: values.toOrtonConeId,
    atmospheres: [...atmospheres],
    kilnScheduleId: values.kilnSchedule?.id ?? null,
    waterAmount: plainDigits(values.waterAmount),
    specificGravity: plainDigits(values.specificGravity),
    materialStateId: values.materialStateId,
    tags: readTags(values.tags),
    countryId: values.countryId,
    revisionParentId: values.revisionParent?.id ?? null,
  }
}

/** A number as machines write it, and what is none as it is: the API says what is wrong with it. */
function plainDigits(text: string): string {
  const read = parseDecimal(text)
  return read.ok ? String(read.value) : text.trim()
}

export type MetadataBody = ReturnType<typeof bodyOf>

/** What belongs together is sent together. */
const TOGETHER: readonly (readonly (keyof MetadataBody)[])[] = [
  ['translations', 'default_locale'],
  ['baseTypeId', 'materialTypeId'],
  ['fromOrtonConeId', 'toOrtonConeId'],
]

/**
 * Only what differs from an item: what someone else has changed meanwhile stays as they left it.
 * A type that the form brought where the item had none counts as chosen.
 */
export function changedBody(item: DescribedItem, values: MetadataValues): Partial<MetadataBody> {
  const after = bodyOf(values)
  const before = { ...bodyOf(valuesOf(item, String)), baseTypeId: item.baseTypeId }
  const keys = Object.keys(after) as (keyof MetadataBody)[] // the keys of a body
  const differs = (key: keyof MetadataBody) =>
    JSON.stringify(after[key]) !== JSON.stringify(before[key])
  const changed = keys.filter(
    (key) => differs(key) || TOGETHER.some((group) => group.includes(key) && group.some(differs)),
  )
  return Object.fromEntries(changed.map((key) => [key, after[key]]))
}

/** What of the changes is one: values that were changed and changed back are none. */
export function realChanges(before: MetadataValues, changes: MetadataChanges): MetadataChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([key, value]) =>
        JSON.stringify(value) !== JSON.stringify(before[key as keyof MetadataValues]), // a key of the changes
    ),
  )
}
