import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, type Library, test } from './fixtures.ts'
import { dismissModerator, makeModerator } from './operator.ts'
import { changingHeaders, makeRecipe } from './own-recipes.ts'
import { discussion } from './pages/discussion.ts'
import { tabTo } from './pages/keyboard.ts'
import { materialDetail } from './pages/material-detail.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { logInAnew, type Person } from './people.ts'

// What is not there, or hidden, answers so.
test.use({ tolerated: /status of 404/ })

async function publishRecipe(context: BrowserContext, library: Library, name: string) {
  const { id } = await makeRecipe(context, library, name)
  const headers = await changingHeaders(context)
  expect((await context.request.post(`/v2/recipes/${id}/publish`, { headers })).status()).toBe(200)
  return `/recipes/${id}`
}

/** Whoever is a moderator now: a journey that is tried again begins without any. */
let named: Person | undefined
test.afterEach(async () => {
  if (named) await dismissModerator(named)
  named = undefined
})

const report = (page: Page) => page.getByRole('button', { name: 'Report', exact: true })

test('a recipe is reported, hidden by a moderator, and restored; its author is told in words', async ({
  page: moderators,
  context,
  library,
  browser,
  baseURL,
}) => {
  test.slow()
  const moderator = await logInAnew(context)
  const [authorsContext, readersContext] = await Promise.all([
    browser.newContext({ baseURL }),
    browser.newContext({ baseURL }),
  ])
  const author = await logInAnew(authorsContext)
  const path = await publishRecipe(authorsContext, library, 'Test of shoes for sale')
  await logInAnew(readersContext)
  const [authors, readers] = [await authorsContext.newPage(), await readersContext.newPage()]
  const dialog = readers.getByRole('dialog')

  await test.step('without moderators there is nothing to report to', async () => {
    await openPage(readers, path)
    await materialDetail(readers).more.click()
    await expect(readers.getByRole('button', { name: 'Follow' })).toBeVisible()
    await expect(report(readers)).toHaveCount(0)
    expect((await moderators.goto('/moderation'))?.status()).toBe(404)
  })

  await makeModerator(moderator)
  named = moderator

  await test.step('a reader reports it by keyboard, once', async () => {
    await reloadPage(readers)
    await materialDetail(readers).more.click()
    await report(readers).focus()
    await readers.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Report to the moderators' })).toBeVisible()
    await expectAccessible(readers)
    await dialog.getByLabel('Reason').selectOption('Spam or advertising')
    await tabTo(readers, dialog.getByLabel('Anything to add? (optional)'))
    await readers.keyboard.type('These are shoes, not a glaze.')
    await tabTo(readers, dialog.getByRole('button', { name: 'Report' }))
    await readers.keyboard.press('Enter')
    await expect(shell(readers).toast('Thank you. A moderator will look at it.')).toBeVisible()
    await materialDetail(readers).more.click()
    await report(readers).click()
    await expect(dialog.getByText(/^You reported this on/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect((await readers.request.get('/moderation')).status()).toBe(404)
  })

  const card = moderators.getByRole('article', { name: 'Test of shoes for sale' })
  const question = moderators.getByRole('dialog')

  await test.step('the moderator follows the news, and hides it', async () => {
    await openPage(moderators, '/help')
    await discussion(moderators).bell.click()
    await moderators.getByRole('link', { name: 'There is a new report.' }).click()
    await expect(moderators).toHaveURL('/moderation')
    await expect(card.getByText('These are shoes, not a glaze.')).toBeVisible()
    await expectAccessible(moderators)
    await card.getByRole('button', { name: 'Hide', exact: true }).focus()
    await moderators.keyboard.press('Enter')
    await expect(question.getByLabel('Reason')).toBeFocused()
    await expectAccessible(moderators)
    await moderators.keyboard.type('It sells shoes.')
    await moderators.keyboard.press('Enter')
    await expect(shell(moderators).toast(`Hidden, and ${author.name} was told why`)).toBeVisible()
    await expect(card).toHaveCount(0)
    await expect(moderators.getByText(/^\d+ cases?$/)).toBeFocused()
  })

  await test.step('readers find it no more, and the author reads why', async () => {
    expect((await readers.goto(path))?.status()).toBe(404)
    // It comes with the page, not after it.
    expect(await (await authors.request.get(path)).text()).toContain('Reason: It sells shoes.')
    await openPage(authors, path)
    await expect(
      authors.getByText(/^A moderator has hidden this\. .+ Reason: It sells shoes\.$/),
    ).toBeVisible()
    await expectAccessible(authors)
    await openPage(authors, '/recipes?q=shoes+for+sale&photo=0')
    await expect(authors.getByText('Hidden', { exact: true })).toBeVisible()
    await openPage(authors, path)
    await discussion(authors).bell.click()
    await expect(
      authors.getByText('A moderator has hidden one of your items. Reason: It sells shoes.'),
    ).toBeVisible()
  })

  await test.step('moderators see that it is hidden, and why', async () => {
    expect(await (await moderators.request.get(path)).text()).toContain('Reason: It sells shoes.')
    await openPage(moderators, path)
    const article = moderators.getByRole('article')
    await expect(article.getByText('Hidden', { exact: true })).toBeVisible()
    await expect(
      article.getByText('Only the author and the moderators see this. Reason: It sells shoes.'),
    ).toBeVisible()
    await expectAccessible(moderators)
  })

  await test.step('a mute is told where one would write', async () => {
    await openPage(moderators, '/moderation?state=hidden')
    await card.getByRole('button', { name: 'Mute', exact: true }).click()
    await question.getByLabel('Reason').fill('Spam.')
    await question.getByLabel('For').selectOption('3 days')
    await question.getByRole('button', { name: 'Mute' }).click()
    await expect(card.getByText(/is muted until .+ because: Spam\.$/)).toBeVisible()
    await reloadPage(authors)
    const told = /^You are muted until .+ because: Spam\.$/
    const { reviews, comments } = discussion(authors)
    for (const place of [authors.getByRole('article').locator('header'), reviews, comments]) {
      await expect(place.getByText(told)).toBeVisible()
    }
    await expect(authors.getByRole('button', { name: 'Write a comment' })).toHaveCount(0)
    await openPage(authors, '/posts/new')
    await expect(authors.getByText(told)).toBeVisible()
    await expectAccessible(authors)
  })

  await test.step('it is restored, and everything is written down', async () => {
    await card.getByRole('button', { name: 'Restore', exact: true }).click()
    await question.getByRole('button', { name: 'Restore' }).click()
    await expect(card).toHaveCount(0)
    expect((await openPage(readers, path))?.status()).toBe(200)
    await openPage(authors, path)
    await expect(authors.getByText(/^A moderator has hidden this/)).toHaveCount(0)
    await openPage(moderators, path)
    await expect(moderators.getByText('Hidden', { exact: true })).toHaveCount(0)
    await openPage(moderators, '/moderation')

    await moderators.getByRole('link', { name: 'Log', exact: true }).click()
    const log = moderators.getByRole('main').getByRole('listitem')
    await expect(log.filter({ hasText: `${moderator.name} hid item` })).toContainText(
      'Reason: It sells shoes.',
    )
    await expect(log.filter({ hasText: `${moderator.name} muted ${author.name}` })).toBeVisible()
    await expectAccessible(moderators)
  })

  await dismissModerator(moderator)
  named = undefined
  expect((await moderators.goto('/moderation'))?.status()).toBe(404)
  await authorsContext.close()
  await readersContext.close()
})
