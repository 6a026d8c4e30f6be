import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONE_GROUPS,
  CONES,
  findCone,
  formatConeLabel,
  formatConeRange,
  parseConeRange,
} from './cones.ts'

const idOf = (name: string) => CONES.find((cone) => cone.name === name)?.id ?? NaN

test('38 cones from 022 to 14, the halves between their neighbours', () => {
  expect(CONES.map((cone) => cone.id)).toEqual(Array.from({ length: 38 }, (_, at) => at + 1))
  expect(CONES.map((cone) => cone.name).join(' ')).toBe(
    '022 021 020 019 018 017 016 015 014 013 012 011 010 09 08 07 06 05.5 05 04 03 02 01 ' +
      '1 2 3 4 5 5.5 6 7 8 9 10 11 12 13 14',
  )
})

test('a half cone has a name, a label and a text of its own', () => {
  expect(findCone(29)).toMatchObject({ name: '5.5', label: '5½', text: '5 1/2', group: 'mid' })
  expect(findCone(18)).toMatchObject({ name: '05.5', label: '05½', text: '05 1/2', group: 'low' })
})

test.each([0, 39, -1, 1.5, NaN])('no cone has the id %d', (id) => {
  expect(findCone(id)).toBeUndefined()
})

test('temperatures rise with the cones', () => {
  const heats = CONES.map((cone) => cone.celsius ?? NaN)
  expect(heats).toEqual(heats.toSorted((a, b) => a - b))
})

describe('bands', () => {
  test.each([
    ['022', 'low'],
    ['3', 'low'],
    ['4', 'mid'],
    ['8', 'mid'],
    ['9', 'high'],
    ['14', 'high'],
  ])('cone %s is %s', (name, group) => {
    expect(findCone(idOf(name))?.group).toBe(group)
  })

  test('the bands cover all cones without overlap', () => {
    const bands = Object.values(CONE_GROUPS)
    for (const cone of CONES) {
      const around = bands.filter(({ fromId, toId }) => fromId <= cone.id && cone.id <= toId)
      expect(around).toHaveLength(1)
    }
  })
})

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

describe('writing cones', () => {
  test.each([
    [33, 34, '9 - 10', '△9 – 10'],
    [30, 30, '6', '△6'],
    [29, 30, '5 1/2 - 6', '△5½ – 6'],
    [18, 18, '05 1/2', '△05½'],
    [30, null, '6', '△6'],
    [undefined, 30, '6', '△6'],
    [null, null, '', ''],
    [99, null, '', ''],
  ])('%s to %s', (fromId, toId, text, label) => {
    expect(formatConeRange(fromId, toId)).toBe(text)
    expect(formatConeLabel(fromId, toId)).toBe(label)
  })

  test('what is written is read back', () => {
    const id = fc.integer({ min: 1, max: 38 })
    fc.assert(
      fc.property(id, id, (one, other) => {
        const range = { fromId: Math.min(one, other), toId: Math.max(one, other) }
        const { fromId, toId } = range
        expect(parseConeRange(formatConeRange(fromId, toId))).toEqual({ ok: true, value: range })
        expect(parseConeRange(formatConeLabel(fromId, toId))).toEqual({ ok: true, value: range })
      }),
    )
  })
})
