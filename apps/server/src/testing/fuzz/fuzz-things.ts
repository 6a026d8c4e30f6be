import { notify } from '#features/notifications/notifications.queries.ts'
import { doingsOf, type Member } from '#testing/community.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Of each kind: requests remove some of them. */
const EACH = 8

/** Gives somebody things of every kind, so that requests by ids find what they are about. */
export async function makeThings(
  test: Pick<TestApp, 'app' | 'db'>,
  member: Member,
): Promise<readonly number[]> {
  const own = doingsOf(test, member)
  const items: number[] = []
  for (let time = 0; time < EACH; time += 1) {
    const item = await own.item({ isPrivate: time === 0 })
    items.push(item)
    await own.collection([item])
    await own.shelfRow(item)
    await own.schedule({ isPrivate: time === 1 })
    const post = await own.post({ isPrivate: time === 1 ? '1' : '0' })
    await own.photograph(item)
    await own.review(item)
    await own.comment('material', item)
    await own.comment('log', post)
    await notify(test.db, { accountId: member.id, type: 'other', title: 'Test' })
  }
  return items
}
