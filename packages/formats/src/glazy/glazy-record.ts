import { formatConeRange } from '@glazy/ceramics/firing/cones'
import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import { MATERIAL_STATES, SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { fullName } from '@glazy/ceramics/lookups/material-types'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { FoundComponent, FoundMaterial, FoundRecipe } from '../record/document.ts'
import { atmosphereNames, lookupName } from '../record/lookup-fields.ts'
import { plainDecimal } from '../record/write-number.ts'

/** A line of a recipe in the words of Glazy's YAML. */
export type GlazyIngredient = Readonly<Record<string, string | number | boolean>>

/** A value of a field: a text or a number, names, named values, or the lines of a recipe. */
export type GlazyValue =
  | string
  | number
  | readonly string[]
  | Readonly<Record<string, string | number>>
  | readonly GlazyIngredient[]

/** An item as a record of Glazy's YAML, or of JSON with the same fields in the same order. */
export type GlazyRecord = Readonly<Record<string, GlazyValue>>

/** Decimals of an analysis in percent, finer than any laboratory's. */
const ANALYSIS_DECIMALS = 4

/**
 * An item in the words of Glazy's YAML. Fields that are not known are absent.
 *
 * @param analysisDecimals decimals of the percent analysis
 */
export function glazyRecord(
  item: FoundRecipe | FoundMaterial,
  analysisDecimals = ANALYSIS_DECIMALS,
): GlazyRecord {
  const extra = new Map(Object.entries(item.extra))
  extra.delete('source')
  const record = new Map<string, GlazyValue>()
  for (const [key, value] of fieldsOf(item)) {
    if (value === undefined || (value === '' && key !== 'Name')) continue
    const isKeptAsText = TEXT_KEYS.has(key) && extra.has(key)
    if (isKeptAsText) continue
    record.set(key, value)
    if (extra.has(key)) {
      extra.set(`${key} (extra)`, extra.get(key) ?? '')
      extra.delete(key)
    }
  }
  for (const [key, text] of extra) record.set(key, text)
  if ('components' in item && item.components.length > 0) {
    record.set('Ingredients', item.components.map(ingredientOf))
  }
  const analysis = analysisOf(item, analysisDecimals)
  if (analysis !== undefined) record.set('Percent Analysis', analysis)
  return Object.fromEntries(record)
}

/** Fields whose whole text is kept among the extra ones where it was not wholly understood. */
const TEXT_KEYS: ReadonlySet<string> = new Set([
  'Atmospheres',
  'Date Created',
  'Date Modified',
  'Type',
])

function* fieldsOf(
  item: FoundRecipe | FoundMaterial,
): Generator<readonly [key: string, value: GlazyValue | undefined]> {
  const atmospheres = atmosphereNames(item.atmosphereIds)
  yield ['ID', item.id]
  yield ['Parent ID', item.parentId]
  yield ['Parent Name', item.parentName]
  yield ['Copied From ID', item.copiedFromId]
  yield ['Copied From Name', item.copiedFromName]
  yield ['Name', item.name]
  yield ['Other Names', oneOrMore(item.otherNames)]
  yield ['Created By', authorOf(item)]
  yield ['Date Created', item.date]
  yield ['Date Modified', item.dateModified]
  yield ['Type', typeOf(item)]
  yield ['State', lookupName(MATERIAL_STATES, item.stateId)]
  yield ['Subtype', item.typeName ?? fullName(item.typeId ?? 0)]
  yield ['Cone', item.coneText ?? formatConeRange(item.fromConeId, item.toConeId)]
  yield ['Surface', lookupName(SURFACES, item.surfaceId)]
  yield ['Transparency', lookupName(TRANSPARENCIES, item.transparencyId)]
  yield ['Atmospheres', atmospheres.length > 0 ? atmospheres : undefined]
  yield ['Country', lookupName(COUNTRIES, item.countryId)]
  yield ['Specific Gravity', item.specificGravity]
  yield ['Water Amount', item.waterAmount]
  yield ['Tags', item.tags && oneOrMore(item.tags)]
  yield ['Kiln Schedule', item.kilnScheduleId]
  yield ['Language', item.language]
  yield ['Description', item.description]
  yield ['Source', item.extra.source]
  if (!('kind' in item)) return
  yield ['Formula', item.formula]
  yield ['Unity Type', item.unityType]
  yield ['Density', item.density]
  yield ['Cost', item.cost]
}

function typeOf(item: FoundRecipe | FoundMaterial): string {
  if (!('kind' in item)) return 'Recipe'
  return item.kind === 'analysis' ? 'Analysis' : 'Material'
}

function oneOrMore(names: readonly string[]): GlazyValue | undefined {
  return names.length > 1 ? names : names[0]
}

function authorOf({ author, authorId }: FoundRecipe | FoundMaterial): GlazyValue | undefined {
  if (author === undefined && authorId === undefined) return undefined
  return {
    ...(author !== undefined && { Name: author }),
    ...(authorId !== undefined && { ID: authorId }),
  }
}

function ingredientOf({ id, name, amount, isAdditional }: FoundComponent): GlazyIngredient {
  return {
    ...(id !== undefined && { ID: id }),
    Name: name,
    Percentage: amount,
    ...(isAdditional && { Additional: true }),
  }
}

/** Oxides above 0 in table order, the loss on ignition last. */
function analysisOf(
  { percent, loi }: FoundRecipe | FoundMaterial,
  decimals: number,
): Readonly<Record<string, number>> | undefined {
  if (percent === undefined && loi === undefined) return undefined
  const rounded = (value: number) => Number(plainDecimal(value, decimals))
  const oxides = OXIDES.map((oxide) => [oxide, rounded(percent?.[oxide] ?? 0)] as const)
  const present = oxides.filter(([, value]) => value !== 0)
  return { ...Object.fromEntries(present), LOI: rounded(loi ?? 0) }
}
