import { findCone, formatConeRange } from '@glazy/ceramics/firing/cones'
import {
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
  findById,
} from '@glazy/ceramics/lookups/lookups'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { parseIngredientsCell } from './csv-cells.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { type FieldMeanings, type FieldText, readField } from '../record/read-field.ts'
import { addIngredient, keepExtra } from '../record/record-draft.ts'
import type { RecipeDraft, RecordDraft } from '../record/record-draft.ts'
import { parseId } from '../record/record-id.ts'

/** A cell of a column with a meaning, with the rest of its row. */
export interface CsvField extends FieldText {
  readonly row: ReadonlyMap<string, string>
}

/** Columns whose cells are read by themselves. */
export const FIELD_MEANINGS: FieldMeanings = new Map([
  ['id', 'id'],
  ['parent_id', 'parentId'],
  ['parent_name', 'parentName'],
  ['created_by', 'author'],
  ['created_by_user_id', 'authorId'],
  ['name', 'name'],
  ['date_created', 'date'],
  ['date_modified', 'dateModified'],
  ['material_type_concatenated', 'type'],
  ['material_type', 'type'],
  ['material_state', 'state'],
  ['country', 'country'],
  ['cone', 'cone'],
  ['atmospheres', 'atmospheres'],
  ['surface_type', 'surface'],
  ['transparency_type', 'transparency'],
  ['specific_gravity', 'specificGravity'],
  ['water_amount', 'waterAmount'],
  ['tags', 'tags'],
  ['description', 'description'],
  ['formula', 'formula'],
  ['unity_type', 'unityType'],
  ['density', 'density'],
  ['cost', 'cost'],
])

/** Reads a cell into the record; what the product has no place for is kept. */
export function readCsvField(draft: RecordDraft, field: CsvField, problems: ProblemList) {
  const { key, text, row, line } = field
  const read = (meant: string) =>
    readField(draft, FIELD_MEANINGS.get(key), { key, text: meant, line }, problems)
  switch (key) {
    case 'is_analysis':
    case 'is_primitive':
    case 'ingredients':
    case 'ingredient_ids':
      return
    case 'is_theoretical':
    case 'is_private':
      return text === '0' ? undefined : keepExtra(draft, key, text)
    case 'other_names':
      draft.otherNames = text.split('\n')
      return
    case 'material_type_id': {
      const type = findMaterialType(parseId(text) ?? 0)
      if (!type) return keepExtra(draft, key, text)
      draft.typeId = type.id
      draft.typeName = type.fullName
      return
    }
    case 'material_type_concatenated':
      return draft.typeId === undefined ? read(text) : undefined
    case 'material_type':
      if (draft.typeId === undefined && !row.has('material_type_concatenated')) read(text)
      return
    case 'material_state_id':
      draft.stateId ??= findById(MATERIAL_STATES, parseId(text) ?? 0)?.id
      return draft.stateId === undefined ? keepExtra(draft, key, text) : undefined
    case 'material_state':
      return draft.stateId === undefined ? read(text) : undefined
    case 'surface_type':
      return read(findById(SURFACES, parseId(text) ?? 0)?.name ?? text)
    case 'transparency_type':
      return read(findById(TRANSPARENCIES, parseId(text) ?? 0)?.name ?? text)
    case 'from_orton_cone':
    case 'from_orton_cone_id':
    case 'to_orton_cone':
    case 'to_orton_cone_id':
      if (draft.coneText === undefined) {
        readField(draft, 'cone', { key, text: coneTextOf(row), line }, problems)
      }
      return
    default:
      return readField(draft, FIELD_MEANINGS.get(key), field, problems)
  }
}

/** The range of a row, which has its ends in two columns, by name or by id. */
function coneTextOf(row: ReadonlyMap<string, string>): string {
  const byId = (name: string) => findCone(Number(row.get(name)))
  const ends = [
    row.get('from_orton_cone') ?? byId('from_orton_cone_id')?.text,
    row.get('to_orton_cone') ?? byId('to_orton_cone_id')?.text,
  ].filter((end) => end !== undefined)
  const text = row.get('cone') ?? [...new Set(ends)].join(' - ')
  return text === '' ? formatConeRange(null, null) : text
}

/** Reads the ingredients cell of a recipe. */
export function readCsvIngredients(
  draft: RecipeDraft,
  row: ReadonlyMap<string, string>,
  problems: ProblemList,
) {
  const ids = (row.get('ingredient_ids') ?? '').split(';')
  const { line } = draft
  const ingredients = parseIngredientsCell(row.get('ingredients') ?? '')
  for (const [index, ingredient] of ingredients.entries()) {
    const id = parseId(ids[index] ?? '')
    addIngredient(draft, { ...ingredient, id, line }, problems)
  }
  if (ids.length > ingredients.length && row.has('ingredient_ids')) {
    keepExtra(draft, 'ingredient_ids', row.get('ingredient_ids') ?? '')
  }
}
