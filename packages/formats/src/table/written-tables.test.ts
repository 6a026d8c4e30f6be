import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NAMED_MATERIALS, namesIn } from '@glazy/ceramics/lookups/material-names'
import { writeTable } from '../csv/write-table.ts'
import { readText } from '../text/read-text.ts'

describe('any recipes that are written as a table', () => {
  // Nobody weighs milligrams beside hundreds of grams: `1.001` is more than a thousand there, which is told.
  const amount = fc.oneof(
    fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100),
    fc.integer({ min: 1, max: 999 }).map((n) => n / 1000),
  )
  const component = fc.record({
    name: fc.constantFrom(...NAMED_MATERIALS.map((material) => namesIn(material, 'en')[0] ?? '')),
    amount,
    isAdditional: fc.boolean(),
  })
  const recipes = fc
    .array(
      fc.uniqueArray(component, { selector: ({ name }) => name, minLength: 2, maxLength: 8 }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((all) => all.map((components, at) => ({ name: `Glaze ${at}`, components })))

  it('are read the same with an ingredient in each row', () => {
    const check = fc.property(recipes, (some) => {
      const rows = some.flatMap(({ name, components }) =>
        components.map((c) => [name, c.name, c.amount, c.isAdditional ? 'yes' : '']),
      )
      const found = readText(writeTable([['Recipe', 'Material', 'Amount', 'Addition'], ...rows]))
      expect(found).toMatchObject({ recipes: some, problems: [] })
    })
    fc.assert(check, { numRuns: 100 })
  })

  it('are read the same with a recipe in each row, and in each column', () => {
    const check = fc.property(recipes, (some) => {
      const names = [...new Set(some.flatMap(({ components }) => components.map((c) => c.name)))]
      const amountOf = (at: number, name: string) =>
        some[at]?.components.find((component) => component.name === name)?.amount ?? null
      const wide = readText(
        writeTable([
          ['Name', ...names],
          ...some.map(({ name }, at) => [name, ...names.map((one) => amountOf(at, one))]),
        ]),
      )
      const across = readText(
        writeTable([
          ['Material', ...some.map(({ name }) => name)],
          ...names.map((name) => [name, ...some.map((_, at) => amountOf(at, name))]),
        ]),
      )
      const amounts = (found: typeof wide) =>
        found.recipes.map(({ name, components }) => [
          name,
          Object.fromEntries(components.map((c) => [c.name, c.amount])),
        ])
      const written = some.map(({ name, components }) => [
        name,
        Object.fromEntries(components.map((c) => [c.name, c.amount])),
      ])
      expect([amounts(wide), amounts(across)]).toEqual([written, written])
      expect([...wide.problems, ...across.problems]).toEqual([])
    })
    fc.assert(check, { numRuns: 100 })
  })
})
