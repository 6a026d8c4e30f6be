import { expect, it } from 'vitest'
import { proportionsOf, scaledToHundred } from './proportions.ts'

const line = (amount: number, isAdditional = false) => ({ amount, isAdditional })

it('tells the same recipe in another batch and order, and no other one', () => {
  const recipe = proportionsOf([line(60), line(40), line(2, true)])
  expect(proportionsOf([line(20, true), line(400), line(600)])).toBe(recipe)
  expect(proportionsOf([line(60), line(40), line(2)])).not.toBe(recipe)
  expect(proportionsOf([line(60), line(40), line(3, true)])).not.toBe(recipe)
})

it('scales base and additions alike, to exactly 100', () => {
  expect(scaledToHundred([line(40), line(40), line(40), line(6, true)])).toEqual([
    line(33.334),
    line(33.333),
    line(33.333),
    line(5, true),
  ])
})

it('leaves a recipe of additions alone as it is', () => {
  expect(scaledToHundred([line(4, true)])).toEqual([line(4, true)])
})

it('does not round a trace away', () => {
  expect(scaledToHundred([line(10_000), line(0.01)])[1]?.amount).toBeGreaterThan(0)
})
