import { findCone, formatConeRange } from '@glazy/ceramics/firing/cones'
import { type AmountText, readAmount } from '../record/commas.ts'
import {
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
  findById,
} from '@glazy/ceramics/lookups/lookups'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { readTags } from '@glazy/ceramics/lookups/tags'
import { parseIngredientsCell } from './csv-cells.ts'
import { parseCountry, parseState } from '../record/lookup-fields.ts'
import type { ProblemList } from '../record/problem-list.ts'
import {
  addIngredient,
  keepExtra,
  setAtmospheres,
  setCone,
  setDate,
  setFigure,
  setSurface,
  setTransparency,
  setType,
  setUnityType,
} from '../record/record-draft.ts'
import type { RecipeDraft, RecordDraft } from '../record/record-draft.ts'
import { parseId } from '../record/record-id.ts'

/** A cell of a column with a meaning, with the rest of its row. */
export interface CsvField {
  readonly name: string
  readonly text: string
  readonly row: ReadonlyMap<string, string>
  readonly line: number
}

/** Reads a cell into the record; false when the product has no place for it. */
export function readCsvField(draft: RecordDraft, field: CsvField, problems: ProblemList): boolean {
  const { name, text, line } = field
  switch (name) {
    case 'name':
      draft.name = text.trim()
      return true
    case 'other_names':
      draft.otherNames = text.split('\n')
      return true
    case 'parent_name':
      draft.parentName = text
      return true
    case 'created_by':
      draft.author = text
      return true
    case 'id':
      return setNumber(draft, 'id', field, problems)
    case 'parent_id':
      return setNumber(draft, 'parentId', field, problems)
    case 'created_by_user_id':
      return setNumber(draft, 'authorId', field, problems)
    case 'density':
    case 'cost':
      return 'kind' in draft && setNumber(draft, name, field, problems)
    case 'formula':
      if (!('kind' in draft)) return false
      draft.formula = text
      return true
    case 'unity_type':
      if (!('kind' in draft)) return false
      setUnityType(draft, text, name)
      return true
    case 'specific_gravity':
      setFigure(draft, 'specificGravity', text, name)
      return true
    case 'water_amount':
      setFigure(draft, 'waterAmount', text, name)
      return true
    case 'tags':
      draft.tags = readTags(text)
      return true
    case 'description':
      draft.description = text
      return true
    case 'source':
      keepExtra(draft, 'source', text)
      return true
    case 'date_created':
      setDate(draft, 'date', { text, key: name, line }, problems)
      return true
    case 'date_modified':
      setDate(draft, 'dateModified', { text, key: name, line }, problems)
      return true
    case 'is_theoretical':
    case 'is_private':
      return text === '0'
    case 'is_analysis':
    case 'is_primitive':
    case 'ingredients':
    case 'ingredient_ids':
      return true
    default:
      return readClassification(draft, field) || readFiring(draft, field, problems)
  }
}

function setNumber(
  draft: RecordDraft,
  key: 'id' | 'parentId' | 'authorId' | 'density' | 'cost',
  { name, text, line }: CsvField,
  problems: ProblemList,
): boolean {
  const isId = key !== 'density' && key !== 'cost'
  const number = isId ? parseId(text) : figureOf({ name, text, line }, problems)
  if (number !== undefined) {
    Object.assign(draft, { [key]: number })
    return true
  }
  problems.add(line, isId ? 'notAWholeNumber' : 'notANumber', { key: name, text })
  return false
}

function figureOf(text: AmountText, problems: ProblemList): number | undefined {
  const read = readAmount(text, problems)
  return read.ok ? read.value : undefined
}

/** Type, state, country, surface, transparency: by id where one is given, else by name. */
function readClassification(draft: RecordDraft, { name, text, row }: CsvField): boolean {
  const id = parseId(text)
  switch (name) {
    case 'material_type_id': {
      const type = id === undefined ? undefined : findMaterialType(id)
      if (type) Object.assign(draft, { typeId: type.id, typeName: type.fullName })
      return type !== undefined
    }
    case 'material_type_concatenated':
      if (draft.typeId === undefined) setType(draft, text)
      return true
    case 'material_type':
      if (draft.typeId === undefined && !row.has('material_type_concatenated')) setType(draft, text)
      return true
    case 'material_state_id':
      draft.stateId ??= findById(MATERIAL_STATES, id ?? 0)?.id
      return draft.stateId !== undefined
    case 'material_state':
      draft.stateId ??= parseState(text)
      return draft.stateId !== undefined
    case 'country':
      draft.countryId = parseCountry(text)
      return draft.countryId !== undefined
    case 'surface_type':
      setSurface(draft, (id && findById(SURFACES, id)?.name) || text, name)
      return true
    case 'transparency_type':
      setTransparency(draft, (id && findById(TRANSPARENCIES, id)?.name) || text, name)
      return true
    default:
      return false
  }
}

function readFiring(draft: RecordDraft, field: CsvField, problems: ProblemList): boolean {
  const { name, text, row, line } = field
  switch (name) {
    case 'atmospheres':
      setAtmospheres(draft, text, name)
      return true
    case 'cone':
      setCone(draft, text, line, problems)
      return true
    case 'from_orton_cone':
    case 'from_orton_cone_id':
    case 'to_orton_cone':
    case 'to_orton_cone_id':
      if (draft.coneText === undefined) setCone(draft, coneTextOf(row), line, problems)
      return true
    default:
      return false
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
