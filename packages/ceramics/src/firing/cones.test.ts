import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseConeRange } from './cone-text.ts'
import { CONE_GROUPS, CONES, findCone, formatConeLabel, formatConeRange } from './cones.ts'

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
