import { expect, it } from 'vitest'
import { readText } from '../text/read-text.ts'

const TEXT = `About this collection.

Glaze name: Test Clear
Cone: 9  10
Color: clear
Surface texture: shiny glossy
Firing: Ox. or Red.
Glaze type: Celadon

Recipe:\tPercent\tBatch
Potash Feldspar\t40.00\t400
Silica\t60.00\t600
Totals:\t100.00 %\t1000 gm

Also add:
Red Iron Oxide\t2.00\t20

Comments:
Clear and bright.
Cone: this is a comment

Still the comment.
Glaze name: Second
Firing: Raku
nonsense

Recipe:\tPercent\tBatch
Frit 3110\t\t70
no tabs here
Totals:\tBatch? %\t70 gm
`

it('reads recipes in the text form of HyperGlaze', () => {
  const { format, about, recipes, problems } = readText(TEXT)
  expect(format).toBe('hyperglaze')
  expect(about).toEqual({ introduction: 'About this collection.' })
  expect(recipes[0]).toMatchObject({
    name: 'Test Clear',
    line: 3,
    coneText: '9  10',
    fromConeId: 33,
    toConeId: 34,
    atmosphereIds: [1, 3],
    surfaceId: 8,
    typeName: 'Celadon',
    extra: { Color: 'clear' },
    components: [
      { name: 'Potash Feldspar', amount: 40, isAdditional: false },
      { name: 'Silica', amount: 60, isAdditional: false },
      { name: 'Red Iron Oxide', amount: 2, isAdditional: true },
    ],
    description: 'Clear and bright.\nCone: this is a comment\n\nStill the comment.',
  })
  expect(recipes[1]).toMatchObject({
    name: 'Second',
    atmosphereIds: [6],
    components: [{ name: 'Frit 3110', amount: 70 }],
  })
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [25, 'lineNotUnderstood'],
    [29, 'lineNotUnderstood'],
  ])
})
