import { parseDecimal } from '@glazy/ceramics/decimal'
import { foldText } from '@glazy/ceramics/lookups/slug'
import { isWhole } from '../record/is-whole.ts'
import { ADDITION_HEAD } from './free-text-words.ts'
import type { Line } from '../record/lines.ts'
import { isKnownMaterial } from '../table/material-label.ts'
import { isFigure } from '../table/table-columns.ts'

/** A name and its amount in two cells of a row. */
interface Pair {
  /** Place of the first of the two. */
  readonly at: number
  readonly name: string
  readonly amount: string
  /** Both, as a row of their own. */
  readonly text: string
}

/**
 * Takes rows apart in which ingredients stand side by side, name and amount in a cell each:
 * `Silica, 30, Rutile, 2`. Other columns are so only where most of what stands in them are materials, and
 * not those of another recipe.
 *
 * @returns of a row its pairs; none where it is no such row
 */
export function createPairs(lines: readonly Line[]): (cells: readonly string[]) => readonly Pair[] {
  const known = new Map<number, number>()
  const columns = new Map<number, Pair[]>()
  for (const { text } of lines) {
    const cells = text.split('\t').map((cell) => cell.trim())
    // What stands below such a head is an ingredient, whatever it is called.
    for (const [at, cell] of cells.entries())
      if (at > 0 && ADDITION_HEAD.test(cell)) known.set(at, Infinity)
    const pairs = pairsIn(cells)
    for (const pair of pairs) {
      const column = columns.get(pair.at) ?? []
      columns.set(pair.at, column)
      column.push(pair)
    }
    for (const { at, name } of pairs.slice(1))
      known.set(at, (known.get(at) ?? 0) + (isKnownMaterial(name) ? 1 : -1))
  }
  const [base = [], ...others] = columns.values()
  for (const other of others) {
    const at = other[0]?.at ?? 0
    if (known.get(at) !== Infinity && isOtherRecipe(base, other)) known.delete(at)
  }
  const isBeside = (at: number) => (known.get(at) ?? -1) >= 0
  if (![...known.keys()].some(isBeside)) return () => []
  return (cells) => {
    const pairs = pairsIn(cells)
    const [first] = pairs
    return pairs.filter((pair) => pair === first || isBeside(pair.at))
  }
}

/** Whether two columns are a recipe each: each makes a hundred by itself, or they hold much the same. */
function isOtherRecipe(base: readonly Pair[], other: readonly Pair[]): boolean {
  const names = new Set(base.map(({ name }) => foldText(name)))
  const areWhole = [base, other].every((column) => isWhole(sumOf(column)))
  const shared = other.filter(({ name }) => names.has(foldText(name)))
  return areWhole || shared.length * 2 >= other.length
}

function sumOf(pairs: readonly Pair[]): number {
  return pairs.reduce((sum, { amount }) => {
    const figure = parseDecimal(amount.replace(/\s*[%g]$/i, ''), 'decimal')
    return sum + (figure.ok ? figure.value : NaN)
  }, 0)
}

function pairsIn(cells: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  let order: 'name' | 'amount' | undefined
  for (let at = 0; at + 1 < cells.length; at += 1) {
    const [one = '', other = ''] = [cells[at]?.trim(), cells[at + 1]?.trim()]
    const first = isName(one) && isFigure(other) ? 'name' : 'amount'
    if (first === 'amount' && !(isFigure(one) && isName(other))) continue
    order ??= first
    if (first !== order) continue
    const [name, amount] = first === 'name' ? [one, other] : [other, one]
    pairs.push({ at, name, amount, text: `${one}\t${other}` })
    at += 1
  }
  return pairs
}

function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !isFigure(cell)
}
