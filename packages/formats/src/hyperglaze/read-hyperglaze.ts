import type { FoundRecipe } from '../record/document.ts'
import { splitLines } from '../record/lines.ts'
import type { Line } from '../record/lines.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { type FieldMeanings, readField } from '../record/read-field.ts'
import { addIngredient, createRecipeDraft, finishRecipe } from '../record/record-draft.ts'
import type { RecipeDraft } from '../record/record-draft.ts'

const NAME = /^[ \t]*Glaze name:(.*)$/i

/** Parts of a recipe, in the order in which they follow each other. */
type Part = 'labels' | 'base' | 'additions' | 'comments'

/** Reads recipes in the text form of HyperGlaze, as Richard Katz's collection is circulated. */
export function readHyperGlaze(
  text: string,
  problems: ProblemList,
): { about: Record<string, string>; recipes: FoundRecipe[] } {
  const preamble: string[] = []
  const records: Line[][] = []
  for (const line of splitLines(text, problems)) {
    if (NAME.test(line.text)) records.push([line])
    else if (records.length > 0) records.at(-1)?.push(line)
    else preamble.push(line.text)
  }
  const recipes = records.map((lines, at) =>
    finishRecipe(toDraft(lines, problems), at + 1, problems),
  )
  const introduction = preamble.join('\n').trim()
  return { about: introduction === '' ? {} : { introduction }, recipes }
}

function toDraft(lines: readonly Line[], problems: ProblemList): RecipeDraft {
  const draft = createRecipeDraft(lines[0]?.number ?? 1)
  draft.name = NAME.exec(lines[0]?.text ?? '')?.[1]?.trim() ?? ''
  const comments: string[] = []
  let part: Part = 'labels'
  for (const line of lines.slice(1)) {
    const next = partBegunBy(line.text, part)
    if (next) {
      part = next.part
      if (next.rest !== '') comments.push(next.rest)
    } else if (part === 'comments') comments.push(line.text.trimEnd())
    else if (line.text.trim() === '') continue
    else if (part === 'labels') readLabel(draft, line, problems)
    else readRow(draft, line, part === 'additions', problems)
  }
  const description = comments.join('\n').trim()
  if (description !== '') draft.description = description
  return draft
}

function partBegunBy(text: string, current: Part): { part: Part; rest: string } | null {
  if (current === 'comments') return null
  if (/^\s*Recipe:/i.test(text)) return { part: 'base', rest: '' }
  if (/^\s*Also add:/i.test(text)) return { part: 'additions', rest: '' }
  const comments = /^\s*Comments?:(.*)$/i.exec(text)
  return comments ? { part: 'comments', rest: comments[1]?.trim() ?? '' } : null
}

const MEANINGS: FieldMeanings = new Map([
  ['cone', 'cone'],
  ['firing', 'atmospheres'],
  ['surface texture', 'surface'],
  ['glaze type', 'type'],
])

function readLabel(draft: RecipeDraft, { number, text }: Line, problems: ProblemList) {
  const [, label = '', value = ''] = /^([^:]+):(.*)$/.exec(text) ?? []
  const key = label.trim()
  if (key === '') {
    return problems.add(number, 'lineNotUnderstood', { text: text.trim(), example: 'Cone: 6' })
  }
  const content = value.trim()
  const field = { key, text: content, line: number }
  readField(draft, MEANINGS.get(key.toLowerCase()), field, problems)
}

/** A row: name, percent, batch, between tabs; the batch is the same recipe as weights. */
function readRow(draft: RecipeDraft, line: Line, isAdditional: boolean, problems: ProblemList) {
  if (/^\s*Totals?:/i.test(line.text)) return
  const cells = line.text.includes('\t') ? line.text.split('\t') : line.text.split(/ {2,}/)
  const [name = '', percent = '', batch = ''] = cells.map((cell) => cell.trim())
  if (percent === '' && batch === '') {
    const example = 'Silica    30.0    300'
    return problems.add(line.number, 'lineNotUnderstood', { text: line.text.trim(), example })
  }
  const amount = percent === '' ? batch : percent
  addIngredient(draft, { name, amount, isAdditional, line: line.number }, problems)
}
