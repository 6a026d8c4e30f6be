import { describe, expect, it } from 'vitest'
import {
  parseAtmospheres,
  parseCountry,
  parseState,
  parseSurface,
  parseTransparency,
  parseType,
} from './lookup-fields.ts'

describe('words of the field', () => {
  it.each([
    ['Ox. or Red.', [1, 3], true],
    ['oxidation', [1], true],
    ['Salt - Soda', [4], true],
    ['Salt & Soda', [4], true],
    ['Raku', [6], true],
    ['Luster', [7], true],
    ['reduction, moonlight', [3], false],
  ])('reads the atmosphere %s', (text, ids, isUnderstood) => {
    expect(parseAtmospheres(text)).toEqual({ ids, isUnderstood })
  })

  it.each([
    ['Gloss', 8],
    ['Semi-gloss', 9],
    ['Satin matt', 7],
    ['Matt', 1],
    ['Shiny or Glossy', 8],
    ['Glossy-Semi', 9],
    ['dry matt', 3],
    ['Waxy', undefined],
    ['constructor', undefined],
  ])('reads the surface %s', (text, id) => {
    expect(parseSurface(text)).toBe(id)
  })

  it('reads transparency, state and country by name', () => {
    expect(parseTransparency('semi opaque')).toBe(2)
    expect(parseTransparency('Clear')).toBe(4)
    expect(parseState('production')).toBe(2)
    expect(parseState('Draft')).toBeUndefined()
    expect(parseCountry('Åland')).toBe(15)
  })

  it('reads a type by its full name, of recipes also without the base type', () => {
    expect(parseType('Glaze - Iron - Celadon', 'recipe')).toBe(500)
    expect(parseType('Ash', 'recipe')).toBe(1060)
    expect(parseType('Ash', 'material')).toBe(9)
    expect(parseType('frit', 'material')).toBe(26)
    expect(parseType('Mid-fire', 'recipe')).toBeUndefined()
  })
})
