import type { FoundMaterial, FoundRecipe } from '../record/document.ts'
import { readYamlField, readYamlIngredients } from './glazy-yaml-fields.ts'
import type { YamlField } from './glazy-yaml-fields.ts'
import type { ProblemList } from '../record/problem-list.ts'
import {
  createMaterialDraft,
  createRecipeDraft,
  finishMaterial,
  finishRecipe,
  keepExtra,
} from '../record/record-draft.ts'
import type { FoundMaterialDraft, RecipeDraft } from '../record/record-draft.ts'
import { nodeText } from '../yaml/yaml-node.ts'
import type { YamlMap } from '../yaml/yaml-node.ts'
import { yamlRecords } from '../yaml/yaml-records.ts'

/** Reads Glazy's YAML: the public dump, a user's own data or a single exported item. */
export function readGlazyYaml(text: string, problems: ProblemList): GlazyContent {
  return readGlazyRecords(yamlRecords(text, problems), problems)
}

export interface GlazyContent {
  readonly recipes: FoundRecipe[]
  readonly materials: FoundMaterial[]
}

/** Reads records in the words of Glazy's YAML, from wherever they come. */
export function readGlazyRecords(records: Iterable<YamlMap>, problems: ProblemList): GlazyContent {
  const recipes: FoundRecipe[] = []
  const materials: FoundMaterial[] = []
  for (const record of records) {
    const node = record.entries.get('Type')
    const type = node && nodeText(node).toLowerCase()
    const isRecipe = type === 'recipe' || (type === undefined && record.entries.has('Ingredients'))
    if (isRecipe) recipes.push(readRecipe(record, recipes.length + 1, problems))
    else materials.push(readMaterial(record, type, materials.length + 1, problems))
  }
  return { recipes, materials }
}

function readRecipe(record: YamlMap, place: number, problems: ProblemList): FoundRecipe {
  const draft = createRecipeDraft(record.line)
  for (const [key, node] of record.entries) readRecipeField(draft, { key, node }, problems)
  return finishRecipe(draft, place, problems)
}

function readRecipeField(draft: RecipeDraft, field: YamlField, problems: ProblemList) {
  if (field.key === 'Type') return
  if (field.key === 'Ingredients') readYamlIngredients(draft, field, problems)
  else readYamlField(draft, field, problems)
}

function readMaterial(
  record: YamlMap,
  type: string | undefined,
  place: number,
  problems: ProblemList,
): FoundMaterial {
  const draft = createMaterialDraft(record.line)
  if (type === 'analysis') draft.kind = 'analysis'
  for (const [key, node] of record.entries) readMaterialField(draft, { key, node }, problems)
  return finishMaterial(draft, place, problems)
}

function readMaterialField(draft: FoundMaterialDraft, field: YamlField, problems: ProblemList) {
  if (field.key !== 'Type') return readYamlField(draft, field, problems)
  const text = nodeText(field.node)
  if (!/^(?:material|primitive|analysis)$/i.test(text)) keepExtra(draft, field.key, text)
}
