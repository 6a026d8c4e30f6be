import { describe, expect, it } from 'vitest'
import { createIngredientMatcher } from './ingredient-matcher.ts'

const stored = [
  { id: 1, names: ['Custer Feldspar', 'Custer Spar'] },
  { id: 2, names: ['Ferro Frit 3134'] },
  { id: 3, names: ['Silica', 'Flint', 'Quartz'] },
]
const matcher = createIngredientMatcher([{ id: 9, names: ['Silica'] }], stored)

describe('an ingredient', () => {
  it('of the file itself comes before the same name in the database', () => {
    expect(matcher.match('SILICA')).toEqual({ how: 'same', id: 9 })
  })

  it('is found by another name, whatever its case and accents', () => {
    expect(matcher.match('  flint ')).toEqual({ how: 'same', id: 3 })
  })

  it('is found by likeness, and that is said', () => {
    expect(matcher.match('Feldspar, Custer')).toMatchObject({
      how: 'similar',
      id: 1,
      name: 'Custer Feldspar',
    })
  })

  it('of another figure is another product', () => {
    expect(matcher.match('Ferro Frit 3124')).toBeUndefined()
  })

  it('that nothing is like is not guessed', () => {
    expect(matcher.match('Unobtainium')).toBeUndefined()
  })
})
