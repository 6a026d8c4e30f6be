/** A recipe to be weighed. */
export interface WeighedRecipe {
  readonly id: number
  readonly name: string
  /** Place in a blend, to be written on the tile. */
  readonly code?: string
  readonly lines: readonly {
    readonly materialId: number | null
    readonly name: string
    readonly amount: number
    readonly isAdditional: boolean
  }[]
}

/** An ingredient of any of the recipes, in the order in which they first need it. */
export interface WeighedIngredient {
  readonly key: string
  readonly name: string
}

export interface WeighingRow {
  readonly id: number
  readonly name: string
  readonly code: string | undefined
  /** Weights in the order of the ingredients; null where a recipe has none of it. */
  readonly weights: readonly (number | null)[]
  readonly total: number
}

export interface WeighingTable {
  readonly ingredients: readonly WeighedIngredient[]
  readonly rows: readonly WeighingRow[]
  /** How much of each ingredient all recipes need together. */
  readonly totals: readonly number[]
}

/**
 * What has to be weighed for several recipes, each with a base of the same weight. Base and
 * additions of the same ingredient go onto the scale together.
 *
 * @param base weight of the base of each recipe, in any unit
 */
export function weighingTable(recipes: readonly WeighedRecipe[], base: number): WeighingTable {
  const ingredients = new Map<string, WeighedIngredient>()
  for (const line of recipes.flatMap(({ lines }) => lines)) {
    const key = keyOf(line)
    if (!ingredients.has(key)) ingredients.set(key, { key, name: line.name })
  }
  const columns = [...ingredients.values()]
  const rows = recipes.map(({ id, name, code, lines }): WeighingRow => {
    const whole = lines.reduce((sum, line) => sum + (line.isAdditional ? 0 : line.amount), 0)
    const scale = whole > 0 ? base / whole : 0
    const weights = columns.map(({ key }) => {
      const used = lines.filter((line) => keyOf(line) === key)
      return used.length === 0 ? null : used.reduce((sum, { amount }) => sum + amount * scale, 0)
    })
    return { id, name, code, weights, total: sumOf(weights) }
  })
  const totals = columns.map((_, at) => sumOf(rows.map(({ weights }) => weights[at] ?? null)))
  return { ingredients: columns, rows, totals }
}

function keyOf({ materialId, name }: WeighedRecipe['lines'][number]): string {
  return materialId === null ? name : String(materialId)
}

function sumOf(weights: readonly (number | null)[]): number {
  return weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)
}
