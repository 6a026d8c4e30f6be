import { expectAccessible } from './accessible.ts'
import { drawPicture } from './draw-picture.ts'
import { expect, test } from './fixtures.ts'
import { makeRecipe } from './own-recipes.ts'
import { materialDetail } from './pages/material-detail.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

test('a potter posts with pictures, changes it in the feed, and deletes it on its page', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await openPage(page, '/')
  await page.getByRole('link', { name: 'New log' }).click()
  await expect(page.getByRole('heading', { name: 'New log' })).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Test of an ash firing')
  await page.getByLabel('Type').selectOption('Firing')
  await page.getByLabel('Description').pressSequentially('Cone 10, then **two days** of cooling')
  const pictures = [
    ['door', '#8a5a33'],
    ['tiles', '#5a7d6a'],
  ] as const
  const files = await Promise.all(
    pictures.map(async ([name, colour]) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await drawPicture(page, colour),
    })),
  )
  await page.getByLabel(/Add photos/).setInputFiles(files)
  const rows = page.getByRole('group', { name: 'Photos' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  for (const [at, [name]] of pictures.entries())
    await rows.nth(at).getByLabel('Photo title').fill(`Test ${name}`)
  await page.getByRole('button', { name: 'Move “Test tiles” up' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Post', exact: true }).click()

  await expect(page.getByText('Log created successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/posts\/\d+\/test-of-an-ash-firing$/)
  await expect(page.getByRole('figure')).toHaveText(['Test tiles', 'Test door'])
  await expectAccessible(page)

  await openPage(page, '/?q=ash+firing&type=firings')
  const log = page.getByRole('article', { name: 'Test of an ash firing' }).first()
  await log.getByRole('button', { name: 'More actions for “Test of an ash firing”' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Test of a second ash firing')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Log updated successfully')).toBeVisible()
  const changed = page.getByRole('article', { name: 'Test of a second ash firing' }).first()
  await expect(changed).toBeVisible()

  await changed.getByRole('link', { name: 'Test of a second ash firing' }).click()
  // The address is there before the page is, and the card in the feed has the same menu.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test of a second ash firing')
  await page.getByRole('button', { name: 'More actions for “Test of a second ash firing”' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Log deleted successfully')).toBeVisible()
  await expect(page).not.toHaveURL(/\/posts\//)
})

test('a batch becomes a log that reads as a table', async ({ page, context, library }) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test bucket')
  await openPage(page, `/recipes/${id}`)
  await materialDetail(page).batch.open()
  await page.getByRole('button', { name: 'Log this batch' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log this batch' })
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(/^Batch of Test bucket, /)
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page).toHaveURL(/\/posts\/\d+\/batch-of-test-bucket/)
  const table = page.getByRole('table', { name: 'Weighed ingredients' })
  await expect(table.getByRole('rowheader')).toHaveText(['Silica', 'Whiting', 'Total'])
  await expect(page.getByRole('link', { name: /Test bucket/ })).toBeVisible()
})

test.describe('what is not there', () => {
  test.use({ tolerated: /status of 404/ })
  test('a post of another is a page that says so', async ({ page }) => {
    await openPage(page, '/posts/999999999')
    await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('whoever is not logged in comes back to the form after the login', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'New log' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=.*posts/)
})
