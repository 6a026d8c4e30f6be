import { expect, test } from 'vitest'
import { readSum } from './oxide-sum.ts'

test('a sum is two oxides or more, each once', () => {
  expect(readSum('K2O+Na2O')).toEqual(['K2O', 'Na2O'])
  expect(readSum('KNaO')).toEqual(['K2O', 'Na2O'])
  expect(readSum('cao+MgO+SrO')).toEqual(['CaO', 'MgO', 'SrO'])
  for (const none of ['', 'K2O', 'K2O+', 'K2O+K2O', 'K2O+XO', 'KNaO+CaO']) {
    expect(readSum(none)).toBeUndefined()
  }
})
