/**
 * Beginnings that make a spreadsheet take a cell for a formula, also behind apostrophes that were
 * put there before. Source: OWASP, CSV Injection.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** A text that no spreadsheet runs as a formula: an apostrophe is put in front where needed. */
export function neutralCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that {@link neutralCell} was given. */
export function restoreCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/** An ingredient as it is in the ingredients cell. */
export interface CellIngredient {
  readonly amount: string
  readonly name: string
  readonly isAdditional: boolean
}

/** Texts as one readable cell, with semicolons between them; within them those have a backslash in front. */
export function joinParts(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[\\;]/g, String.raw`\$&`)).join('; ')
}

/** The texts of a cell that {@link joinParts} wrote. */
export function splitParts(cell: string): string[] {
  return (cell.match(/(?:\\.|[^\\;])+/gs) ?? []).map((part) => part.replace(/\\(.)/gs, '$1'))
}

/** Ingredients as one readable cell: `60 Silica; 40 Potash Feldspar; +2 Red Iron Oxide`. */
export function writeIngredientsCell(
  components: readonly { name: string; amount: number; isAdditional: boolean }[],
): string {
  return joinParts(
    components.map(({ name, amount, isAdditional }) => {
      return `${isAdditional ? '+' : ''}${amount} ${name}`
    }),
  )
}

/** The ingredients of a cell that {@link writeIngredientsCell} wrote. */
export function parseIngredientsCell(cell: string): CellIngredient[] {
  return splitParts(cell).flatMap((part) => {
    const [, plus, amount = '', name = ''] = /^(\+?)\s*(\S+)\s*(.*)$/s.exec(part.trim()) ?? []
    return amount === '' ? [] : [{ amount, name, isAdditional: plus === '+' }]
  })
}
