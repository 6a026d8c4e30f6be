import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseConeRange } from './cone-text.ts'
import { CONES } from './cones.ts'

const idOf = (name: string) => CONES.find((cone) => cone.name === name)?.id ?? NaN

describe('reading cones', () => {
  test.each([
    ['06', '06', '06'],
    ['6', '6', '6'],
    ['△6', '6', '6'],
    ['Δ6', '6', '6'],
    ['∆ 6', '6', '6'],
    ['^6', '6', '6'],
    ['c6', '6', '6'],
    ['C 10', '10', '10'],
    ['cone 6', '6', '6'],
    ['Cone: 6', '6', '6'],
    ['Cones 9 to 10', '9', '10'],
    ['Orton cone 04', '04', '04'],
    ['^5½', '5.5', '5.5'],
    ['5 1/2', '5.5', '5.5'],
    ['5-1/2', '5.5', '5.5'],
    ['5.5', '5.5', '5.5'],
    ['5,5', '5.5', '5.5'],
    ['05.5', '05.5', '05.5'],
    ['05½', '05.5', '05.5'],
    ['5-6', '5', '6'],
    ['5 1/2 - 6', '5.5', '6'],
    ['△5½ – 6', '5.5', '6'],
    ['^9-^10', '9', '10'],
    ['cone6-cone 7', '6', '7'],
    ['04-03', '04', '03'],
    ['012 - 06', '012', '06'],
    ['9  10', '9', '10'],
    ['4  5  6', '4', '6'],
    ['5,6', '5', '6'],
    ['9/10', '9', '10'],
    ['06..04', '06', '04'],
    [' 10\n', '10', '10'],
    ['10-9', '9', '10'],
    ['03-04', '04', '03'],
    ['9 or 10', '9', '10'],
    ['6 through 8', '6', '8'],
    ['Kegel 6 bis 7', '6', '7'],
    ['stozec 6 do 7', '6', '7'],
    ['kagla 6 till 7', '6', '7'],
    ['конус 6 до 7', '6', '7'],
    ['โคน 6 ถึง 7', '6', '7'],
    ['cône 6 à 8', '6', '8'],
    ['Cono 6 y 7', '6', '7'],
    ['C/6', '6', '6'],
    ['c. 6', '6', '6'],
    ['cone #06', '06', '06'],
    ['cone 6 (1222 °C)', '6', '6'],
    ['10 [2345F]', '10', '10'],
    ['10+', '10', '10'],
  ])('%j', (text, from, to) => {
    expect(parseConeRange(text)).toEqual({
      ok: true,
      value: { fromId: idOf(from), toId: idOf(to) },
    })
  })

  test.each([
    ['', 'empty', ''],
    ['  ', 'empty', '  '],
    ['cone', 'notACone', 'cone'],
    ['tepid', 'notACone', 'tepid'],
    ['6 ox', 'notACone', 'ox'],
    ['6R', 'notACone', 'R'],
    ['1222 °C', 'unknownCone', '1222'],
    ['15', 'unknownCone', '15'],
    ['0', 'unknownCone', '0'],
    ['6.5', 'unknownCone', '6.5'],
    ['6 (oxidation)', 'notACone', '(oxidation)'],
    ['006', 'unknownCone', '006'],
  ])('%j is not understood', (text, code, part) => {
    expect(parseConeRange(text)).toEqual({ ok: false, error: { code, text: part } })
  })

  test('no text makes it fall over', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ½△^c-/.,to') }), (text) => {
        const result = parseConeRange(text)
        if (result.ok) expect(result.value.fromId).toBeLessThanOrEqual(result.value.toId)
        else expect(result.error.code).toMatch(/^(empty|notACone|unknownCone)$/)
      }),
    )
  })
})
