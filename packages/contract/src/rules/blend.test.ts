import { describe, expect, it, test } from 'vitest'
import {
  BLEND_FAILURES,
  BLEND_PROBLEMS,
  type BlendSetup,
  blendSetupProblems,
  previewGrid,
  startBlend,
} from './blend.ts'

const IDS = [11, 12, 13, 14]
const said = (setup: BlendSetup) =>
  blendSetupProblems(setup, IDS).map(({ field, problem }) => `${field}: ${BLEND_PROBLEMS[problem]}`)

describe('a setup', () => {
  test.each(['line', 'triaxial', 'biaxial'] as const)('of a %s blend begins valid', (type) => {
    const setup = startBlend(type, IDS)
    expect(setup).toMatchObject({ rows: 5, columns: 5, namingStrategy: 'human-readable' })
    expect(said(setup)).toEqual([])
  })

  test.each([
    ['line', ['left: Left material is required', 'right: Right material is required']],
    [
      'triaxial',
      [
        'top: Top material is required',
        'bottomLeft: Bottom left material is required',
        'bottomRight: Bottom right material is required',
      ],
    ],
    [
      'biaxial',
      [
        'topLeft: Top left material is required',
        'topRight: Top right material is required',
        'bottomLeft: Bottom left material is required',
        'bottomRight: Bottom right material is required',
      ],
    ],
  ] as const)('of a %s blend names every place that is empty', (type, expected) => {
    expect(said(startBlend(type, []))).toEqual(expected)
  })

  it('refuses what is not among the materials', () => {
    expect(said(startBlend('line', [99, 98]))).toEqual([
      'left: Invalid left material selected',
      'right: Invalid right material selected',
    ])
  })

  it('refuses the same material twice', () => {
    expect(said(startBlend('line', [11, 11]))).toEqual([
      'materials: Left and right materials must be different',
    ])
    expect(said(startBlend('triaxial', [11, 12, 11]))).toEqual([
      'materials: All materials must be different',
    ])
  })

  it.each([
    ['line', { columns: 2 }, ['columns: Minimum 3 columns required']],
    ['line', { columns: 21 }, ['columns: Maximum 20 columns allowed']],
    ['line', { columns: NaN, rows: 0 }, ['columns: Minimum 3 columns required']],
    ['line', { columns: 20, rows: 99 }, []],
    ['triaxial', { rows: 2, columns: 99 }, ['rows: Minimum 3 rows required']],
    ['triaxial', { rows: 21 }, ['rows: Maximum 20 rows allowed']],
    ['triaxial', { rows: 3 }, []],
    [
      'biaxial',
      { rows: 0, columns: 30 },
      ['rows: Minimum 3 rows required', 'columns: Maximum 20 columns allowed'],
    ],
  ] as const)('of a %s blend with %o', (type, grid, expected) => {
    expect(said({ ...startBlend(type, IDS), ...grid })).toEqual(expected)
  })
})

test('a preview is drawn from 1 to 20, whatever is being typed', () => {
  const grid = (rows: number, columns: number) =>
    previewGrid({ ...startBlend('biaxial', IDS), rows, columns })
  expect(grid(0, 400)).toEqual({ type: 'biaxial', rows: 1, columns: 20 })
  expect(grid(NaN, 7.9)).toEqual({ type: 'biaxial', rows: 1, columns: 7 })
})

test('failures are the sentences of the specification', () => {
  expect(BLEND_FAILURES).toMatchObject({
    line: 'Failed to calculate line blend',
    triaxialMissing: 'Missing required materials for triaxial blend',
    unexpected: 'An unexpected error occurred during calculation',
  })
})
