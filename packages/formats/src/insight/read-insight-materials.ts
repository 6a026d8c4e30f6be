import { parseDecimal } from '@glazy/ceramics/decimal'
import { createAnalysisBuilder } from '../record/analysis-builder.ts'
import type { AnalysisBuilder } from '../record/analysis-builder.ts'
import type { FoundMaterial } from '../record/document.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { createMaterialDraft, finishMaterial, keepExtra } from '../record/record-draft.ts'
import type { FoundMaterialDraft } from '../record/record-draft.ts'
import { keepElement, readAttribute } from './insight-record.ts'
import type { XmlNode } from './xml-node.ts'
import { xmlRecords } from './xml-records.ts'
import type { XmlRecord } from './xml-records.ts'

/** A material while its analysis is gathered. */
interface Work {
  readonly draft: FoundMaterialDraft
  readonly analysis: AnalysisBuilder
  /** Loss on ignition of the material's own attribute; volatiles go before it. */
  loiAttribute?: number
  hasVolatiles: boolean
  hasAnalysis: boolean
}

/** Reads materials of Digitalfire Insight; one or any number of `material` elements. */
export function readInsightMaterials(text: string, problems: ProblemList): FoundMaterial[] {
  const materials: FoundMaterial[] = []
  for (const record of xmlRecords(text, 'material', problems)) {
    materials.push(finishMaterial(toDraft(record, problems), materials.length + 1, problems))
  }
  return materials
}

function toDraft({ node, lineOf }: XmlRecord, problems: ProblemList): FoundMaterialDraft {
  const draft = createMaterialDraft(lineOf(node))
  const analysis = createAnalysisBuilder()
  const work: Work = { draft, analysis, hasVolatiles: false, hasAnalysis: false }
  for (const [key, value] of Object.entries(node.attributes)) {
    if (value.trim() === '') continue
    if (key === 'descrip') draft.description = value.trim()
    else if (key === 'loi') work.loiAttribute = readNumber(work, key, value, draft.line, problems)
    else readAttribute(draft, key, value, problems)
  }
  for (const child of node.children) readElement(work, child, lineOf, problems)
  if (!work.hasVolatiles && work.loiAttribute !== undefined) {
    work.hasAnalysis = analysis.addWeight('LOI', work.loiAttribute)
  }
  return work.hasAnalysis ? Object.assign(draft, analysis.build()) : draft
}

function readElement(
  work: Work,
  node: XmlNode,
  lineOf: XmlRecord['lineOf'],
  problems: ProblemList,
) {
  const { draft } = work
  if (node.name === 'oxides' || node.name === 'volatiles') {
    for (const child of node.children) readElement(work, child, lineOf, problems)
  } else if (node.name === 'oxide' || node.name === 'volatile') {
    readOxide(work, node, lineOf(node), problems)
  } else if (node.name === 'notes' || node.name === 'descrip') {
    readNotes(draft, node.text)
  } else keepElement(draft, node, lineOf(node), problems)
}

/** Notes; a description that only is their beginning gives way to them. */
function readNotes(draft: FoundMaterialDraft, notes: string) {
  if (notes === '') return
  const { description } = draft
  const isBeginning = notes.startsWith((description ?? '').replace(/\.\.\.$/, ''))
  draft.description = isBeginning ? notes : `${description}\n${notes}`
}

function readOxide(work: Work, node: XmlNode, line: number, problems: ProblemList) {
  const { symbol = '', name = '', percent = '', tolerance = '' } = node.attributes
  const value = readNumber(work, symbol, percent, line, problems)
  keepExtra(work.draft, `tolerance ${symbol}`, tolerance)
  if (value === undefined) return
  // A volatile leaves, whatever it is called.
  const key = node.name === 'volatile' ? 'LOI' : symbol
  if (work.analysis.addWeight(key, value)) {
    work.hasAnalysis = true
    if (node.name === 'volatile') work.hasVolatiles = true
    return
  }
  keepExtra(work.draft, symbol || name || node.name, percent)
  problems.add(line, 'unknownOxide', { text: symbol, amount: percent })
}

function readNumber(
  { draft }: Work,
  key: string,
  text: string,
  line: number,
  problems: ProblemList,
): number | undefined {
  if (text.trim() === '') return undefined
  // Nothing holds a thousand percent of an oxide.
  const number = parseDecimal(text, 'decimal')
  if (number.ok) return number.value
  keepExtra(draft, key, text)
  problems.add(line, 'notANumber', { key, text })
  return undefined
}
