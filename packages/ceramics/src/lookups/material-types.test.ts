import { describe, expect, test } from 'vitest'
import {
  ancestors,
  BASE_TYPES,
  childrenOf,
  descendants,
  findByFullName,
  findMaterialType,
  fullName,
  MATERIAL_TYPES,
} from './material-types.ts'

test('129 types with ids and full names of their own', () => {
  expect(MATERIAL_TYPES).toHaveLength(129)
  expect(new Set(MATERIAL_TYPES.map((type) => type.id)).size).toBe(129)
  expect(new Set(MATERIAL_TYPES.map((type) => type.fullName)).size).toBe(129)
})

test('celadon is an iron glaze', () => {
  expect(findMaterialType(500)).toEqual({
    id: 500,
    parentId: 490,
    name: 'Celadon',
    fullName: 'Glaze - Iron - Celadon',
    path: [100, 460, 490, 500],
    baseTypeId: 460,
    isBaseType: false,
    category: 'recipe',
  })
})

test('feldspar is a base type of raw materials', () => {
  expect(findMaterialType(20)).toMatchObject({
    fullName: 'Feldspar',
    baseTypeId: 20,
    isBaseType: true,
    category: 'material',
  })
})

test('base types lie directly under a root', () => {
  for (const id of [...BASE_TYPES.materials, ...BASE_TYPES.recipes]) {
    expect(ancestors(id)).toHaveLength(1)
    expect(findMaterialType(id)?.isBaseType).toBe(true)
  }
  expect(MATERIAL_TYPES.filter((type) => type.isBaseType)).toHaveLength(16)
})

describe('the tree', () => {
  test('ancestors from the root down', () => {
    expect(ancestors(510).map((type) => type.name)).toEqual([
      'Composite',
      'Glaze',
      'Iron',
      'Celadon',
    ])
    expect(ancestors(100)).toEqual([])
  })

  test('descendants at any depth, without the type itself', () => {
    expect(descendants(500).map((type) => type.name)).toEqual(['Blue', 'Green', 'Yellow', 'Chun'])
    expect(descendants(460)).toHaveLength(80)
    expect(descendants(510)).toEqual([])
  })

  test('children are one step below', () => {
    expect(childrenOf(590).map((type) => type.name)).toEqual([
      'Traditional',
      'Carbon Trap',
      'High-Alumina',
      'White',
    ])
  })

  test('every type is a descendant of its ancestors', () => {
    for (const type of MATERIAL_TYPES) {
      for (const ancestor of ancestors(type.id)) {
        expect(descendants(ancestor.id)).toContain(type)
      }
    }
  })

  test('an unknown id has nothing', () => {
    expect(ancestors(7)).toEqual([])
    expect(descendants(7)).toEqual([])
    expect(fullName(7)).toBe('')
    expect(findMaterialType(7)).toBeUndefined()
  })
})

describe('finding by full name', () => {
  test.each(MATERIAL_TYPES)('$fullName', (type) => {
    expect(findByFullName(type.fullName)).toBe(type)
  })

  test.each([
    ['glaze - iron - TENMOKU', 540],
    ['Glaze - Iron - Tenmoku, Temmoku, Tianmu', 540],
    ['Glaze - Iron - Celadon - Chun, Jun', 533],
    ['Glaze - Iron - Tessha, Hare’s Fur', 560],
    ['Glaze - Refractory', 1180],
    [' Feldspar ', 20],
  ])('%j', (text, id) => {
    expect(findByFullName(text)?.id).toBe(id)
  })

  test.each(['', 'Celadon', 'Glaze - Celadon'])('%j is the full name of none', (text) => {
    expect(findByFullName(text)).toBeUndefined()
  })
})
