import { expect, it } from 'vitest'
import * as collection from './collection.ts'
import * as comment from './comment.ts'
import * as inventory from './inventory.ts'
import * as kiln from './kiln.ts'
import * as lifecycle from './lifecycle.ts'
import * as log from './log.ts'
import * as material from './material.ts'
import type { Viewer } from './material.ts'
import * as moderation from './moderation.ts'
import * as photograph from './photograph.ts'
import * as review from './review.ts'

/** Who asks; what is asked about belongs to the owner, number 1. */
const person = (id: number, isMuted: boolean): Viewer => ({
  id,
  isMuted,
  isPatron: false,
  isAlchemist: false,
  isModerator: false,
})
const ROLES: readonly (Viewer | null)[] = [
  null,
  person(1, false),
  person(2, false),
  person(1, true),
  person(2, true),
]

const NOBODY = [false, false, false, false, false]
const OWNER = [false, true, false, true, false]
const EVERYBODY = [true, true, true, true, true]
/** Whoever may speak. */
const VOICES = [false, true, true, false, false]
const OWNERS_VOICE = [false, true, false, false, false]

const OF_OWNER = { userId: 1, createdByUserId: 1, ownerId: 1, itemOwnerId: 3 }
const item = (isPrivate: boolean, isArchived = false) => ({
  userId: 1,
  isPrivate,
  isArchived,
  isWithheld: false,
})
const COMMENT = { userId: 1, content: 'It broke to amber.' }
const DELETED = { ...COMMENT, content: '[deleted]' }
const thread = (...replies: readonly (typeof COMMENT)[]) => ({ ...COMMENT, replies })

type Rule = readonly [
  about: string,
  may: (viewer: Viewer | null) => boolean,
  who: readonly boolean[],
]

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  canView: [
    ['a public item', (viewer) => material.canView(viewer, item(false)), EVERYBODY],
    ['a private item', (viewer) => material.canView(viewer, item(true)), OWNER],
  ],
  canEdit: [
    ['an item', (viewer) => material.canEdit(viewer, item(false)), OWNER],
    ['an archived item', (viewer) => material.canEdit(viewer, item(false, true)), NOBODY],
  ],
  canPublish: [
    ['a private item', (viewer) => lifecycle.canPublish(viewer, item(true)), OWNER],
    ['a public item', (viewer) => lifecycle.canPublish(viewer, item(false)), NOBODY],
  ],
  canUnpublish: [
    ['a public item', (viewer) => lifecycle.canUnpublish(viewer, item(false)), OWNER],
    ['an archived item', (viewer) => lifecycle.canUnpublish(viewer, item(false, true)), NOBODY],
  ],
  reportBar: [
    [
      'what is public',
      (viewer) => moderation.reportBar(viewer, OF_OWNER) === undefined,
      [false, false, true, false, true],
    ],
  ],
  mayModerate: [['anything', moderation.mayModerate, NOBODY]],
  mayJudge: [['a content', (viewer) => moderation.mayJudge(viewer, OF_OWNER), NOBODY]],
  mayMute: [
    ['a person', (viewer) => moderation.mayMute(viewer, { id: 3, isModerator: false }), NOBODY],
  ],
  mayChangeCollection: [
    ['a collection', (viewer) => collection.mayChangeCollection(viewer, OF_OWNER), OWNER],
  ],
  mayChangeShelf: [['a shelf', (viewer) => inventory.mayChangeShelf(viewer, 1), OWNER]],
  maySeePrices: [['a shelf', (viewer) => inventory.maySeePrices(viewer, 1), OWNER]],
  mayImportShelf: [
    ['a shelf', (viewer) => inventory.mayImportShelf(viewer, 1), [false, false, true, false, true]],
  ],
  mayEditSchedule: [['a schedule', (viewer) => kiln.mayEditSchedule(viewer, OF_OWNER), OWNER]],
  mayPostLogs: [['logs', log.mayPostLogs, VOICES]],
  mayEditLog: [['a log', (viewer) => log.mayEditLog(viewer, OF_OWNER), OWNERS_VOICE]],
  mayDeleteLog: [['a log', (viewer) => log.mayDeleteLog(viewer, OF_OWNER), OWNER]],
  mayAddPictures: [['pictures', photograph.mayAddPictures, VOICES]],
  mayEditPhotograph: [
    ['a photograph', (viewer) => photograph.mayEditPhotograph(viewer, OF_OWNER), OWNERS_VOICE],
  ],
  mayRemovePhotograph: [
    ['their photograph', (viewer) => photograph.mayRemovePhotograph(viewer, OF_OWNER), OWNER],
    [
      'one on their item',
      (viewer) => photograph.mayRemovePhotograph(viewer, { ownerId: 3, itemOwnerId: 1 }),
      OWNER,
    ],
  ],
  reviewBar: [['an item', (viewer) => review.reviewBar(viewer) === undefined, VOICES]],
  mayEditReview: [['a review', (viewer) => review.mayEditReview(viewer, OF_OWNER), OWNERS_VOICE]],
  mayDeleteReview: [['a review', (viewer) => review.mayDeleteReview(viewer, OF_OWNER), OWNER]],
  commentBar: [['anything', (viewer) => comment.commentBar(viewer) === undefined, VOICES]],
  threadBar: [
    ['the first thread', (viewer) => comment.threadBar(viewer, []) === undefined, VOICES],
    [
      'the next one',
      (viewer) => comment.threadBar(viewer, [COMMENT]) === undefined,
      [false, false, true, false, false],
    ],
  ],
  replyBar: [
    [
      'a comment',
      (viewer) => comment.replyBar(viewer, COMMENT, thread()) === undefined,
      [false, false, true, false, false],
    ],
    [
      'a comment after a reply of their own',
      (viewer) =>
        comment.replyBar(viewer, COMMENT, thread({ ...COMMENT, userId: 2 })) === undefined,
      NOBODY,
    ],
    [
      'a deleted one',
      (viewer) => comment.replyBar(viewer, DELETED, thread()) === undefined,
      NOBODY,
    ],
  ],
  mayEditComment: [
    ['a comment', (viewer) => comment.mayEditComment(viewer, COMMENT), OWNERS_VOICE],
    ['a deleted one', (viewer) => comment.mayEditComment(viewer, DELETED), NOBODY],
  ],
  mayDeleteComment: [
    ['a comment', (viewer) => comment.mayDeleteComment(viewer, COMMENT), OWNER],
    ['a deleted one', (viewer) => comment.mayDeleteComment(viewer, DELETED), NOBODY],
  ],
}

const CASES = Object.entries(RULES).flatMap(([name, rules]) =>
  rules.map((rule) => [name, ...rule] as const),
)

it.each(CASES)(
  '%s of %s says the same to strangers, the owner, others and the muted every time',
  (_name, _about, may, who) => {
    expect(ROLES.map((viewer) => may(viewer))).toEqual(who)
  },
)

it('no rule of who may do what is missing', () => {
  const modules = [
    collection,
    comment,
    inventory,
    kiln,
    lifecycle,
    log,
    material,
    moderation,
    photograph,
    review,
  ]
  const rules = modules.flatMap((module) => Object.keys(module))
  const asked = rules.filter((name) => /^(may|can)[A-Z]|Bar$/.test(name))
  expect(Object.keys(RULES).toSorted()).toEqual(asked.toSorted())
})
