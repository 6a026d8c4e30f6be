import type { Component } from '@glazy/contract/materials'
import { expect, test } from 'vitest'
import { compositionOf } from './composition.ts'

const line = (percentageAmount: number, isAdditional = false): Component => ({
  material: { id: 1, name: 'Silica', kind: 'primitive', isArchived: false, materialTypeId: null },
  percentageAmount,
  isAdditional,
})

test('additions come on top of the base', () => {
  const { base, additions, baseTotal, total, isOddTotal } = compositionOf([
    line(40),
    line(60),
    line(4, true),
  ])
  expect([base.length, additions.length]).toEqual([2, 1])
  expect([baseTotal, total, isOddTotal]).toEqual([100, 104, false])
})

test('a base that adds to something else is odd, one that misses 100 by rounding is not', () => {
  expect(compositionOf([line(35.7), line(58)]).isOddTotal).toBe(true)
  expect(compositionOf([line(33.33), line(66.67)]).isOddTotal).toBe(false)
  expect(compositionOf([line(4, true)]).isOddTotal).toBe(false)
})
