import type { Notification } from '@glazy/contract/notifications'
import { expect, test } from 'vitest'
import { withoutRead } from './notifications.ts'

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
