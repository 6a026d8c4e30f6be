import type { FoundRecipe } from '../record/document.ts'
import {
  addIngredient,
  createRecipeDraft,
  finishRecipe,
  keepExtra,
} from '../record/record-draft.ts'
import { parseId } from '../record/record-id.ts'
import type { RecipeDraft } from '../record/record-draft.ts'
import { setKeywords } from './insight-keywords.ts'
import { keepElement, readAttribute } from './insight-record.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { isBatchSum } from '../record/write-number.ts'
import type { XmlNode } from './xml-node.ts'
import { xmlRecords } from './xml-records.ts'
import type { XmlRecord } from './xml-records.ts'

/** Reads recipes of Digitalfire Insight, also a fragment of `recipeline` elements alone. */
export function readInsightRecipes(text: string, problems: ProblemList): FoundRecipe[] {
  const source = /<recipe(?=[\s/>])/i.test(text) ? text : wrapFragment(text)
  const recipes: FoundRecipe[] = []
  for (const record of xmlRecords(source, 'recipe', problems)) {
    recipes.push(finishRecipe(toDraft(record, problems), recipes.length + 1, problems))
  }
  return recipes
}

/** Recipe lines without a recipe around them; a line of text in front is the name. Lines stay. */
function wrapFragment(text: string): string {
  const at = text.search(/<recipelines?(?=[\s/>])/i)
  const name = /\S.*/.exec(text.slice(0, at).replace(/<[^<>]*>/g, ''))?.[0] ?? ''
  const breaks = text.slice(0, at).replace(/[^\n]/g, '')
  const attribute = name.replace(/[<>"&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `${breaks}<recipe name="${attribute}">${text.slice(at)}</recipe>`
}

/** The 2018 exporter of Glazy put its own id behind the name. */
const GLAZY_ID = /\(Glazy ID (\d{1,10})\)$/

function toDraft({ node, lineOf }: XmlRecord, problems: ProblemList): RecipeDraft {
  const draft = createRecipeDraft(lineOf(node))
  for (const [key, value] of Object.entries(node.attributes)) {
    if (key === 'keywords') setKeywords(draft, value, problems)
    else readAttribute(draft, key, value, problems)
  }
  const glazyId = GLAZY_ID.exec(draft.name.trimEnd())?.[1]
  if (glazyId !== undefined) {
    draft.id = parseId(glazyId)
    draft.name = draft.name.replace(GLAZY_ID, '')
  }
  for (const child of node.children) readElement(draft, child, lineOf, problems)
  if (isBatchSum(draft.extra.batchsize ?? '', draft.components)) delete draft.extra.batchsize
  return draft
}

function readElement(
  draft: RecipeDraft,
  node: XmlNode,
  lineOf: XmlRecord['lineOf'],
  problems: ProblemList,
) {
  if (node.name === 'recipelines' || node.name === 'urls') {
    for (const child of node.children) readElement(draft, child, lineOf, problems)
  } else if (node.name === 'recipeline') {
    readLine(draft, node, lineOf(node), problems)
  } else if (node.name === 'notes' || node.name === 'note') {
    const notes = [draft.description, node.text].filter(Boolean).join('\n')
    if (notes !== '') draft.description = notes
  } else if (node.name === 'url') {
    const { url = '', descrip = '' } = node.attributes
    keepExtra(draft, 'urls', `${descrip} ${url || node.text}`.trim())
  } else keepElement(draft, node, lineOf(node), problems)
}

/** Attributes of a line that say nothing the amount does not. */
const USUAL: ReadonlyMap<string, RegExp> = new Map([
  ['unitabbr', /^(?:g|gm|%)?$/i],
  ['conversion', /^(?:1(?:\.0*)?)?$/],
  ['tolerance', /^$/],
])

function readLine(draft: RecipeDraft, node: XmlNode, line: number, problems: ProblemList) {
  const { material = '', name = '', amount = '', added = '', ...rest } = node.attributes
  const isAdditional = /^(?:true|1|y|yes|on|added)$/i.test(added.trim())
  const ingredient = material || name || node.text
  addIngredient(draft, { name: ingredient, amount, isAdditional, line }, problems)
  for (const [key, value] of Object.entries(rest)) {
    if (!USUAL.get(key)?.test(value))
      keepExtra(draft, `recipeline ${key}`, `${ingredient}: ${value}`)
  }
  for (const child of node.children) {
    problems.addOnce(line, 'elementNotRead', { tag: child.name, name: ingredient })
  }
}
