import { describe, expect, it } from 'vitest'
import { LOG_TYPES } from '../vocabulary.ts'
import { logDescriptionField, logTitleField, missingCharacters } from './log-fields.ts'
import {
  isAlwaysPublic,
  isHiddenLog,
  logTypeId,
  mayDeleteLog,
  mayEditLog,
  mayPostLogs,
} from './log.ts'

const messageOf = (field: typeof logTitleField, text: string) =>
  field.safeParse(text).error?.issues[0]?.message

describe('what a log says', () => {
  it.each([
    ['', 'Title must be at least 3 characters'],
    ['  ab ', 'Title must be at least 3 characters'],
    ['a'.repeat(256), 'Title must be at most 255 characters'],
    ['abc', undefined],
    ['a'.repeat(255), undefined],
  ])('title %j', (title, message) => expect(messageOf(logTitleField, title)).toBe(message))

  it.each([
    ['<p>too short</p>', false],
    ['<p>long enough</p>', true],
    ['<p></p><p></p><p></p>', false],
    ['sixteen signs…..', false],
    ['seventeen signs..', true],
  ])('description %j', (text, isLongEnough) => {
    const { error } = logDescriptionField.safeParse(text)
    expect(error?.issues[0]?.message).toBe(
      isLongEnough ? undefined : 'Please enter a longer description',
    )
  })

  it('tells how much of ten characters is missing', () => {
    expect(missingCharacters('<p>four</p>')).toBe(6)
    expect(missingCharacters('<p>more than ten of them</p>')).toBe(0)
  })
})

describe('who may do what with a log', () => {
  const author = { id: 1, isMuted: false }
  const muted = { id: 1, isMuted: true }
  const other = { id: 2, isMuted: false }
  const log = { createdByUserId: 1 }

  it.each([
    ['its author', author, true, true, true],
    ['its author when muted', muted, false, false, true],
    ['somebody else', other, true, false, false],
    ['a visitor', null, false, false, false],
  ])('%s', (_who, viewer, mayPost, mayEdit, mayDelete) => {
    expect(mayPostLogs(viewer)).toBe(mayPost)
    expect(mayEditLog(viewer, log)).toBe(mayEdit)
    expect(mayDeleteLog(viewer, log)).toBe(mayDelete)
  })

  it('hidden ones are private, or about something private', () => {
    expect(isHiddenLog({ isPrivate: true, material: null })).toBe(true)
    expect(isHiddenLog({ isPrivate: false, material: { isPrivate: true } })).toBe(true)
    expect(isHiddenLog({ isPrivate: false, material: { isPrivate: false } })).toBe(false)
    expect(isHiddenLog({ isPrivate: false, material: null })).toBe(false)
  })
})

describe('types of logs', () => {
  it('have the names of the specification, each with a number and a word of its own', () => {
    for (const name of [
      'MATERIAL_IMAGE_CREATE',
      'BATCH',
      'MATERIAL_REVIEW_CREATE',
      'COMMENT_CREATE',
    ] as const)
      expect(logTypeId(name)).toBeGreaterThan(0)
    for (const key of ['id', 'name', 'slug'] as const)
      expect(new Set(LOG_TYPES.map((type) => type[key])).size).toBe(LOG_TYPES.length)
  })

  it('support is always public, what a newer release brings is not', () => {
    expect(isAlwaysPublic(logTypeId('SUPPORT'))).toBe(true)
    expect(isAlwaysPublic(logTypeId('NOTE'))).toBe(false)
    expect(isAlwaysPublic(999)).toBe(false)
  })
})
