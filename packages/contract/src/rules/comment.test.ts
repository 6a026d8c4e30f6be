import { describe, expect, it } from 'vitest'
import {
  commentBar,
  DELETED_MARK,
  mayDeleteComment,
  mayEditComment,
  replyBar,
  threadBar,
} from './comment.ts'
import { commentField } from './comment-text.ts'

const writer = { id: 1, isMuted: false }
const muted = { id: 1, isMuted: true }
const other = { id: 2, isMuted: false }

const by = (userId: number) => ({ userId, content: 'Words about a glaze.' })
const deleted = { userId: null, content: DELETED_MARK }
const thread = (userId: number, ...replies: ReturnType<typeof by>[]) => ({ ...by(userId), replies })

describe('a comment', () => {
  it.each([
    ['whoever is logged in', other, undefined],
    ['the muted', muted, 'muted'],
    ['visitors', null, 'anonymous'],
  ])('is written, or not, by %s', (_who, viewer, bar) => expect(commentBar(viewer)).toBe(bar))

  it.each([
    ['its author', writer, by(1), true, true],
    ['its author when muted', muted, by(1), false, true],
    ['its author once it is deleted', writer, deleted, false, false],
    ['somebody else', other, by(1), false, false],
    ['a visitor', null, by(1), false, false],
  ])('is changed and deleted, or not, by %s', (_who, viewer, comment, mayEdit, mayDelete) => {
    expect(mayEditComment(viewer, comment)).toBe(mayEdit)
    expect(mayDeleteComment(viewer, comment)).toBe(mayDelete)
  })

  it.each([
    ['a'.repeat(19), 'Please enter a longer comment'],
    ['a'.repeat(20), undefined],
    [`<p>${'a'.repeat(2400)}</p>`, undefined],
    ['a'.repeat(2401), 'Comment is too long'],
    ['a'.repeat(20_000), 'Comment is too long'],
    [`${'a'.repeat(20)} ${DELETED_MARK}`, 'A comment cannot contain [deleted]'],
  ])('of %j', (text, message) =>
    expect(commentField.safeParse(text).error?.issues[0]?.message).toBe(message),
  )
})

describe('a new thread', () => {
  it.each([
    ['after somebody else', writer, [by(1), by(2)], undefined],
    ['where nobody has written', writer, [], undefined],
    ['after one of their own', writer, [by(2), by(1)], 'lastWord'],
    ['after their own that is deleted', writer, [by(2), deleted], undefined],
    ['after their own, and a deleted one of others', writer, [by(1), deleted], 'lastWord'],
    ['by the muted', muted, [], 'muted'],
    ['by visitors', null, [], 'anonymous'],
  ])('%s', (_when, viewer, threads, bar) => expect(threadBar(viewer, threads)).toBe(bar))
})

describe('a reply', () => {
  const toFirst = (whole: ReturnType<typeof thread>) => [whole, whole] as const
  it.each([
    ['to somebody else', writer, ...toFirst(thread(2)), undefined],
    ['to oneself', writer, ...toFirst(thread(1)), 'own'],
    ['to a reply of oneself', writer, by(1), thread(2, by(1)), 'own'],
    ['to a reply below a comment of oneself', writer, by(2), thread(1, by(2)), undefined],
    ['after a reply of oneself', writer, ...toFirst(thread(2, by(3), by(1))), 'lastWord'],
    ['after a deleted reply', writer, ...toFirst({ ...thread(2), replies: [by(3)] }), undefined],
    ['to what is deleted', writer, deleted, thread(2), 'deleted'],
    ['in a thread that is deleted', writer, by(2), { ...deleted, replies: [] }, 'deleted'],
    ['by the muted', muted, ...toFirst(thread(2)), 'muted'],
    ['by visitors', null, ...toFirst(thread(2)), 'anonymous'],
  ])('%s', (_what, viewer, comment, whole, bar) =>
    expect(replyBar(viewer, comment, whole)).toBe(bar),
  )
})
