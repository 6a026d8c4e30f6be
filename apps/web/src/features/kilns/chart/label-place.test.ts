import { describe, expect, it } from 'vitest'
import { type Corner, labelPlace } from './label-place.ts'

const WIDTH = 280
const LINE = 160
const place = (curve: readonly Corner[], line = LINE) =>
  labelPlace('Quartz inversion', line, WIDTH, curve)

describe('the label of a line across a firing', () => {
  it('is above the end where nothing is in its way', () => {
    const early: Corner[] = [
      [0, 290],
      [100, 160],
      [254, 20],
    ]
    expect(place([])).toEqual({ anchor: 'end', x: 274, y: 155 })
    expect(place(early)).toEqual({ anchor: 'end', x: 274, y: 155 })
  })

  it('is at the start where the curve comes to its line late', () => {
    const late: Corner[] = [
      [0, 290],
      [254, 155],
    ]
    expect(place(late)).toEqual({ anchor: 'start', x: 6, y: 155 })
  })

  it('is in the middle where the curve comes to its line early and again when it cools', () => {
    const cooled: Corner[] = [
      [0, 290],
      [70, 20],
      [200, 120],
      [230, 180],
    ]
    expect(place(cooled)).toEqual({ anchor: 'middle', x: 140, y: 155 })
  })

  it('is below its line where the curve is above it at both ends', () => {
    const upright: Corner[] = [
      [0, 290],
      [0, 150],
      [254, 150],
    ]
    const held: Corner[] = [
      [0, 150],
      [280, 150],
    ]
    expect(place(held)).toEqual({ anchor: 'end', x: 274, y: 174 })
    expect(place(upright)).toEqual({ anchor: 'end', x: 274, y: 174 })
  })

  it('begins beside the buttons that zoom', () => {
    const hot: Corner[] = [
      [0, 290],
      [254, 8],
    ]
    expect(place(hot, 16)).toEqual({ anchor: 'start', x: 100, y: 11 })
  })

  it('takes as much room as letters of the Far East do', () => {
    const curve: Corner[] = [
      [0, 290],
      [180, 160],
      [254, 100],
    ]
    expect(labelPlace('Quartz', LINE, WIDTH, curve).anchor).toBe('end')
    expect(labelPlace('石英の転移点の温度', LINE, WIDTH, curve).anchor).toBe('start')
  })
})
