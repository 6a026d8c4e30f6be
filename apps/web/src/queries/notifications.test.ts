import type { Notification } from '@glazy/contract/notifications'
import { expect, test } from 'vitest'
import { hasNews, withoutRead } from './notifications.ts'

const notification = (id: number): Notification => ({
  id,
  type: 'other',
  kind: null,
  title: `test ${id}`,
  message: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdAtDiff: '1 day ago',
  log_id: null,
  material: null,
  material_id: null,
  link: null,
})
const UNREAD = { notifications: [notification(1), notification(2)], count: 70 }

test('one that was read is gone, and counts no more', () => {
  expect(withoutRead(UNREAD, 1)).toEqual({ notifications: [notification(2)], count: 69 })
})

test('one that was not there changes nothing', () => {
  expect(withoutRead(UNREAD, 9)).toEqual(UNREAD)
})

test('all of them are read together', () => {
  expect(withoutRead(UNREAD, undefined)).toEqual({ notifications: [], count: 0 })
})

test.each([
  ['what the page was rendered with is no news', 2, true, { rendered: 2, known: undefined }, false],
  ['what came before anybody listened is', 3, true, { rendered: 2, known: undefined }, true],
  ['also when it has been asked for already', 3, true, { rendered: 2, known: 3 }, true],
  ['one more is news', 3, false, { rendered: 0, known: 2 }, true],
  ['more in one that is known may be', 2, false, { rendered: 0, known: 2 }, true],
  ['fewer are none', 1, false, { rendered: 0, known: 2 }, false],
  ['none is none', 0, false, { rendered: 0, known: undefined }, false],
])('%s', (_, count, isFirst, before, expected) => {
  expect(hasNews(count, isFirst, before)).toBe(expected)
})
