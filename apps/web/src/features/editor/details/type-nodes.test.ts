import { describe, expect, it } from 'vitest'
import { type TypeNode, treeStep, typeNodes, pathTo } from './type-nodes.ts'
import { namesOf } from '#testing/names.ts'

const NAMES = await namesOf('en')

const names = (nodes: readonly TypeNode[]) =>
  nodes.map(({ type, level }) => `${'  '.repeat(level - 1)}${type.name}`)

describe('the tree of types', () => {
  it('begins with the base types of recipes, or of materials', () => {
    expect(names(typeNodes('recipe', new Set(), '', NAMES))[0]).toBe('Glaze')
    expect(names(typeNodes('material', new Set(), '', NAMES))).toContain('Feldspar')
    expect(names(typeNodes('material', new Set(), '', NAMES))).not.toContain('Glaze')
  })

  it('is open down to a type at its third level', () => {
    const nodes = typeNodes('recipe', pathTo(130), '', NAMES)
    expect(names(nodes)).toContain('    Throwing')
    const throwing = nodes.find(({ type }) => type.id === 130)
    expect(throwing).toMatchObject({ level: 3, position: 1, siblings: 6, parentId: 120 })
    expect(throwing?.isOpen).toBeUndefined()
  })

  it('shows only what is called what is looked for, with all above it', () => {
    expect(names(typeNodes('recipe', new Set(), 'slipcast', NAMES))).toEqual([
      'Clay Body',
      '  Earthenware',
      '    Slipcasting',
      '  Stoneware',
      '    Slipcasting',
      '  Porcelain',
      '    Slipcasting',
      '  Flameware',
      '    Slipcasting',
    ])
    expect(typeNodes('recipe', new Set(), 'xyzzy', NAMES)).toEqual([])
  })

  it('opens what was found, too', () => {
    expect(names(typeNodes('recipe', new Set(), 'CELA', NAMES))).toEqual([
      'Glaze',
      '  Iron',
      '    Celadon',
    ])
    const [, , celadon] = typeNodes('recipe', new Set(), 'cela', NAMES)
    const opened = names(typeNodes('recipe', new Set([celadon?.type.id ?? 0]), 'cela', NAMES))
    expect(opened.length).toBeGreaterThan(3)
    expect(opened[3]).toMatch(/^ {6}\S/)
  })
})

describe('keys', () => {
  const nodes = typeNodes('recipe', new Set([110]), '', NAMES)
  const placeOf = (id: number) => nodes.findIndex(({ type }) => type.id === id)

  it('open, close and go down and up', () => {
    expect(treeStep(nodes, placeOf(460), 'ArrowRight', NAMES)).toEqual({ open: 460 })
    expect(treeStep(nodes, placeOf(110), 'ArrowRight', NAMES)).toEqual({ goTo: 120 })
    expect(treeStep(nodes, placeOf(110), 'ArrowLeft', NAMES)).toEqual({ close: 110 })
    expect(treeStep(nodes, placeOf(120), 'ArrowLeft', NAMES)).toEqual({ goTo: 110 })
    expect(treeStep(nodes, placeOf(460), 'ArrowLeft', NAMES)).toBeUndefined()
    expect(treeStep(nodes, placeOf(460), 'ArrowDown', NAMES)).toEqual({ goTo: 110 })
    expect(treeStep(nodes, placeOf(460), 'ArrowUp', NAMES)).toBeUndefined()
    expect(treeStep(nodes, 2, 'Home', NAMES)).toEqual({ goTo: 460 })
    expect(treeStep(nodes, 2, 'End', NAMES)).toEqual({ goTo: nodes.at(-1)?.type.id })
  })

  it('that are letters go to the next of that name, round the tree', () => {
    const porcelain = placeOf(260)
    expect(treeStep(nodes, placeOf(460), 'p', NAMES)).toEqual({ goTo: nodes[porcelain]?.type.id })
    expect(treeStep(nodes, porcelain, 'g', NAMES)).toEqual({ goTo: 460 })
    expect(treeStep(nodes, 0, 'Shift', NAMES)).toBeUndefined()
  })
})
