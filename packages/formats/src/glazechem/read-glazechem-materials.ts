import type { FoundMaterial } from '../record/document.ts'
import { analysisOfFormula } from './glazechem-formula.ts'
import { readBars, readFields } from './glazechem-lines.ts'
import type { Field } from './glazechem-lines.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { aboutOf } from './read-glazechem-recipes.ts'
import { type FieldMeanings, readField } from '../record/read-field.ts'
import { createMaterialDraft, finishMaterial } from '../record/record-draft.ts'
import type { FoundMaterialDraft } from '../record/record-draft.ts'

/** Reads GlazeChem materials (`.mat`). */
export function readGlazeChemMaterials(
  text: string,
  problems: ProblemList,
): { about: Record<string, string>; materials: FoundMaterial[] } {
  const file = readFields(text, problems)
  const materials = file.records.map((fields, index) => {
    const draft = createMaterialDraft(fields[0]?.line ?? 1)
    for (const field of fields) {
      if (!BAR_KEYS.has(field.key)) readSingleField(draft, field, problems)
    }
    readBars(draft, fields, BAR_KEYS)
    return finishMaterial(draft, index + 1, problems)
  })
  return { about: aboutOf(file), materials }
}

/** Fields that may be repeated, each line with a bar in front of its text. */
const BAR_KEYS: ReadonlySet<string> = new Set(['annote', 'haznote', 'note'])

const MEANINGS: FieldMeanings = new Map([
  ['name', 'name'],
  ['date', 'date'],
  ['type', 'type'],
  ['mapto', 'parentName'],
  ['density', 'density'],
  ['costperlb', 'cost'],
])

function readSingleField(draft: FoundMaterialDraft, field: Field, problems: ProblemList) {
  const { key, value, line } = field
  if (value === '' || (key === 'type' && value === 'new')) return
  if (key === 'aka') draft.otherNames.push(value)
  else if (key === 'formula') {
    draft.formula = value
    Object.assign(draft, analysisOfFormula(value, line, problems))
  } else readField(draft, MEANINGS.get(key), { key, text: value, line }, problems)
  // 0 means unknown there.
  if (draft.density === 0) delete draft.density
  if (draft.cost === 0) delete draft.cost
}
