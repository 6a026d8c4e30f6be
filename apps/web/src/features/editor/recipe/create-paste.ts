import { COMPONENTS_MAX } from '@glazy/contract/limits'
import { byGravity, countLines, type Problem } from '@glazy/formats/record/problems'
import { importProblemText } from '@glazy/locales/import-problems'
import type { Translate } from '@glazy/locales/translate'
import type { ChangeDraft } from '#lib/drafts/use-draft.ts'
import { notify } from '#lib/notify.ts'
import type { Formats } from '#lib/texts/formats.ts'
import type { Texts } from '#lib/texts/texts.ts'
import { type EditorRow, insertRows, isBlank, withMatches } from './editor-rows.ts'
import { matchIngredients } from './match-ingredients.ts'
import { type PastedRecipe, readPastedRecipe } from './pasted-recipe.ts'
import type { RecipeDraft } from './recipe-draft.ts'

interface Pasting {
  readonly change: ChangeDraft<RecipeDraft>
  /** Says what has been done, for those who do not see it. */
  readonly announce: (text: string) => void
  readonly t: Translate<'editor'>
  readonly texts: Texts
  readonly formats: Formats
}

/** Of what was not understood in a pasted text, as much as one reads in passing. */
const MESSAGES_SHOWN = 2

/** What puts a pasted recipe in the place of a row, and tells what of it is not there. */
export function createPaste({ change, announce, t, texts, formats }: Pasting) {
  async function tellOfPasted(
    { lines, others, problems }: PastedRecipe,
    before: readonly EditorRow[],
  ) {
    const places = COMPONENTS_MAX - before.filter((row) => !isBlank(row)).length
    if (lines.length > places) notify('error', t('paste.tooMany', { max: COMPONENTS_MAX }))
    if (others > 0) notify('info', t('paste.others', { count: others }))
    if (problems.length === 0) return
    // Where they cannot be brought, at least on how many lines they are is said.
    await texts.load(['importProblems'])?.catch(() => undefined)
    const { lost, told } = byGravity(problems)
    if (lost.length > 0) notify('info', t('paste.problems', valuesOf(lost)))
    if (told.length > 0) notify('info', t('paste.told', valuesOf(told)))
  }

  function valuesOf(problems: readonly Problem[]) {
    const messages = problems
      .slice(0, MESSAGES_SHOWN)
      .map((problem) => importProblemText(texts.of('importProblems'), problem, formats))
    return { count: countLines(problems), messages: messages.join(' ') }
  }

  return async function paste(key: number, text: string, rowsNow: () => readonly EditorRow[]) {
    const recipe = await readPastedRecipe(text, formats.typed)
    if (recipe === undefined) {
      notify('error', t('paste.nothing'))
      return
    }
    change((draft) => ({
      name: draft.name.trim() === '' ? recipe.name : draft.name,
      rows: insertRows(draft.rows, key, recipe.lines),
    }))
    const done = t('paste.done', { count: recipe.lines.length })
    announce(done)
    void tellOfPasted(recipe, rowsNow())
    const matches = await matchIngredients(recipe.lines.map((line) => line.text))
    change((draft) => ({ rows: withMatches(draft.rows, matches) }))
    const open = [...matches.values()].filter((match) => match === null).length
    if (open > 0) announce(`${done}. ${t('paste.open', { count: open })}`)
  }
}
