import type { MaterialDetail } from '@glazy/contract/materials'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { CommentsSection } from './comments/comments-section.tsx'
import { ReviewsSection } from './reviews/reviews-section.tsx'

let item: MaterialDetail

beforeEach(async () => {
  await registerAnew()
  item = await makeMaterial('Test ash')
  await ask('publishMaterial', { params: { id: item.id }, method: 'POST' })
})

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

const openComments = () =>
  openPage(() => <CommentsSection subject={{ kind: 'material', id: item.id }} path="/" />)

const params = () => ({ params: { id: item.id } })
const reviewsOf = () => ask('listMaterialReviews', params())
const commentsOf = () => ask('listMaterialComments', params())

it('a review is asked for stars, words and that it was tested, then written and changed', async () => {
  await openPage(() => <ReviewsSection materialId={item.id} path="/" />)
  expect(await screen.findByText('No reviews yet.')).toBeVisible()
  await press('Write a review')
  await press('Post review')
  expect(await screen.findByText('Please choose a rating')).toBeVisible()
  expect(screen.getByText('Review must be at least 10 characters')).toBeVisible()
  expect(screen.getByText('Please confirm that you have tested it')).toBeVisible()
  expect((await reviewsOf()).data).toEqual([])

  await userEvent.click(screen.getByRole('radio', { name: '3 stars' }))
  await userEvent.keyboard('{ArrowRight}')
  await fillIn({ Review: 'Breaks to amber over texture.' })
  await userEvent.click(screen.getByRole('checkbox', { name: /tested/ }))
  await press('Post review')
  expect(await screen.findByText('1 review')).toBeVisible()
  await waitFor(async () => expect((await reviewsOf()).meta.own).toMatchObject({ rating: 4 }))
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()

  for (const [stars, average] of [
    ['2 stars', 2],
    ['5 stars', 5],
  ] as const) {
    await press('Edit review')
    await userEvent.click(await screen.findByRole('radio', { name: stars }))
    await press('Save review')
    await waitFor(async () =>
      expect((await reviewsOf()).meta.statistics.averageRating).toBe(average),
    )
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
  }

  await press('Delete')
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  )
  expect(await screen.findByText('No reviews yet.')).toBeVisible()
  await waitFor(async () => expect((await reviewsOf()).data).toEqual([]))
})

it('a review of the viewer is shown and can be changed, however many came after it', async () => {
  const body = { material_id: item.id, rating: 3, description: 'Fine over porcelain.' }
  const mine = await registerAnew()
  await ask('createReview', { body })
  for (let other = 0; other < 5; other += 1) {
    await registerAnew()
    await ask('createReview', { body: { ...body, description: 'Written by somebody later.' } })
  }
  await ask('login', { body: { email: mine.email, password: mine.password } })
  await openPage(() => <ReviewsSection materialId={item.id} path="/" />)
  expect(await screen.findByText('Fine over porcelain.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Edit review' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /more reviews/ })).toBeNull()
})

it('long words are cut until all of them are wanted: comments above 400, reviews above 600', async () => {
  const words = (count: number) => 'clay '.repeat(count / 5)
  const review = { material_id: item.id, rating: 4, description: `${words(595)}<b>kiln</b>` }
  await ask('createReview', { body: review })
  await openPage(() => <ReviewsSection materialId={item.id} path="/" />)
  expect(await screen.findByText('kiln')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()

  await ask('createMaterialComment', { body: { id: item.id, content: `${words(600)}<b>end</b>` } })
  await openComments()
  await press('Show more')
  expect(screen.getByText('end')).toBeVisible()
  await press('Show less')
  const cut = screen.getByText(/^clay clay .+…$/).textContent
  expect(cut.length).toBeLessThanOrEqual(401)
  expect(screen.queryByText('end', { selector: 'strong' })).toBeNull()
})

it('a review that is refused is not counted', async () => {
  await openPage(() => <ReviewsSection materialId={item.id} path="/" />)
  await press('Write a review')
  await ask('createReview', {
    body: { material_id: item.id, rating: 1, description: 'Written in another tab.' },
  })
  await userEvent.click(await screen.findByRole('radio', { name: '5 stars' }))
  await fillIn({ Review: 'Breaks to amber over texture.' })
  await userEvent.click(screen.getByRole('checkbox', { name: /tested/ }))
  await press('Post review')
  expect(await screen.findByText('Failed to submit review')).toBeVisible()
  await waitFor(() => expect(screen.getByText('1 review')).toBeVisible())
  expect((await reviewsOf()).meta.statistics.averageRating).toBe(1)
})

it('words that were not sent are not left behind without a question', async () => {
  const page = await openComments()
  await press('Write a comment')
  await fillIn({ 'Your comment': 'Mine ran at cone six, by a hand.' })
  await page.leave()
  await press('Stay')
  expect(page.path()).toBe('/start')
  expect(screen.getByLabelText('Your comment')).toHaveTextContent('Mine ran at cone six')
  await page.leave()
  await press('Leave')
  expect(page.path()).toBe('/elsewhere')
  expect((await commentsOf()).data).toEqual([])

  const reviews = await openPage(() => <ReviewsSection materialId={item.id} path="/" />)
  await press('Write a review')
  await userEvent.click(await screen.findByRole('radio', { name: '5 stars' }))
  await reviews.leave()
  await press('Stay')
  expect(reviews.path()).toBe('/start')
})

it('a comment is written, answered by others alone, changed twice and deleted', async () => {
  await openComments()
  await press('Write a comment')
  await fillIn({ 'Your comment': 'too short' })
  await press('Post comment')
  expect(await screen.findByText('Please enter a longer comment')).toBeVisible()
  expect(screen.getByLabelText('Your comment')).toHaveFocus()
  await fillIn({ 'Your comment': 'Mine ran at cone six, by a hand.' })
  await press('Post comment')
  expect(await screen.findByText(/You started the latest thread/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()

  for (const words of ['It ran at cone six, and far.', 'It ran at cone seven, and farther.']) {
    await press('Edit')
    await fillIn({ 'Edit your comment': words })
    await press('Save comment')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(await screen.findByText(words)).toBeVisible()
  }

  await registerAnew()
  await openComments()
  await press('Reply')
  expect(screen.queryByText(/You started the latest thread/)).toBeNull()
  await fillIn({ [`Your reply to ${item.user?.name}`]: 'Try half of the boron in it.' })
  await press('Post comment')
  await waitFor(async () => expect((await commentsOf()).data).toMatchObject([{ replyCount: 1 }]))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(await screen.findByText('Try half of the boron in it.')).toBeVisible()

  await press('Delete')
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  )
  expect(await screen.findByText('This comment was deleted.')).toBeVisible()
})
