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

type ReadCell = (draft: RecordDraft, field: CsvField, problems: ProblemList) => void

/** Reads a cell into the record; what the product has no place for is kept. */
export function readCsvField(draft: RecordDraft, field: CsvField, problems: ProblemList) {
  const read = CELLS.get(field.key) ?? readAsMeant
  read(draft, field, problems)
}

/** Columns whose cells mean what a field of an item does in other formats, too. */
const FIELD_MEANINGS: FieldMeanings = new Map([
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

/** Columns whose cells are read with others of their row, or as only this format writes them. */
const CELLS: ReadonlyMap<string, ReadCell> = new Map<string, ReadCell>([
  ['is_analysis', readWithRow],
  ['is_primitive', readWithRow],
  ['ingredients', readWithRow],
  ['ingredient_ids', readWithRow],
  ['is_theoretical', keepUnlessZero],
  ['is_private', keepUnlessZero],
  ['other_names', readOtherNames],
  ['material_type_id', readTypeId],
  ['material_type_concatenated', readTypeName],
  ['material_type', readTypeName],
  ['material_state_id', readStateId],
  ['material_state', readStateName],
  ['surface_type', readIdOrName(SURFACES)],
  ['transparency_type', readIdOrName(TRANSPARENCIES)],
  ['from_orton_cone', readCone],
  ['from_orton_cone_id', readCone],
  ['to_orton_cone', readCone],
  ['to_orton_cone_id', readCone],
])

/** Names of all columns that say something of an item besides its oxides. */
export const CSV_FIELDS: ReadonlySet<string> = new Set([...FIELD_MEANINGS.keys(), ...CELLS.keys()])

function readAsMeant(draft: RecordDraft, field: CsvField, problems: ProblemList) {
  readField(draft, FIELD_MEANINGS.get(field.key), field, problems)
}

/** For columns that are read where the row is read as a whole. */
function readWithRow() {}

function keepUnlessZero(draft: RecordDraft, { key, text }: CsvField) {
  if (text !== '0') keepExtra(draft, key, text)
}

function readOtherNames(draft: RecordDraft, { text }: CsvField) {
  draft.otherNames = text.split('\n')
}

function readTypeId(draft: RecordDraft, { key, text }: CsvField) {
  const type = findMaterialType(parseId(text) ?? 0)
  if (!type) return keepExtra(draft, key, text)
  draft.typeId = type.id
  draft.typeName = type.fullName
}

/** Where the id says nothing; the whole name of a type comes before its short one. */
function readTypeName(draft: RecordDraft, field: CsvField, problems: ProblemList) {
  const { key, row } = field
  const isSecond = key === 'material_type' && row.has('material_type_concatenated')
  if (draft.typeId === undefined && !isSecond) readAsMeant(draft, field, problems)
}

function readStateId(draft: RecordDraft, { key, text }: CsvField) {
  draft.stateId ??= findById(MATERIAL_STATES, parseId(text) ?? 0)?.id
  if (draft.stateId === undefined) keepExtra(draft, key, text)
}

/** Where the id says nothing. */
function readStateName(draft: RecordDraft, field: CsvField, problems: ProblemList) {
  if (draft.stateId === undefined) readAsMeant(draft, field, problems)
}

/** Of columns that hold the id of an entry of a table, or its name. */
function readIdOrName(table: Parameters<typeof findById>[0]): ReadCell {
  return (draft, field, problems) => {
    const name = findById(table, parseId(field.text) ?? 0)?.name
    readAsMeant(draft, { ...field, text: name ?? field.text }, problems)
  }
}

/** The first of the columns of a cone reads all of them. */
function readCone(draft: RecordDraft, { key, row, line }: CsvField, problems: ProblemList) {
  if (draft.coneText !== undefined) return
  readField(draft, 'cone', { key, text: coneTextOf(row), line }, problems)
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
