import { readAmount } from '../record/commas.ts'
import type { FoundMaterial } from '../record/document.ts'
import { analysisOfFormula } from './glazechem-formula.ts'
import { groupByKey, joinBars, readFields } from './glazechem-lines.ts'
import type { Field } from './glazechem-lines.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { aboutOf } from './read-glazechem-recipes.ts'
import {
  createMaterialDraft,
  finishMaterial,
  keepExtra,
  setDate,
  setType,
} from '../record/record-draft.ts'
import type { FoundMaterialDraft } from '../record/record-draft.ts'

/** Reads GlazeChem materials (`.mat`). */
export function readGlazeChemMaterials(
  text: string,
  problems: ProblemList,
): { about: Record<string, string>; materials: FoundMaterial[] } {
  const file = readFields(text, problems)
  const materials = file.records.map((fields, index) => {
    const draft = createMaterialDraft(fields[0]?.line ?? 1)
    const groups = groupByKey(fields)
    for (const field of fields) {
      if (!BAR_KEYS.has(field.key)) readField(draft, field, problems)
    }
    const description = joinBars(groups.get('note') ?? [])
    if (description !== '') draft.description = description
    keepExtra(draft, 'annote', joinBars(groups.get('annote') ?? []))
    keepExtra(draft, 'haznote', joinBars(groups.get('haznote') ?? []))
    return finishMaterial(draft, index + 1, problems)
  })
  return { about: aboutOf(file), materials }
}

/** Fields that may be repeated, each line with a bar in front of its text. */
const BAR_KEYS: ReadonlySet<string> = new Set(['annote', 'haznote', 'note'])

function readField(draft: FoundMaterialDraft, field: Field, problems: ProblemList) {
  const { key, value, line } = field
  if (value === '') return
  switch (key) {
    case 'name':
      draft.name = value
      return
    case 'date':
      return setDate(draft, 'date', { text: value, key, line }, problems)
    case 'aka':
      draft.otherNames.push(value)
      return
    case 'type':
      return value === 'new' ? undefined : setType(draft, value)
    case 'mapto':
      draft.parentName = value
      return
    case 'formula': {
      draft.formula = value
      return Object.assign(draft, analysisOfFormula(value, line, problems))
    }
    case 'density':
    case 'costperlb':
      return readNumber(draft, field, problems)
    default:
      keepExtra(draft, key, value)
  }
}

/** Density and cost; 0 means unknown there. */
function readNumber(draft: FoundMaterialDraft, { key, value, line }: Field, problems: ProblemList) {
  const number = readAmount({ name: key, text: value, line }, problems)
  if (!number.ok) {
    problems.add(line, 'notANumber', { key, text: value })
    return keepExtra(draft, key, value)
  }
  if (number.value === 0) return
  if (key === 'density') draft.density = number.value
  else draft.cost = number.value
}
