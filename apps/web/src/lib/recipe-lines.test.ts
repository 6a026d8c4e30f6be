import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RecipeLine, readLines, writeLines } from './recipe-lines.ts'

describe('readLines', () => {
  it('reads what writeLines has written', () => {
    const line: fc.Arbitrary<RecipeLine> = fc.record({
      materialId: fc.integer({ min: 1, max: 1_000_000 }),
      amount: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
      isAdditional: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        expect(readLines(writeLines(lines))).toEqual(lines)
      }),
    )
  })

  it('passes over what makes no sense', () => {
    expect(readLines('12:40,x:3,13:,14:-2,15:1e999,16:NaN,17:2a,,')).toEqual([
      { materialId: 12, amount: 40, isAdditional: false },
      { materialId: 17, amount: 2, isAdditional: true },
    ])
    expect(readLines()).toEqual([])
  })
})
