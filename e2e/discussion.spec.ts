import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { changingHeaders, makeRecipe } from './own-recipes.ts'
import { discussion } from './pages/discussion.ts'
import { tabTo } from './pages/keyboard.ts'
import { openPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { logInAnew } from './people.ts'

/** Presses a button as the keyboard does. */
async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('two potters talk about a recipe, and each hears the other at once', async ({
  page: owners,
  context,
  library,
  browser,
  baseURL,
}) => {
  const owner = await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test tenmoku')
  const headers = await changingHeaders(context)
  const published = await context.request.post(`/v2/recipes/${id}/publish`, { headers })
  expect(published.status()).toBe(200)
  await openPage(owners, '/help')
  await expect(discussion(owners).bell).toHaveAccessibleName('Notifications, 1 unread')

  const others = await browser.newContext({ baseURL })
  const guest = await logInAnew(others)
  const guests = await others.newPage()
  await openPage(guests, `/recipes/${id}`)

  await test.step('a guest reviews it by keyboard alone', async () => {
    await press(guests, 'Write a review')
    await expect(guests.getByRole('radio', { name: '1 star' })).toBeFocused()
    await expectAccessible(guests)
    await guests.keyboard.press('ArrowRight')
    await guests.keyboard.press('ArrowRight')
    await guests.keyboard.press('ArrowRight')
    await tabTo(guests, guests.getByLabel('Review', { exact: true }))
    await guests.keyboard.type('Breaks to amber over texture.')
    await tabTo(guests, guests.getByRole('checkbox', { name: 'I have tested this myself' }))
    await guests.keyboard.press('Space')
    await tabTo(guests, guests.getByRole('button', { name: 'Post review' }))
    await guests.keyboard.press('Enter')
    await expect(shell(guests).toast('Review posted')).toBeVisible()
    const { reviews } = discussion(guests)
    await expect(reviews.getByText('1 review')).toBeVisible()
    await expect(reviews.getByRole('listitem').getByLabel('4 of 5')).toBeVisible()
    await expect(reviews).toBeFocused()
  })

  await test.step('and comments, after which others come first', async () => {
    await press(guests, 'Write a comment')
    await expect(discussion(guests).field).toBeFocused()
    await guests.keyboard.type('How long did you hold it?')
    await tabTo(guests, discussion(guests).post)
    await guests.keyboard.press('Enter')
    const { comments, write } = discussion(guests)
    await expect(comments.getByText('How long did you hold it?')).toBeVisible()
    await expect(comments.getByText(/Wait for someone else to start one/)).toBeVisible()
    await expect(write).toBeHidden()
    await expect(comments.getByRole('button', { name: 'Reply' })).toBeHidden()
    await expectAccessible(guests)
  })

  await test.step('the owner hears of both without a reload, and follows the news', async () => {
    await expect(discussion(owners).bell).toHaveAccessibleName('Notifications, 3 unread')
    const { bell, news } = discussion(owners)
    await bell.click()
    await expect(
      news.getByRole('link', { name: `${guest.name} reviewed “Test tenmoku”` }),
    ).toBeVisible()
    await news.getByRole('link', { name: `${guest.name} commented on “Test tenmoku”` }).click()
    await expect(owners).toHaveURL(/\/recipes\/\d+\/test-tenmoku#comment-\d+$/)
    const comment = discussion(owners).comments.locator('[data-linked]')
    await expect(comment).toContainText('How long did you hold it?')
    await expect(comment).toBeInViewport()
  })

  await test.step('and answers, which is the last word there', async () => {
    await press(owners, 'Reply')
    await expect(owners.getByLabel(`Your reply to ${guest.name}`)).toBeFocused()
    await owners.keyboard.type('Half an hour, then I let it cool alone.')
    await discussion(owners).post.click()
    const { comments } = discussion(owners)
    await expect(comments.getByText('Half an hour, then I let it cool alone.')).toBeVisible()
    await expect(comments.getByText(/You wrote the latest reply/)).toBeVisible()
    await expect(comments.getByRole('button', { name: 'Reply' })).toBeHidden()
    await expectAccessible(owners)
  })

  await test.step('which the guest hears; a shorter address leads to the answer, too', async () => {
    await expect(discussion(guests).bell).toHaveAccessibleName('Notifications, 2 unread')
    await discussion(guests).bell.click()
    const link = guests.getByRole('link', { name: `${owner.name} replied to your comment` })
    const answer = new URL((await link.getAttribute('href')) ?? '', baseURL).hash
    expect(answer).toMatch(/^#comment-\d+$/)
    await openPage(guests, `/recipes/${id}${answer}`)
    await expect(guests).toHaveURL(new RegExp(`/test-tenmoku${answer}$`))
    await expect(guests.locator(answer)).toContainText('Half an hour')
    await expect(guests.locator(answer)).toBeInViewport()
  })
  await others.close()
})

test('news about a post lead to the comment on it', async ({ page, context, browser, baseURL }) => {
  await logInAnew(context)
  const log = await context.request.post('/v2/logs', {
    headers: await changingHeaders(context),
    data: { title: 'Test of a kiln', logTypeId: 3, description: 'Twelve tiles in one firing.' },
  })
  const { id } = ((await log.json()) as { data: { id: number } }).data
  const others = await browser.newContext({ baseURL })
  const guest = await logInAnew(others)
  const comment = await others.request.post('/v2/logcomments', {
    headers: await changingHeaders(others),
    data: { id, content: 'Did the third tile crawl as well?' },
  })
  expect(comment.status()).toBe(201)
  await others.close()

  await openPage(page, '/help')
  await expect(discussion(page).bell).toHaveAccessibleName('Notifications, 2 unread')
  await discussion(page).bell.click()
  await page.getByRole('link', { name: `${guest.name} commented on “Test of a kiln”` }).click()
  await expect(page).toHaveURL(new RegExp(`/posts/${id}/test-of-a-kiln#comment-\\d+$`))
  await expect(page.locator('[data-linked]')).toContainText('Did the third tile crawl as well?')
  await expect(page.locator('[data-linked]')).toBeInViewport()
})
