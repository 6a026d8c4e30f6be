import { parseOxide } from '@glazy/ceramics/chemistry/oxides'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { oxideAmounts } from '../record/oxide-amounts.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { type FieldMeanings, readField } from '../record/read-field.ts'
import { addIngredient, keepExtra } from '../record/record-draft.ts'
import type { RecipeDraft, RecordDraft } from '../record/record-draft.ts'
import { parseId } from '../record/record-id.ts'
import { nodeText } from '../yaml/yaml-node.ts'
import type { YamlNode } from '../yaml/yaml-node.ts'

/** A field of a YAML record. */
export interface YamlField {
  readonly key: string
  readonly node: YamlNode
}

/** Fields whose text is read by itself. */
const MEANINGS: FieldMeanings = new Map([
  ['ID', 'id'],
  ['Parent ID', 'parentId'],
  ['Parent Name', 'parentName'],
  ['Copied From ID', 'copiedFromId'],
  ['Copied From Name', 'copiedFromName'],
  ['Name', 'name'],
  ['Date Created', 'date'],
  ['Date Modified', 'dateModified'],
  ['State', 'state'],
  ['Subtype', 'type'],
  ['Cone', 'cone'],
  ['Surface', 'surface'],
  ['Transparency', 'transparency'],
  ['Atmospheres', 'atmospheres'],
  ['Country', 'country'],
  ['Specific Gravity', 'specificGravity'],
  ['Water Amount', 'waterAmount'],
  ['Tags', 'tags'],
  ['Kiln Schedule', 'kilnScheduleId'],
  ['Language', 'language'],
  ['Description', 'description'],
  ['Source', 'source'],
  ['Formula', 'formula'],
  ['Unity Type', 'unityType'],
  ['Density', 'density'],
  ['Cost', 'cost'],
])

/** Reads a field of an item; what the product has no place for is kept. */
export function readYamlField(draft: RecordDraft, { key, node }: YamlField, problems: ProblemList) {
  const { line } = node
  const read = (text: string) => readField(draft, MEANINGS.get(key), { key, text, line }, problems)
  switch (key) {
    case 'Other Names':
      draft.otherNames = nodeText(node) === '' ? [] : textsOf(node)
      return
    case 'Created By':
      return readAuthor(draft, node, problems)
    case 'Tags':
      return read(textsOf(node).join(','))
    case 'Atmospheres':
      return textsOf(node).forEach(read)
    case 'Percent Analysis':
      return readYamlAnalysis(draft, { key, node }, problems)
    default:
      return read(nodeText(node))
  }
}

/** The texts of a list, or the one that stands in place of a list. */
function textsOf(node: YamlNode): string[] {
  return (node.kind === 'list' ? node.items : [node]).map(nodeText)
}

function readAuthor(draft: RecordDraft, node: YamlNode, problems: ProblemList) {
  if (node.kind !== 'map') {
    const name = nodeText(node)
    if (name !== '') draft.author = name
    return
  }
  for (const [name, value] of node.entries) {
    const key = `Created By: ${name}`
    const text = nodeText(value)
    if (name === 'Name') draft.author = text
    else if (name === 'ID') {
      readField(draft, 'authorId', { key, text, line: value.line }, problems)
    } else keepExtra(draft, key, text)
  }
}

/** Reads the ingredients of a recipe. */
export function readYamlIngredients(draft: RecipeDraft, field: YamlField, problems: ProblemList) {
  const { node } = field
  if (node.kind !== 'list') {
    const text = nodeText(node)
    if (text === '') return
    keepExtra(draft, field.key, text)
    problems.add(node.line, 'notList', { key: field.key })
    return
  }
  for (const item of node.items) {
    if (item.kind !== 'map') {
      problems.add(item.line, 'notARecord', { key: field.key })
      draft.ingredientCount += 1
      continue
    }
    const { ID, Name, Percentage, Additional, ...rest } = Object.fromEntries(
      [...item.entries].map(([key, value]) => [key, nodeText(value)]),
    )
    const id = parseId(ID ?? '')
    const name = Name ?? ''
    const isAdditional = /^(?:true|yes|1)$/i.test(Additional ?? '')
    const ingredient = { name, id, amount: Percentage ?? '', isAdditional, line: item.line }
    addIngredient(draft, ingredient, problems)
    for (const [key, text] of Object.entries(rest)) {
      keepExtra(draft, `Ingredients: ${key}`, `${name}: ${text}`)
    }
  }
}

/** Oxides beyond the table are kept as text and reported. */
function readYamlAnalysis(draft: RecordDraft, { key, node }: YamlField, problems: ProblemList) {
  if (node.kind !== 'map') return keepExtra(draft, key, nodeText(node))
  const found = new Map<Oxide, number>()
  for (const [symbol, value] of node.entries) {
    const text = nodeText(value)
    // Nothing holds a thousand percent of an oxide.
    const number = parseDecimal(text, 'decimal')
    const oxide = parseOxide(symbol)
    if (number.ok && symbol.toUpperCase() === 'LOI') draft.loi = number.value
    else if (number.ok && oxide) found.set(oxide, number.value)
    else if (text !== '') {
      keepExtra(draft, `${key}: ${symbol}`, text)
      if (number.ok) problems.add(value.line, 'unknownOxide', { text: symbol, amount: text })
      else problems.add(value.line, 'notANumber', { key: symbol, text })
    }
  }
  draft.percent = oxideAmounts(found)
}
