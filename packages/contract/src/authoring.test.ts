import { describe, expect, it } from 'vitest'
import { createMaterial, recipeComponent } from './authoring.ts'

const body = { name: 'Test clay', isPrimitive: true, analysis: { SiO2: 60, Al2O3: 40 } }

describe('a raw material that is sent', () => {
  it.each([
    ['umf', 'umf'],
    ['xumf', 'umf'],
    ['ror2o', 'unity'],
    ['none', 'none'],
  ])('may have the unity type %s', (sent, kept) => {
    expect(createMaterial.body?.parse({ ...body, unityType: sent }).unityType).toBe(kept)
  })

  it.each(['', 'UMF', 'constructor', 7, ['umf'], null])(
    'may not have the one of %j',
    (unityType) => {
      const parsed = createMaterial.body?.safeParse({ ...body, unityType })
      expect(parsed?.error?.issues.map(({ path }) => path.join('.'))).toEqual(['unityType'])
    },
  )

  it.each([undefined, null, 'SiO2', [60], {}])('needs an oxide, which %j has not', (analysis) => {
    const parsed = createMaterial.body?.safeParse({ ...body, analysis })
    expect(parsed?.error?.issues[0]).toMatchObject({
      path: ['analysis'],
      message: 'At least one oxide must be specified',
    })
  })
  it.each([{ SiO2: -1 }, { SiO2: 2_000_000, loi: 5 }])(
    'is told of %j that the figure is wrong, and not that there is none',
    (analysis) => {
      const parsed = createMaterial.body?.safeParse({ ...body, analysis })
      expect(parsed?.error?.issues.map(({ path }) => path.join('.'))).toEqual(['analysis.SiO2'])
    },
  )
})

describe('the amount of an ingredient', () => {
  const told = (percentageAmount: unknown) =>
    recipeComponent
      .safeParse({ componentMaterialId: 1, percentageAmount })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  it.each([undefined, null, '', ' '])('is asked for where it is %j', (amount) => {
    expect(told(amount)).toEqual([
      'percentageAmount: The percentage amount of the recipe ingredient is required',
    ])
  })

  it.each(['x', '0', -1, 2_000_000])('is told what it may be where it is %j', (amount) => {
    expect(told(amount)).toEqual(['percentageAmount: must be a number above 0, at most 1000000'])
  })
})
