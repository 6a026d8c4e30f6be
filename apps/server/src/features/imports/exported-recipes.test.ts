import type { MaterialDetail } from '@glazy/contract/materials'
import { readDocument } from '@glazy/formats/file/read'
import { describe, expect, it } from 'vitest'
import { line, part, setUpImports } from '#testing/imports.ts'

const imports = setUpImports()
const { bring, call, detailOf, recipe } = imports

describe.each(['YAML', 'GlazeChem', 'Insight', 'CSV'])(
  'a recipe that is exported as %s',
  (format) => {
    it('comes back equal when it is imported', async () => {
      const lines = [
        line(imports.feldspar, 40.125),
        line(imports.silica, 35.5),
        line(imports.whiting, 24.375),
      ]
      const made = recipe('r1', {
        name: 'Test & "Quotes" <1>',
        description: 'First line\nsecond line',
        source: 'Own tests',
        fromConeId: 33,
        toConeId: 34,
        atmosphereIds: [3],
        components: [...lines, line(imports.feldspar, 2.5, true)],
      })
      const { items } = await bring(part({ recipes: [made] }))
      const original = await detailOf(items[0]?.id ?? 0)
      const answer = await call('GET', `/recipes/${original.id}/export/${format}`)
      expect(answer.headers['content-disposition']).toMatch(/filename="test-and-quotes-1\.\w+"/)
      const { recipes, problems } = readDocument(answer.rawPayload)
      expect(problems).toEqual([])
      const [found] = recipes
      expect(found?.extra.source).toBe('Own tests')
      const ingredients = found?.components.map(({ name }) => name) ?? []
      const matched = await call('POST', '/imports/match', { ingredients })
      const ids: number[] = matched
        .json()
        .data.ingredients.map(({ matches }: { matches: { id: number; score: number }[] }) => {
          expect(matches[0]?.score).toBe(2)
          return matches[0]?.id
        })
      const again = await bring(
        part({
          recipes: [
            recipe('r1', {
              name: found?.name,
              components: found?.components.map(({ amount, isAdditional }, at) =>
                line(ids[at] ?? 0, amount, isAdditional),
              ),
            }),
          ],
        }),
      )
      const copy = await detailOf(again.items[0]?.id ?? 0)
      const compositionOf = ({ components }: MaterialDetail) =>
        components.map(({ material, percentageAmount, isAdditional }) => {
          return [material.id, percentageAmount, isAdditional]
        })
      expect(compositionOf(copy)).toEqual(compositionOf(original))
      expect(copy.umf).toEqual(original.umf)
      expect(found).toMatchObject(
        format === 'Insight'
          ? { description: 'First line\nsecond line' }
          : { fromConeId: 33, toConeId: 34 },
      )
      if (format !== 'Insight') expect(copy.name).toBe(original.name)
    })
  },
)
