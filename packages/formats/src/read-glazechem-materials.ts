import { parseDecimal } from '@glazy/ceramics/decimal'
import type { FoundMaterial } from './document.ts'
import { analysisOfFormula } from './glazechem-formula.ts'
import { barText, readFields } from './glazechem-lines.ts'
import type { Field } from './glazechem-lines.ts'
import { quoted } from './problem-list.ts'
import type { ProblemList } from './problem-list.ts'
import { aboutOf } from './read-glazechem-recipes.ts'
import { createMaterialDraft, finishMaterial, keepExtra, setDate, setType } from './record-draft.ts'
import type { MaterialDraft } from './record-draft.ts'

/** Reads GlazeChem materials (`.mat`). */
export function readGlazeChemMaterials(
  text: string,
  problems: ProblemList,
): { about: Record<string, string>; materials: FoundMaterial[] } {
  const file = readFields(text, problems)
  const materials = file.records.map((fields, index) => {
    const draft = createMaterialDraft(fields[0]?.line ?? 1)
    for (const field of fields) readField(draft, field, problems)
    const description = draft.description?.trim()
    if (description) draft.description = description
    else delete draft.description
    return finishMaterial(draft, index + 1, problems)
  })
  return { about: aboutOf(file), materials }
}

function readField(draft: MaterialDraft, field: Field, problems: ProblemList) {
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
    case 'note':
      draft.description =
        draft.description === undefined ? barText(value) : `${draft.description}\n${barText(value)}`
      return
    default:
      keepExtra(draft, key, barText(value))
  }
}

/** Density and cost; 0 means unknown there. */
function readNumber(draft: MaterialDraft, { key, value, line }: Field, problems: ProblemList) {
  const number = parseDecimal(value)
  if (!number.ok) {
    problems.add(line, 'notANumber', `${key}: ${quoted(value)} is not a number; kept as text.`)
    return keepExtra(draft, key, value)
  }
  if (number.value === 0) return
  if (key === 'density') draft.density = number.value
  else draft.cost = number.value
}
