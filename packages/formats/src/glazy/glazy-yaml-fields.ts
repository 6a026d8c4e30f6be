import { OXIDES, parseOxide } from '@glazy/ceramics/chemistry/oxides'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { readTags } from '@glazy/ceramics/lookups/tags'
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
} from '../record/record-draft.ts'
import type { RecipeDraft, RecordDraft } from '../record/record-draft.ts'
import { parseId } from '../record/record-id.ts'
import { nodeText } from '../yaml/yaml-node.ts'
import type { YamlNode } from '../yaml/yaml-node.ts'

/** A field of a YAML record. */
export interface YamlField {
  readonly key: string
  readonly node: YamlNode
}

/** Reads a field that every kind of item has; false when it is none of those. */
export function readYamlShared(
  draft: RecordDraft,
  { key, node }: YamlField,
  problems: ProblemList,
): boolean {
  const text = nodeText(node)
  switch (key) {
    case 'ID':
      setId(draft, 'id', { key, node }, problems)
      return true
    case 'Parent ID':
      setId(draft, 'parentId', { key, node }, problems)
      return true
    case 'Parent Name':
      draft.parentName = text
      return true
    case 'Copied From ID':
      setId(draft, 'copiedFromId', { key, node }, problems)
      return true
    case 'Copied From Name':
      draft.copiedFromName = text
      return true
    case 'Name':
      draft.name = text.trim()
      return true
    case 'Other Names':
      draft.otherNames = node.kind === 'list' ? node.items.map(nodeText) : text === '' ? [] : [text]
      return true
    case 'Created By':
      readAuthor(draft, node, problems)
      return true
    case 'Date Created':
    case 'Date Modified': {
      const fieldName = key === 'Date Created' ? 'date' : 'dateModified'
      setDate(draft, fieldName, { text, key, line: node.line }, problems)
      return true
    }
    case 'State':
      draft.stateId = parseState(text)
      if (draft.stateId === undefined) keepExtra(draft, key, text)
      return true
    case 'Country':
      draft.countryId = parseCountry(text)
      if (draft.countryId === undefined) keepExtra(draft, key, text)
      return true
    case 'Specific Gravity':
      setFigure(draft, 'specificGravity', text, key)
      return true
    case 'Water Amount':
      setFigure(draft, 'waterAmount', text, key)
      return true
    case 'Tags':
      draft.tags = readTags(node.kind === 'list' ? node.items.map(nodeText).join(',') : text)
      return true
    case 'Description':
      if (text.trim() !== '') draft.description = text
      return true
    case 'Source':
      keepExtra(draft, 'source', text)
      return true
    case 'Percent Analysis':
      readYamlAnalysis(draft, { key, node }, problems)
      return true
    default:
      return readYamlFiring(draft, { key, node }, problems)
  }
}

function readYamlFiring(
  draft: RecordDraft,
  { key, node }: YamlField,
  problems: ProblemList,
): boolean {
  const text = nodeText(node)
  switch (key) {
    case 'Subtype':
      setType(draft, text)
      return true
    case 'Cone':
      setCone(draft, text, node.line, problems)
      return true
    case 'Surface':
      setSurface(draft, text, key)
      return true
    case 'Transparency':
      setTransparency(draft, text, key)
      return true
    case 'Atmospheres':
      for (const item of node.kind === 'list' ? node.items : [node]) {
        setAtmospheres(draft, nodeText(item), key)
      }
      return true
    default:
      return false
  }
}

function setId(
  draft: RecordDraft,
  name: 'id' | 'parentId' | 'copiedFromId' | 'authorId',
  { key, node }: YamlField,
  problems: ProblemList,
) {
  const text = nodeText(node)
  const id = parseId(text)
  if (id !== undefined) {
    draft[name] = id
    return
  }
  if (text === '') return
  keepExtra(draft, key, text)
  problems.add(node.line, 'notAWholeNumber', { key, text })
}

function readAuthor(draft: RecordDraft, node: YamlNode, problems: ProblemList) {
  if (node.kind !== 'map') {
    const name = nodeText(node)
    if (name !== '') draft.author = name
    return
  }
  for (const [key, value] of node.entries) {
    if (key === 'Name') draft.author = nodeText(value)
    else if (key === 'ID')
      setId(draft, 'authorId', { key: 'Created By: ID', node: value }, problems)
    else keepExtra(draft, `Created By: ${key}`, nodeText(value))
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
  const percent: Partial<Record<Oxide, number>> = {}
  for (const oxide of OXIDES) {
    const value = found.get(oxide)
    if (value !== undefined) percent[oxide] = value
  }
  draft.percent = percent
}
