import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { MAX_ID } from './limits.ts'
import {
  listUnreadNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
  type UnreadNotifications,
} from './notifications.ts'

const UNREAD: UnreadNotifications = {
  notifications: [
    {
      id: 1,
      type: 'comment',
      kind: 'comment',
      title: 'New comment',
      message: 'text',
      createdAt: '2026-01-01T00:00:00.000Z',
      createdAtDiff: '2 hours ago',
      log_id: null,
      material: { id: 7, name: 'Test' },
      material_id: 7,
      link: '/recipes/7',
    },
  ],
  count: 120,
}

describe('notifications', () => {
  it('encode, and carry nothing beyond the contract', () => {
    const { notifications, count } = UNREAD
    const rows = notifications.map((row) => ({ ...row, account_id: 5, actor_id: 6 }))
    const answer = { data: { notifications: rows, count } }
    expect(z.encode(listUnreadNotifications.response[200], answer)).toEqual({ data: UNREAD })
  })

  it.each(['0', '-1', '1.5', 'x', String(MAX_ID + 1)])('have no id %s', (id) => {
    expect(markNotificationAsRead.params?.safeParse({ id }).success).toBe(false)
    expect(markAllNotificationsAsRead.query?.safeParse({ id }).success).toBe(false)
  })

  it('are all meant where none is named', () => {
    expect(markAllNotificationsAsRead.query?.parse({})).toEqual({})
    expect(markAllNotificationsAsRead.query?.parse({ id: '7' })).toEqual({ id: 7 })
  })
})
