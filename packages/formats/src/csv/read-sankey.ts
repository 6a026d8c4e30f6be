import type { FoundRecipe } from '../record/document.ts'
import { splitLines } from '../record/lines.ts'
import type { Line } from '../record/lines.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { type FieldMeaning, readField } from '../record/read-field.ts'
import {
  addIngredient,
  createRecipeDraft,
  finishRecipe,
  keepExtra,
} from '../record/record-draft.ts'
import type { RecipeDraft } from '../record/record-draft.ts'
import { setAtmospheres, setCone } from '../record/set-firing.ts'
import { decodeEntities } from '../insight/xml-node.ts'

const START = /^-{5,} Start of database -{5,}\s*$/i
const END = /^-{5,} End of database -{5,}\s*$/i

/** The first line of a record; the others have other letters. */
const NAME_LINE = 'A: Celadon'

/**
 * Reads Sankey's glaze database: lettered lines in the PRE of a web page. Base and additions are not
 * told apart there, so all ingredients are base.
 */
export function readSankey(text: string, problems: ProblemList): { recipes: FoundRecipe[] } {
  const lines = splitLines(text, problems)
  const start = lines.findIndex((line) => START.test(line.text))
  const end = lines.findIndex((line) => END.test(line.text))
  const records: Line[][] = []
  for (const line of lines.slice(start + 1, end === -1 ? undefined : end)) {
    const decoded = { ...line, text: decodeEntities(line.text) }
    if (/^A:/.test(decoded.text)) records.push([decoded])
    else if (records.length > 0) records.at(-1)?.push(decoded)
    else if (decoded.text.trim() !== '') {
      problems.add(line.number, 'lineNotUnderstood', { text: decoded.text, example: NAME_LINE })
    }
  }
  const recipes = records.map((record, at) =>
    finishRecipe(toDraft(record, problems), at + 1, problems),
  )
  return { recipes }
}

function toDraft(lines: readonly Line[], problems: ProblemList): RecipeDraft {
  const draft = createRecipeDraft(lines[0]?.number ?? 1)
  let isTested = false
  for (const { number, text } of lines) {
    const [, letter, rest = ''] = /^([A-H])::?(.*)$/.exec(text) ?? []
    const value = rest.trim()
    if (text.trim() === '') isTested = false
    else if (letter === undefined && isTested) keepExtra(draft, 'tested', text.trim())
    else if (letter === undefined) {
      problems.add(number, 'lineNotUnderstood', { text, example: NAME_LINE })
    } else {
      isTested = letter === 'H'
      readLine(draft, letter, value, number, problems)
    }
  }
  return draft
}

/** What lines with a letter say, and under which names it is kept. */
const FIELDS: ReadonlyMap<string, { readonly key: string; readonly meaning?: FieldMeaning }> =
  new Map([
    ['A', { key: 'name', meaning: 'name' }],
    ['B', { key: 'source', meaning: 'source' }],
    ['D', { key: 'firing', meaning: 'atmospheres' }],
    ['F', { key: 'surface', meaning: 'surface' }],
    ['G', { key: 'flaws' }],
    ['H', { key: 'tested' }],
  ])

function readLine(
  draft: RecipeDraft,
  letter: string,
  text: string,
  line: number,
  problems: ProblemList,
) {
  if (letter === 'C') readCone(draft, text, line, problems)
  if (letter === 'E') readIngredient(draft, text, line, problems)
  const field = FIELDS.get(letter)
  if (field) readField(draft, field.meaning, { key: field.key, text, line }, problems)
}

/** A cone without suffix is fired in oxidation, `R` or `reduction` behind it says otherwise. */
function readCone(draft: RecipeDraft, value: string, line: number, problems: ProblemList) {
  if (value === '') return
  const cone = value.replace(/(?:reduction|R)$/i, '').trimEnd()
  setCone(draft, cone, line, problems)
  setAtmospheres(draft, cone === value ? 'Oxidation' : 'Reduction', 'firing')
}

/** `40 feldspar,potash`: amount, then kind and name; of a range the lower amount counts. */
function readIngredient(draft: RecipeDraft, value: string, line: number, problems: ProblemList) {
  const [, amount = '', upper, name = value] =
    /^(\d+(?:[.,]\d+)?|[.,]\d+)(?:\s*-\s*(\d+(?:[.,]\d+)?))?\s*%?\s+(.*)$/.exec(value) ?? []
  if (upper !== undefined) keepExtra(draft, 'amounts', value)
  addIngredient(draft, { name, amount, isAdditional: false, line }, problems)
}
