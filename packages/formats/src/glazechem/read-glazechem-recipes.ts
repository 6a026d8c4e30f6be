import type { FoundRecipe } from '../record/document.ts'
import { groupByKey, joinBars, readBars, readFields } from './glazechem-lines.ts'
import type { Field, GlazeChemFile } from './glazechem-lines.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { type FieldMeanings, readField } from '../record/read-field.ts'
import { addIngredient, createRecipeDraft, finishRecipe } from '../record/record-draft.ts'
import type { RecipeDraft } from '../record/record-draft.ts'
import { isBatchSum } from '../record/write-number.ts'

/** Reads GlazeChem recipes (`.glz`), also pasted records without the header. */
export function readGlazeChemRecipes(
  text: string,
  problems: ProblemList,
): { about: Record<string, string>; recipes: FoundRecipe[] } {
  const file = readFields(text, problems)
  const recipes = file.records.map((fields, at) =>
    finishRecipe(toDraft(fields, problems), at + 1, problems),
  )
  return { about: aboutOf(file), recipes }
}

/** The header's fields, those of several lines joined. */
export function aboutOf(file: GlazeChemFile): Record<string, string> {
  const about: Record<string, string> = {}
  for (const [key, fields] of groupByKey(file.header)) {
    if (key !== 'filetype' && key !== 'version') about[key] = joinBars(fields)
  }
  return about
}

/** Fields that may be repeated, each line with a bar in front of its text. */
const BAR_KEYS: ReadonlySet<string> = new Set(['var', 'note'])

function toDraft(fields: readonly Field[], problems: ProblemList): RecipeDraft {
  const draft = createRecipeDraft(fields[0]?.line ?? 1)
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at]
    if (!field) break
    if (field.key === 'component' || field.key === 'addition') {
      const amount = fields[at + 1]
      const hasAmount = amount?.key === 'amount' || amount?.key === 'addamount'
      if (hasAmount) at += 1
      const ingredient = {
        name: nameBeforeFigures(field, problems),
        amount: hasAmount ? amount.value : '',
        isAdditional: field.key === 'addition',
        line: field.line,
      }
      addIngredient(draft, ingredient, problems)
    } else if (!BAR_KEYS.has(field.key)) readSingleField(draft, field, problems)
  }
  readBars(draft, fields, BAR_KEYS)
  if (isBatchSum(draft.extra.batchsize ?? '', draft.components)) delete draft.extra.batchsize
  return draft
}

/** The name of an ingredient that someone has pasted as a row of a table, with its figures. */
function nameBeforeFigures({ value, line }: Field, problems: ProblemList): string {
  const [name = value, ...cells] = value.split('\t').map((cell) => cell.trim())
  if (name === '' || cells.length === 0 || !cells.every((cell) => /^[\d.,]*$/.test(cell)))
    return value
  problems.add(line, 'figuresBehindName', { name, text: cells.join(' ') })
  return name
}

/** Values that say the same as an empty field. */
const EMPTY_VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['by_vol', /^n$/i],
  ['batchsize', /^0(?:\.0*)?$/],
])

const MEANINGS: FieldMeanings = new Map([
  ['name', 'name'],
  ['date', 'date'],
  ['type', 'type'],
  ['range', 'cone'],
  ['firetype', 'atmospheres'],
  ['quality', 'surface'],
  ['transparency', 'transparency'],
])

function readSingleField(draft: RecipeDraft, field: Field, problems: ProblemList) {
  const { key, value, line } = field
  if (value === '') return
  if (key === 'amount' || key === 'addamount') {
    problems.add(line, 'amountWithoutName', { key, text: value })
  } else if (!EMPTY_VALUES.get(key)?.test(value)) {
    readField(draft, MEANINGS.get(key), { key, text: value, line }, problems)
  }
}
