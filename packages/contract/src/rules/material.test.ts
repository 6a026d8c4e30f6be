import { describe, expect, it } from 'vitest'
import { canEdit, canView, hasSupporterFeatures, isOwner } from './material.ts'

const viewer = (id: number, isPatron = false) => ({
  id,
  isPatron,
  isAlchemist: false,
  isMuted: false,
  isModerator: false,
})
const MODERATOR = { ...viewer(3), isModerator: true }
const item = (changes: object) => ({
  userId: 1,
  isPrivate: false,
  isWithheld: false,
  isArchived: false,
  ...changes,
})

describe('who may do what with an item', () => {
  it.each([
    ['anybody sees a public one', canView(null, item({})), true],
    ['nobody sees a private one', canView(null, item({ isPrivate: true })), false],
    ['others do not see a private one', canView(viewer(2), item({ isPrivate: true })), false],
    ['its owner sees a private one', canView(viewer(1), item({ isPrivate: true })), true],
    ['nobody sees a withheld one', canView(null, item({ isWithheld: true })), false],
    ['others do not see a withheld one', canView(viewer(2), item({ isWithheld: true })), false],
    ['its owner sees a withheld one', canView(viewer(1), item({ isWithheld: true })), true],
    ['moderators see a withheld one', canView(MODERATOR, item({ isWithheld: true })), true],
    ['moderators see no private one', canView(MODERATOR, item({ isPrivate: true })), false],
    ['its owner edits it', canEdit(viewer(1), item({})), true],
    [
      'its owner does not edit an archived one',
      canEdit(viewer(1), item({ isArchived: true })),
      false,
    ],
    ['others do not edit it', canEdit(viewer(2), item({})), false],
    ['nobody owns an item without owner', isOwner(viewer(1), item({ userId: null })), false],
  ])('%s', (_, allowed, expected) => {
    expect(allowed).toBe(expected)
  })
})

it('supporter features are for patrons, or for everyone', () => {
  expect(hasSupporterFeatures(null, 'patrons')).toBe(false)
  expect(hasSupporterFeatures(viewer(1), 'patrons')).toBe(false)
  expect(hasSupporterFeatures(viewer(1, true), 'patrons')).toBe(true)
  expect(hasSupporterFeatures(null, 'everyone')).toBe(true)
})
