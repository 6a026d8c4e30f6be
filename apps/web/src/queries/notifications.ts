import { NOTIFICATIONS_REFRESH_MS } from '@glazy/contract/limits'
import type { UnreadNotifications } from '@glazy/contract/notifications'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

const notificationKeys = {
  all: ['notifications'],
  unread: (userId: number) => ['notifications', 'unread', userId],
} as const

/** What a user has not read yet, asked for again every two minutes while the page is looked at. */
export function unreadNotifications(userId: number) {
  return queryOptions({
    queryKey: notificationKeys.unread(userId),
    queryFn: async ({ signal }) => (await call('listUnreadNotifications', {}, signal)).data,
    enabled: !import.meta.env.SSR,
    refetchInterval: NOTIFICATIONS_REFRESH_MS,
    ...FRESHNESS.notifications,
  })
}

/** What people say on the page that is open: news may be about it. */
const SAID = [['comments'], ['reviews']] as const

/** How many were unread: when the page was rendered, and as far as is known now. */
interface UnreadBefore {
  readonly rendered: number
  readonly known: number | undefined
}

/**
 * Whether more has come than there was. What is heard first also tells of what came after the page
 * had been rendered and before anybody listened.
 */
export function hasNews(
  count: number,
  isFirst: boolean,
  { rendered, known }: UnreadBefore,
): boolean {
  return isFirst ? count > rendered : count >= (known ?? 1)
}

/**
 * Takes in how many are unread, and asks for them when that is not what is known. With news that come
 * while the page is open, what is said on it is read again, so that an answer is there at once.
 *
 * @param rendered how many were unread when the page was rendered
 */
export function useNewsCount(
  userId: number,
  rendered: number,
): (count: number, isFirst: boolean) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (count, isFirst) => {
      const { queryKey } = unreadNotifications(userId)
      const known = queryClient.getQueryData(queryKey)?.count
      // More people may have gathered in one that is known.
      if (known !== count || count > 0) void queryClient.invalidateQueries({ queryKey })
      if (!hasNews(count, isFirst, { rendered, known })) return
      for (const key of SAID) void queryClient.invalidateQueries({ queryKey: key })
    },
    [queryClient, userId, rendered],
  )
}

/** Stops the mails about what happens, or wants them again, by the token of such a mail. */
export async function wantMails(token: string, isWanted: boolean): Promise<void> {
  await call(isWanted ? 'resubscribeMails' : 'unsubscribeMails', { query: { token } })
}

/** Marks the notification with an id as read, or all of them without one; seen at once. */
export function useMarkAsRead(userId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = unreadNotifications(userId)
  return useMutation({
    mutationFn: (id: number | undefined) =>
      id === undefined
        ? call('markAllNotificationsAsRead', { method: 'POST' })
        : call('markNotificationAsRead', { params: { id }, method: 'POST' }),
    async onMutate(id) {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, before && withoutRead(before, id))
      return { before }
    },
    onError: (_error, _id, rollback) => {
      if (rollback?.before) queryClient.setQueryData(queryKey, rollback.before)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** What is left unread when one notification has been read, or all of them. */
export function withoutRead(unread: UnreadNotifications, id: number | undefined) {
  if (id === undefined) return { notifications: [], count: 0 }
  const notifications = unread.notifications.filter((notification) => notification.id !== id)
  const read = unread.notifications.length - notifications.length
  return { notifications, count: Math.max(0, unread.count - read) }
}
