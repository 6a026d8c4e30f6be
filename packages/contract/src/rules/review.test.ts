import { describe, expect, it } from 'vitest'
import { mayDeleteReview, mayEditReview, reviewBar } from './review.ts'
import { ratingField, reviewForm, reviewTextField } from './review-text.ts'

const author = { id: 1, isMuted: false }
const muted = { id: 1, isMuted: true }
const other = { id: 2, isMuted: false }

describe('a review', () => {
  it.each([
    ['whoever is logged in', other, undefined],
    ['the muted', muted, 'muted'],
    ['visitors', null, 'anonymous'],
  ])('is written, or not, by %s', (_who, viewer, bar) => expect(reviewBar(viewer)).toBe(bar))

  it.each([
    ['its author', author, true, true],
    ['its author when muted', muted, false, true],
    ['somebody else', other, false, false],
    ['a visitor', null, false, false],
  ])('is changed and taken back, or not, by %s', (_who, viewer, mayEdit, mayDelete) => {
    expect(mayEditReview(viewer, { userId: 1 })).toBe(mayEdit)
    expect(mayDeleteReview(viewer, { userId: 1 })).toBe(mayDelete)
  })

  it.each([
    ['', false],
    ['a'.repeat(9), false],
    ['a'.repeat(10), true],
    ['<p>nine char</p>', false],
    [`<p>${'a'.repeat(2000)}</p>`, true],
    ['a'.repeat(2001), false],
  ])('counts the words of %j alone', (text, isTaken) =>
    expect(reviewTextField.safeParse(text).success).toBe(isTaken),
  )

  it.each([
    [0, false],
    [1, true],
    ['5', true],
    [6, false],
    [4.5, false],
    ['', false],
  ])('has 1 to 5 stars: %j', (rating, isTaken) =>
    expect(ratingField.safeParse(rating).success).toBe(isTaken),
  )

  it('is posted once it says that it was tested', () => {
    const form = { rating: '5', description: 'A calm celadon.' }
    expect(reviewForm.safeParse({ ...form, hasTested: true }).success).toBe(true)
    expect(reviewForm.safeParse({ ...form, hasTested: false }).error?.issues[0]?.message).toBe(
      'Please confirm that you have tested it',
    )
  })
})
