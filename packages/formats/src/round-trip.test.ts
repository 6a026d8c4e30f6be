import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  insightRecipe,
  plainMaterial,
  plainRecipe,
  wholeMaterial,
  wholeRecipe,
} from './testing/arbitraries.ts'
import type { Document, FoundMaterial, FoundRecipe } from './record/document.ts'
import { readDocument } from './file/read.ts'
import { writeCsv } from './csv/write-csv.ts'
import { writeGlazeChemMaterials, writeGlazeChemRecipes } from './glazechem/write-glazechem.ts'
import { writeGlazyYaml } from './glazy/write-glazy-yaml.ts'
import { writeInsightMaterials, writeInsightRecipes } from './insight/write-insight.ts'

const RUNS = { numRuns: 100 }
const HEADER = { title: 'Test collection' }

function read(text: string): Document {
  return readDocument(new TextEncoder().encode(text))
}

/** What a record says, without the lines it was on and with its fields in one order. */
function content(record: FoundRecipe | FoundMaterial): unknown {
  const components = 'components' in record ? record.components.map((c) => omit(c, 'line')) : []
  const percent = record.percent && Object.fromEntries(Object.entries(record.percent).toSorted())
  return { ...omit(record, 'line'), components, percent, extra: { ...record.extra } }
}

function omit<TRecord extends object, TKey extends keyof TRecord>(record: TRecord, key: TKey) {
  const copy = { ...record }
  delete copy[key]
  return copy
}

function expectSame(found: Document, written: readonly (FoundRecipe | FoundMaterial)[]) {
  expect([...found.recipes, ...found.materials].map(content)).toEqual(written.map(content))
}

const recipes = fc.array(plainRecipe, { minLength: 1, maxLength: 3 })
const materials = fc.array(plainMaterial, { minLength: 1, maxLength: 3 })
const everything = fc.tuple(
  fc.array(wholeRecipe, { minLength: 1, maxLength: 2 }),
  fc.array(wholeMaterial, { maxLength: 2 }),
)

describe('writing and reading again returns the same', () => {
  it('as Glazy YAML', () => {
    const check = fc.property(everything, ([some, others]) => {
      const items = [...some, ...others].map((item, index) => ({ ...item, id: index + 1 }))
      const found = read(writeGlazyYaml(items))
      expectSame(found, items)
      expect(found).toMatchObject({ format: 'glazy-yaml', problems: [] })
    })
    fc.assert(check, RUNS)
  })

  it('as Glazy CSV', () => {
    const check = fc.property(everything, ([some, others]) => {
      const found = read(writeCsv([...some, ...others]))
      expectSame(found, [...some, ...others])
      expect(found).toMatchObject({ format: 'glazy-csv', problems: [] })
    })
    fc.assert(check, RUNS)
  })

  it('as GlazeChem recipes', () => {
    const check = fc.property(recipes, (some) => {
      const found = read(writeGlazeChemRecipes(some, HEADER))
      // GlazeChem writes half cones with the sign: 5½ instead of 5 1/2.
      const written = some.map((recipe) => ({
        ...recipe,
        ...(recipe.coneText && { coneText: recipe.coneText.replaceAll(' 1/2', '½') }),
      }))
      expectSame(found, written)
      expect(found).toMatchObject({ format: 'glazechem-recipes', about: { dbname: HEADER.title } })
    })
    fc.assert(check, RUNS)
  })

  it('as a single GlazeChem record without header', () => {
    const check = fc.property(plainRecipe, (recipe) => {
      const found = read(writeGlazeChemRecipes([recipe]))
      const recipesFound = found.recipes.map((one) => omit(one, 'coneText'))
      expectSame({ ...found, recipes: recipesFound }, [omit(recipe, 'coneText')])
    })
    fc.assert(check, RUNS)
  })

  it('as GlazeChem materials', () => {
    const check = fc.property(materials, (some) => {
      const found = read(writeGlazeChemMaterials(some, HEADER))
      const materialsFound = found.materials.map((one) => omit(one, 'formula'))
      const written = some.map((material) => ({ ...material, extra: { available: 'y' } }))
      expectSame({ ...found, materials: materialsFound }, written)
      expect(found.problems).toEqual([])
    })
    fc.assert(check, RUNS)
  })

  it('as Insight recipes', () => {
    const check = fc.property(fc.array(insightRecipe, { minLength: 1, maxLength: 3 }), (some) => {
      const found = read(writeInsightRecipes(some))
      expectSame(found, some)
      expect(found).toMatchObject({ format: 'insight-recipes', problems: [] })
    })
    fc.assert(check, RUNS)
  })

  it('as Insight materials', () => {
    const check = fc.property(materials, (some) => {
      const found = read(writeInsightMaterials(some))
      expectSame(found, some)
      expect(found).toMatchObject({ format: 'insight-materials', problems: [] })
    })
    fc.assert(check, RUNS)
  })
})
