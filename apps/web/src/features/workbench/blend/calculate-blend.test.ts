import { startBlend } from '@glazy/contract/rules/blend'
import { describe, expect, it, test } from 'vitest'
import { type BlendMaterial, type BlendWords, calculateBlend } from './calculate-blend.ts'

const words: BlendWords = {
  kind: 'Triaxial blend',
  positions: {
    left: 'Left',
    right: 'Right',
    top: 'Top',
    bottomLeft: 'Bottom left',
    bottomRight: 'Bottom right',
    topLeft: 'Top left',
    topRight: 'Top right',
  },
}
const line = (materialId: number | null, name: string, amount: number, isAdditional = false) => ({
  materialId,
  name,
  amount,
  isAdditional,
})
const recipe = (id: number, name: string, lines: BlendMaterial['lines']): BlendMaterial => ({
  id,
  name,
  kind: 'recipe',
  lines,
})
const leach = recipe(1, 'Leach 4321', [
  line(10, 'Potash Feldspar', 40),
  line(11, 'Silica', 30),
  line(12, 'Whiting', 20),
  line(13, 'Kaolin', 10),
])
const iron = recipe(2, 'Iron', [
  line(10, 'Potash Feldspar', 52),
  line(11, 'Silica', 52),
  line(14, 'Red Iron Oxide', 8.32, true),
])
const talc: BlendMaterial = { id: 3, name: 'Talc', kind: 'primitive', lines: [] }

function blended(type: 'line' | 'triaxial', materials: readonly BlendMaterial[], changes = {}) {
  const ids = materials.map(({ id }) => id)
  const result = calculateBlend({ ...startBlend(type, ids), ...changes }, materials, words)
  if (!result.ok) throw new Error(result.error)
  return result.value
}
const amounts = (lines: BlendMaterial['lines'] = []) =>
  lines.map(({ name, amount, isAdditional }) => `${isAdditional ? '+' : ''}${amount} ${name}`)

describe('a blend', () => {
  it('brings its corners to 100 before it mixes them', () => {
    const recipes = blended('line', [leach, iron])
    expect(recipes.map(({ code }) => code)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5'])
    expect(recipes[2]?.name).toBe('50% Leach 4321 / 50% Iron')
    expect(amounts(recipes[2]?.lines)).toEqual([
      '45 Potash Feldspar',
      '40 Silica',
      '10 Whiting',
      '5 Kaolin',
      '+4 Red Iron Oxide',
    ])
    expect(amounts(recipes[4]?.lines)).toEqual([
      '50 Potash Feldspar',
      '50 Silica',
      '+8 Red Iron Oxide',
    ])
  })

  it('takes a raw material as a recipe of nothing else', () => {
    const recipes = blended('triaxial', [leach, iron, talc], { namingStrategy: 'position-based' })
    expect(recipes).toHaveLength(15)
    expect(recipes[14]?.name).toBe('Triaxial blend E5')
    expect(amounts(recipes[14]?.lines)).toEqual(['100 Talc'])
  })

  it('lets additions join the base when they need not be kept apart', () => {
    const recipes = blended('line', [leach, iron], { preserveIsAdditional: false })
    expect(recipes[2]?.lines.at(-1)).toEqual(line(14, 'Red Iron Oxide', 4))
  })

  it('weighs a recipe with something private in it as one ingredient', () => {
    const secret = recipe(4, 'Secret', [line(11, 'Silica', 50), line(null, 'Private', 50)])
    expect(amounts(blended('line', [leach, secret])[4]?.lines)).toEqual(['100 Secret'])
  })

  it('adds up to 100 exactly where thirds do not', () => {
    const recipes = blended('line', [leach, talc], { columns: 4 })
    for (const { lines } of recipes) {
      expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 1000), 0)).toBe(100_000)
    }
  })
})

test('a blend without all its materials says so', () => {
  const missing = calculateBlend(startBlend('line', [1, 99]), [leach], words)
  expect(missing).toEqual({ ok: false, error: 'lineMissing' })
  const unsaved = recipe(-1, 'Draft', [])
  const empty = calculateBlend(startBlend('line', [1, -1]), [leach, unsaved], words)
  expect(empty).toEqual({ ok: false, error: 'lineMissing' })
})
