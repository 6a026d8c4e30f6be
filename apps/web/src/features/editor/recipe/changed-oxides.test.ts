import { expect, test } from 'vitest'
import { changedOxides } from './changed-oxides.ts'

test('what differs by as much as is shown has changed', () => {
  const before = { SiO2: 3.71, Al2O3: 0.41, CaO: 0.7361 }
  const now = { SiO2: 3.9, Al2O3: 0.41, CaO: 0.7364, MgO: 0.2 }
  expect(changedOxides(before, now, 0.005)).toEqual(
    expect.arrayContaining([
      { oxide: 'SiO2', was: 3.71, is: 3.9 },
      { oxide: 'MgO', was: 0, is: 0.2 },
    ]),
  )
  expect(changedOxides(before, now, 0.005)).toHaveLength(2)
  expect(changedOxides(before, before, 0.005)).toEqual([])
})
