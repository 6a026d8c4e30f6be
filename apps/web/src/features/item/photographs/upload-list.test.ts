import { expect, test } from 'vitest'
import { newValues } from './photograph-values.ts'
import { type Upload, withFiles, withoutUpload, withState, withValues } from './upload-list.ts'

const VALUES = newValues({
  name: 'Celadon',
  fromOrtonConeId: null,
  toOrtonConeId: null,
  atmospheres: [],
})
const chosen = (...names: string[]) =>
  names.map((name) => ({ file: new File(['x'], name), preview: `blob:${name}` }))
const keys = (uploads: readonly Upload[]) => uploads.map(({ key }) => key)

test('files that are added later get keys of their own', () => {
  const two = withFiles([], chosen('a', 'b'), VALUES)
  const later = withFiles(withoutUpload(two, 1), chosen('c'), VALUES)
  expect(keys(later)).toEqual([2, 3])
  expect(later.map(({ file, state }) => [file.name, state.kind])).toEqual([
    ['b', 'waiting'],
    ['c', 'waiting'],
  ])
})

test('each is described and sent by itself', () => {
  const two = withFiles([], chosen('a', 'b'), VALUES)
  const named = withValues(two, 2, { title: 'Cone 10' })
  const sent = withState(named, 1, { kind: 'sending', share: 0.5 })
  expect(sent.map(({ values }) => values.title)).toEqual(['Celadon', 'Cone 10'])
  expect(sent.map(({ state }) => state.kind)).toEqual(['sending', 'waiting'])
})

test('each keeps its own key of sending, whatever becomes of it', () => {
  const two = withFiles([], chosen('a', 'b'), VALUES)
  const tried = withState(withValues(two, 1, { title: 'Cone 10' }), 1, { kind: 'cancelled' })
  const sent = (uploads: readonly Upload[]) => uploads.map(({ clientKey }) => clientKey)
  expect(sent(tried)).toEqual(sent(two))
  expect(new Set(sent(two)).size).toBe(2)
})
