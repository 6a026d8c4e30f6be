import { describe, expect, it } from 'vitest'
import { ticksBetween, timeTicks } from './ticks.ts'

describe('labels of a firing chart', () => {
  it('are round times, ten at most', () => {
    expect(timeTicks([0, 60], 10)).toEqual([0, 10, 20, 30, 40, 50, 60])
    expect(timeTicks([0, 667], 10)).toEqual([0, 120, 240, 360, 480, 600])
    expect(timeTicks([100, 130], 10)).toEqual([100, 105, 110, 115, 120, 125, 130])
  })

  it('are a hundred degrees apart, two hundred in Fahrenheit, and less when zoomed in', () => {
    expect(ticksBetween([0, 1300], 20, 100)).toHaveLength(14)
    expect(ticksBetween([0, 2400], 20, 200)).toHaveLength(13)
    expect(ticksBetween([1200, 1230], 20, 100)).toEqual([1200, 1205, 1210, 1215, 1220, 1225, 1230])
  })

  it('are none where nothing is in view', () => {
    expect(timeTicks([5, 5], 10)).toEqual([])
    expect(ticksBetween([], 20, 100)).toEqual([])
  })
})
