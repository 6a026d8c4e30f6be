import { expect, test } from 'vitest'
import { comparedVersions, parseComparedVersions } from './compared-versions.ts'

const VERSIONS = [{ number: 5 }, { number: 4 }, { number: 2 }]

test('without a wish the newest version stands beside the one before', () => {
  expect(comparedVersions(VERSIONS, {})).toEqual({ before: 4, after: 5 })
  expect(comparedVersions(VERSIONS, { after: 4 })).toEqual({ before: 2, after: 4 })
})

test('what was asked for is compared where it can be read', () => {
  expect(comparedVersions(VERSIONS, { before: 2, after: 5 })).toEqual({ before: 2, after: 5 })
  expect(comparedVersions(VERSIONS, { before: 5, after: 2 })).toEqual({ before: 5, after: 2 })
  expect(comparedVersions(VERSIONS, { before: 3, after: 99 })).toEqual({ before: 4, after: 5 })
})

test('one version alone is compared with nothing', () => {
  expect(comparedVersions([{ number: 3 }], {})).toBeUndefined()
  expect(comparedVersions([], { before: 1, after: 2 })).toBeUndefined()
})

test('an address may hold anything', () => {
  expect(parseComparedVersions({ before: '2', after: 5 })).toEqual({ before: 2, after: 5 })
  const hostile = { before: 'Infinity', after: '<script>', more: '1' }
  expect(parseComparedVersions(hostile)).toEqual({})
  expect(parseComparedVersions({ before: '-1', after: '1.5' })).toEqual({})
})
