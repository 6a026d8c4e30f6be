import { calculateBatch } from '@glazy/ceramics/batch/batch'
import type { Component, MaterialSummary } from '@glazy/contract/materials'
import type { FigureRow } from './compare-rows.ts'

interface IngredientOptions {
  readonly isAdditional: boolean
  /** Amounts as they are written, not as percent of the base. */
  readonly isWritten: boolean
}

type Item = Pick<MaterialSummary, 'components'>

/** An ingredient of one of the items. */
interface Line {
  readonly item: number
  readonly name: string
  readonly amount: number
}

interface Group {
  readonly key: string
  /** What the materials of the group are kinds of. */
  readonly name: string
  readonly lines: Line[]
}

/**
 * The ingredients of the items, each in a row with the kinds of the same material: the potash
 * feldspars of four recipes stand side by side whatever they are called. Entries of one name are the
 * same to a potter, whoever added them. Rows are in the order in which the first item that has them
 * lists them.
 */
export function ingredientRows(
  items: readonly Item[],
  { isAdditional, isWritten }: IngredientOptions,
): readonly FigureRow[] {
  const generics = genericNames(items)
  const groups = new Map<string, Group>()
  items.forEach(({ components = [] }, item) => {
    const amounts = isWritten ? writtenAmounts(components) : percentOfBase(components)
    components.forEach(({ material, isAdditional: isAddition }, at) => {
      if (isAddition !== isAdditional) return
      const { id, name, parent } = material
      const generic = generics.get(folded(name)) ?? name
      const group = groups.get(folded(generic)) ?? {
        key: String(parent?.id ?? id ?? `hidden ${name}`),
        name: generic,
        lines: [],
      }
      group.lines.push({ item, name, amount: amounts[at] ?? 0 })
      groups.set(folded(generic), group)
    })
  })
  return [...groups.values()].map((group) => rowOf(group, items.length))
}

/** What ingredients are kinds of, by their names: one entry of a name may say it for the others. */
function genericNames(items: readonly Item[]): ReadonlyMap<string, string> {
  const materials = items.flatMap(({ components = [] }) => components.map((each) => each.material))
  return new Map(
    materials.flatMap(({ name, parent }) => (parent ? [[folded(name), parent.name]] : [])),
  )
}

const folded = (name: string) => name.toLowerCase()

/** What each ingredient is in percent of the base; as it is written where there is no base. */
function percentOfBase(components: readonly Component[]): readonly number[] {
  const lines = components.map(({ percentageAmount: amount, isAdditional }) => ({
    amount,
    isAdditional,
  }))
  const batch = calculateBatch(lines, { batchSize: 100 })
  return batch ? batch.lines.map(({ amount }) => amount) : writtenAmounts(components)
}

function writtenAmounts(components: readonly Component[]): readonly number[] {
  return components.map(({ percentageAmount }) => percentageAmount)
}

/** What all of a row is, names it; where kinds of it stand beside each other, cells name them. */
function rowOf({ key, name, lines }: Group, count: number): FigureRow {
  const names = new Set(lines.map((line) => line.name))
  const [only = name] = names
  const label = names.size === 1 ? only : name
  const cells = Array.from({ length: count }, (_, item) =>
    lines.filter((line) => line.item === item),
  )
  return {
    key,
    label,
    values: cells.map((own) =>
      own.length === 0 ? null : own.reduce((sum, { amount }) => sum + amount, 0),
    ),
    ...(names.size > 1 && { kinds: cells.map((own) => kindsOf(own, label)) }),
  }
}

function kindsOf(lines: readonly Line[], label: string): string {
  const names = [...new Set(lines.map(({ name }) => name))]
  return names.length === 1 && names[0] === label ? '' : names.join(' + ')
}
