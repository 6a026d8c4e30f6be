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

/**
 * Ingredients as one readable cell: `60 Silica; 40 Potash Feldspar; +2 Red Iron Oxide`. Semicolons
 * and backslashes within a name have a backslash in front.
 */
export function writeIngredientsCell(
  components: readonly { name: string; amount: number; isAdditional: boolean }[],
): string {
  return components
    .map(({ name, amount, isAdditional }) => {
      const escaped = name.replace(/[\\;]/g, String.raw`\$&`)
      return `${isAdditional ? '+' : ''}${amount} ${escaped}`
    })
    .join('; ')
}

/** The ingredients of a cell that {@link writeIngredientsCell} wrote. */
export function parseIngredientsCell(cell: string): CellIngredient[] {
  return (cell.match(/(?:\\.|[^\\;])+/gs) ?? []).flatMap((part) => {
    const [, plus, amount = '', name = ''] = /^(\+?)\s*(\S+)\s*(.*)$/s.exec(part.trim()) ?? []
    const isAdditional = plus === '+'
    return amount === '' ? [] : [{ amount, name: name.replace(/\\(.)/gs, '$1'), isAdditional }]
  })
}
