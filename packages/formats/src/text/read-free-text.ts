import { withLineEnds } from '../file/decode.ts'
import type { FoundRecipe } from '../record/document.ts'
import { classifyLines } from './free-text-lines.ts'
import { readRecord } from './free-text-record.ts'
import { splitRecipes } from './free-text-split.ts'
import { NO_CORRECTIONS } from './line-readings.ts'
import type { LineCorrections, LineReading } from './line-readings.ts'
import { MAX_FREE_TEXT_LENGTH } from '../record/limits.ts'
import { splitLines } from '../record/lines.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { rowsOfMarkup } from './markup-rows.ts'

/** What a free text holds, and what each of its lines was read as. */
export interface FreeText {
  readonly recipes: readonly FoundRecipe[]
  readonly lines: readonly LineReading[]
}

/** What is pasted with words that run from right to left, or from pages: it turns or breaks lines and has no ink. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/g

/**
 * Reads recipes as people type them: a name, then lines of ingredient and amount in either order;
 * `***` between recipes, `add` or `additional` in front of additions or `+` before one, totals left
 * out. Other lines become the description.
 *
 * @param corrections what a person says lines are that were read as something else
 */
export function readFreeText(
  text: string,
  problems: ProblemList,
  corrections: LineCorrections = NO_CORRECTIONS,
): FreeText {
  if (text.length > MAX_FREE_TEXT_LENGTH) {
    problems.add(1, 'freeTextTooLong', { max: MAX_FREE_TEXT_LENGTH })
    return { recipes: [], lines: [] }
  }
  const plain = withLineEnds(rowsOfMarkup(text.replace(UNSEEN, '')))
  const lines = classifyLines(splitLines(plain, problems), corrections)
  const records = splitRecipes(lines).map((part, place) =>
    readRecord(part, { place, problems, corrections }),
  )
  const found = {
    recipes: records.map(({ recipe }) => recipe),
    lines: records.flatMap(({ readings }) => readings),
  }
  if (!found.recipes.some((recipe) => recipe.components.length > 0)) {
    problems.add(1, 'importNoRecipes', {})
    return { ...found, recipes: [] }
  }
  return found
}
