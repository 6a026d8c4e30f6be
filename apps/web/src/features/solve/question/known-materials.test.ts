import { expect, test } from 'vitest'
import { knownMaterials } from './known-materials.ts'

const SILICA = { percent: { SiO2: 100 }, loi: 0, total: 100 }

const item = (id: number, name: string, materialTypeId: number) => ({
  id,
  name,
  materialTypeId,
  analysis: SILICA,
})

test('a material is known with its analysis, its price, and whether it is a clay', () => {
  const known = knownMaterials(
    [
      item(1, 'Ball clay', 13),
      item(2, 'Custer', 4),
      { id: 3, name: 'Mystery', materialTypeId: null, isHidden: true, analysis: null },
    ],
    (id) => (id === 1 ? 2.5 : null),
  )
  expect([...known.keys()]).toEqual([1, 2, 3])
  expect(known.get(1)).toEqual({
    id: 1,
    name: 'Ball clay',
    price: 2.5,
    isClay: true,
    analysis: SILICA,
  })
  expect(known.get(2)).toMatchObject({ price: null, isClay: false })
  expect(known.get(3)).toMatchObject({ analysis: null, isClay: false, isHidden: true })
})
