import Papa from 'papaparse'
import { findCone, formatConeRange } from '@glazy/ceramics/firing/cones'
import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import { MATERIAL_STATES, SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { findMaterialType, fullName } from '@glazy/ceramics/lookups/material-types'
import { EXTRA_HEADING } from './csv-columns.ts'
import { neutralCell, writeIngredientsCell } from './csv-cells.ts'
import type { FoundMaterial, FoundRecipe } from '../record/document.ts'
import { atmosphereNames, lookupName } from '../record/lookup-fields.ts'
import { plainAmount } from '../record/write-number.ts'
import { CHEMISTRY_HEADINGS, chemistryCells } from './write-csv-chemistry.ts'

type Item = FoundRecipe | FoundMaterial

/** A column: its heading and the cell of an item; empty where nothing is known. */
type Column = readonly [heading: string, cell: (item: Item) => string | undefined]

/** Columns of Glazy's public CSV in front of the chemistry. */
const LEADING_COLUMNS: readonly Column[] = [
  ['id', (item) => item.id?.toString()],
  ['name', (item) => neutralCell(item.name)],
  ['created_by_user_id', (item) => item.authorId?.toString()],
  ['material_type_id', (item) => item.typeId?.toString()],
  ['material_type', (item) => findMaterialType(item.typeId ?? 0)?.name],
  ['material_type_concatenated', (item) => some(typeBelowBase(item))],
  ['material_state_id', (item) => item.stateId?.toString()],
  ['material_state', (item) => lookupName(MATERIAL_STATES, item.stateId)],
  ['rgb_r', (item) => some(item.extra.rgb_r)],
  ['rgb_g', (item) => some(item.extra.rgb_g)],
  ['rgb_b', (item) => some(item.extra.rgb_b)],
  ['surface_type', (item) => lookupName(SURFACES, item.surfaceId)],
  ['transparency_type', (item) => lookupName(TRANSPARENCIES, item.transparencyId)],
  ['from_orton_cone', (item) => findCone(item.fromConeId ?? 0)?.text],
  ['to_orton_cone', (item) => findCone(item.toConeId ?? 0)?.text],
  ['is_analysis', (item) => flag('kind' in item && item.kind === 'analysis')],
  ['is_primitive', (item) => flag('kind' in item && item.kind === 'primitive')],
  ['is_theoretical', (item) => some(item.extra.is_theoretical) ?? '0'],
  ['is_private', (item) => some(item.extra.is_private) ?? '0'],
]

/** Columns of ours behind the chemistry, for what the public CSV leaves out. */
const TRAILING_COLUMNS: readonly Column[] = [
  ['cone', (item) => some(item.coneText ?? formatConeRange(item.fromConeId, item.toConeId))],
  ['other_names', (item) => some(item.otherNames.join('\n'))],
  ['parent_id', (item) => item.parentId?.toString()],
  ['parent_name', (item) => some(item.parentName)],
  ['country', (item) => lookupName(COUNTRIES, item.countryId)],
  ['atmospheres', (item) => some(atmospheresOf(item))],
  ['created_by', (item) => some(item.author)],
  ['date_created', (item) => item.date],
  ['date_modified', (item) => item.dateModified],
  ['source', (item) => some(item.extra.source)],
  ['description', (item) => some(item.description)],
  ['specific_gravity', (item) => number(item.specificGravity)],
  ['water_amount', (item) => number(item.waterAmount)],
  ['tags', (item) => some(item.tags?.join(', '))],
  ['formula', (item) => ('kind' in item ? some(item.formula) : undefined)],
  ['unity_type', (item) => ('kind' in item ? item.unityType : undefined)],
  ['density', (item) => number('kind' in item ? item.density : undefined)],
  ['cost', (item) => number('kind' in item ? item.cost : undefined)],
  ['ingredients', (item) => ('kind' in item ? undefined : ingredientsOf(item))],
  ['ingredient_ids', (item) => ('kind' in item ? undefined : ingredientIdsOf(item))],
]

/** Extra fields that have a column of their own above. */
const EXTRA_WITH_COLUMN: ReadonlySet<string> = new Set([
  'rgb_r',
  'rgb_g',
  'rgb_b',
  'is_theoretical',
  'is_private',
  'atmospheres',
  'source',
])

/**
 * Writes recipes, materials and analyses as Glazy CSV, with an empty last column as there. Texts
 * that a spreadsheet would run as a formula get an apostrophe in front.
 */
export function writeCsv(items: readonly Item[]): string {
  const extraKeys = [...new Set(items.flatMap((item) => Object.keys(item.extra)))].filter(
    (key) => !EXTRA_WITH_COLUMN.has(key),
  )
  const header = [
    ...LEADING_COLUMNS.map(([heading]) => heading),
    ...CHEMISTRY_HEADINGS,
    ...TRAILING_COLUMNS.map(([heading]) => heading),
    ...extraKeys.map((key) => EXTRA_HEADING + key),
    '',
  ]
  const rows = items.map((item) => [
    ...LEADING_COLUMNS.map(([, cell]) => cell(item) ?? ''),
    ...chemistryCells(item),
    ...TRAILING_COLUMNS.map(([, cell]) => cell(item) ?? ''),
    ...extraKeys.map((key) => some(item.extra[key]) ?? ''),
    '',
  ])
  return `${Papa.unparse([header, ...rows])}\r\n`
}

function some(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : neutralCell(text)
}

function flag(isSet: boolean): string {
  return isSet ? '1' : '0'
}

function number(value: number | undefined): string | undefined {
  return value === undefined ? undefined : plainAmount(value)
}

/** `Iron - Celadon - Blue` of `Glaze - Iron - Celadon - Blue`; other names as they are. */
function typeBelowBase({ typeId, typeName }: Item): string {
  const type = findMaterialType(typeId ?? 0)
  if (!type) return typeName ?? ''
  const base = fullName(type.baseTypeId)
  return type.fullName.startsWith(`${base} - `) ? type.fullName.slice(base.length + 3) : ''
}

function atmospheresOf({ atmosphereIds, extra }: Item): string {
  const names = atmosphereNames(atmosphereIds)
  return extra.atmospheres ?? names.join(', ')
}

function ingredientsOf({ components }: FoundRecipe): string | undefined {
  return some(writeIngredientsCell(components))
}

function ingredientIdsOf({ components }: FoundRecipe): string | undefined {
  const ids = components.map(({ id }) => id?.toString() ?? '')
  return ids.some((id) => id !== '') ? ids.join('; ') : undefined
}
