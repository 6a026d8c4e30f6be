import { MATERIAL_TYPES } from '@glazy/ceramics/lookups/material-types'
import { expect, test } from 'vitest'
import { glazeLook, luminance } from './glaze-look.ts'
import { typeColour } from './type-colours.ts'

const look = (hexColor: string | null, materialTypeId: number | null = null) =>
  glazeLook({ name: '', hexColor, materialTypeId, baseTypeId: null })

test('luminance runs from black to white', () => {
  expect(luminance('000000')).toBe(0)
  expect(luminance('ffffff')).toBeCloseTo(1)
  expect(luminance('808080')).toBeCloseTo(0.2159, 3)
})

test('the fired colour wins over the colour of the type', () => {
  expect(look('DFE6DA', 540)).toEqual({ colour: '#dfe6da', ink: 'dark' })
  expect(look(null, 540)).toEqual({ colour: '#33211a', ink: 'light' })
})

test('a colour that is none falls back to the type', () => {
  expect(look('red;background:url(x)', 500).colour).toBe('#9fbda9')
})

test('a type without a colour of its own takes that of the nearest type above', () => {
  expect(typeColour(1080)).toBe(typeColour(1060))
  expect(typeColour(130)).toBe(typeColour(120))
})

test('every type has a colour, and so have an unknown one and none', () => {
  for (const { id } of MATERIAL_TYPES) expect(typeColour(id)).toMatch(/^[0-9a-f]{6}$/)
  expect(typeColour(99_999)).toMatch(/^[0-9a-f]{6}$/)
  expect(typeColour(null)).toMatch(/^[0-9a-f]{6}$/)
})

test('a colorant is painted as the powder its name speaks of', () => {
  const powder = (name: string) =>
    glazeLook({ name, hexColor: null, materialTypeId: 17, baseTypeId: 17 }).colour
  expect(powder('Cobalt Carbonate')).not.toBe(powder('Cobalt Oxide'))
  expect(powder('Red Iron Oxide')).toBe('#8a3d26')
  expect(powder('Something Else')).toBe(`#${typeColour(17)}`)
})
