import type { Problem } from '@glazy/formats/record/problems'
import type { Formats } from '#lib/texts/formats.ts'
import type { EditorRow } from './editor-rows.ts'

/** A recipe that was pasted as text: its name, if it has one, and its lines. */
export interface PastedRecipe {
  readonly name: string
  readonly lines: readonly Omit<EditorRow, 'key'>[]
  /** How many more recipes the text holds. */
  readonly others: number
  /** What of the text was not understood, or perhaps not as it was meant. */
  readonly problems: readonly Problem[]
}

/** Whether a pasted text is more than the name of one ingredient. */
export function isRecipeText(text: string): boolean {
  return text.trim().includes('\n') || text.includes('<t')
}

/**
 * Reads a recipe out of any text that potters paste: lines of a table, a mail, another program.
 *
 * @returns undefined when there is no line with an amount in it
 */
export async function readPastedRecipe(
  text: string,
  typed: Formats['typed'],
): Promise<PastedRecipe | undefined> {
  const { readText } = await import('@glazy/formats/text/read-text')
  const read = readText(text)
  const [recipe, ...others] = read.recipes.filter(({ components }) => components.length > 0)
  if (recipe === undefined) return undefined
  return {
    others: others.length,
    problems: read.problems,
    name: /^Imported Recipe \d+$/.test(recipe.name) ? '' : recipe.name,
    lines: recipe.components.map(({ name, amount, isAdditional }) => ({
      text: name,
      amount: typed(amount),
      isAdditional,
    })),
  }
}
