import { readdirSync, readFileSync } from 'node:fs'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { OXIDES, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadHighs } from './highs.ts'
import { solveWith } from './solve.ts'

interface LibraryMaterial {
  readonly key: string
  readonly percent: OxideAmounts
  readonly loi: number
}

interface LibraryRecipe {
  readonly key: string
  readonly components: readonly (readonly [key: string, amount: number])[]
  readonly additions?: readonly (readonly [key: string, amount: number])[]
}

function read<TEntry>(folder: string): TEntry[] {
  const place = new URL(`../../../library/${folder}/`, import.meta.url)
  // `npm run glazy -- check-library` proves the shape of every entry.
  return readdirSync(place).flatMap(
    (name) => parse(readFileSync(new URL(name, place), 'utf8')) as TEntry[],
  )
}

/** Moles of any oxide that a recipe may differ by. */
const WITHIN = 0.001

/** Hundreds of recipes, on a machine that does other work besides. */
const SLOW_MS = 120_000

it(
  'every recipe of the starter library comes back from its formula and its own materials',
  async () => {
    const highs = await loadHighs()
    const materials = new Map(read<LibraryMaterial>('materials').map((entry) => [entry.key, entry]))
    const off: string[] = []
    let count = 0
    for (const { key, components, additions = [] } of read<LibraryRecipe>('recipes')) {
      const lines = [...components, ...additions]
      const used = [...new Set(lines.map(([material]) => material))].flatMap((material) => {
        const found = materials.get(material)
        return found ? [{ id: material, percent: found.percent, loi: found.loi }] : []
      })
      const weighed = lines.flatMap(([material, amount]) => {
        const found = used.find(({ id }) => id === material)
        return found ? [{ ...found, amount, isAdditional: false }] : []
      })
      const formula = deriveChemistry(recipeAnalysis(weighed)).umf?.moles
      // Recipes of other recipes have no materials of their own, bodies may have no flux.
      if (weighed.length < lines.length || formula === undefined) continue
      count += 1
      const { answer } = solveWith(highs, { materials: used, target: { umf: formula } })
      const umf = answer.recipes[0]?.umf
      const isBack = OXIDES.every(
        (oxide) =>
          Math.abs((umf?.[oxide] ?? NaN) - (formula[oxide] ?? 0)) <= WITHIN ||
          !(formula[oxide] || umf?.[oxide]),
      )
      if (!isBack) off.push(key)
    }
    expect(off).toEqual([])
    expect(count).toBeGreaterThan(200)
  },
  SLOW_MS,
)
