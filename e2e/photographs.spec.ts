import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { drawPicture } from './draw-picture.ts'
import { expect, test } from './fixtures.ts'
import { makeRecipe } from './own-recipes.ts'
import { openPage } from './pages/open-page.ts'
import { addPhotographs } from './pages/photographs.ts'
import { logInAnew } from './people.ts'

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

const shown = (viewer: Locator) => viewer.getByRole('heading', { level: 2 })

test('two photographs are added, one is made the first, the other deleted', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test photographs')
  await openPage(page, `/recipes/${id}`)
  const green = await drawPicture(page, '#5a7d6a', 'jpeg')
  const brown = await drawPicture(page, '#8a5a33', 'jpeg')
  const dialog = await addPhotographs(page, [
    ['Green tile', green],
    ['Brown tile', brown],
  ])
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 images uploaded successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Photo 2: Brown tile' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()

  await page.getByRole('link', { name: 'Photo: Brown tile' }).click()
  const viewer = page.getByRole('dialog', { name: 'Brown tile' })
  await viewer.getByRole('button', { name: 'Set as cover' }).click()
  await expect(page.getByText('Thumbnail updated successfully')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  const other = page.getByRole('dialog', { name: 'Green tile' })
  await expect(shown(other)).toHaveText('Green tile')
  await other.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Delete this photo?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('Image deleted successfully')).toBeVisible()
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  const pictures = page.getByRole('link', { name: /^Photo: / })
  await expect(pictures).toHaveCount(1)
  await expect(pictures).toHaveAccessibleName('Photo: Brown tile')
})

test.describe('files that are no photographs', () => {
  test.use({ tolerated: /400/ })

  test('are answered with a sentence, and the others go on', async ({ page, context, library }) => {
    await logInAnew(context)
    const { id } = await makeRecipe(context, library, 'Test hostile files')
    await openPage(page, `/recipes/${id}`)
    const picture = await drawPicture(page, '#335577', 'jpeg')
    const dialog = await addPhotographs(page, [
      ['Not a picture', Buffer.from('<script>alert(1)</script>')],
      ['A picture', picture],
    ])
    await expect(page.getByText('Image uploaded successfully')).toBeVisible()
    const left = dialog.getByRole('listitem').filter({ hasText: 'Not a picture.jpg' })
    await expect(left.getByRole('alert')).toContainText('Only JPEG and PNG photos can be added.')
    await dialog
      .getByLabel('Choose photos')
      .setInputFiles([
        { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
        jpeg('large.jpg', Buffer.alloc(6_291_457)),
        jpeg('empty.jpg', Buffer.alloc(0)),
      ])
    const refused = dialog.getByRole('alert').filter({ hasText: 'a.gif' })
    await expect(refused).toContainText('The limit is 6 MB')
    await expect(refused).toContainText('This file is empty.')
    await left.getByRole('button', { name: 'Remove Not a picture.jpg' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Photo: A picture' })).toBeVisible()
  })
})

test('a photograph on its way is stopped, and sent again', async ({ page, context, library }) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test slow network')
  await openPage(page, `/recipes/${id}`)
  const picture = await drawPicture(page, '#774422', 'jpeg')
  // The network takes it and never answers.
  await page.route('**/v2/materialimages', () => undefined)
  const dialog = await addPhotographs(page, [['Slow tile', picture]])
  const row = dialog.getByRole('listitem').filter({ hasText: 'Slow tile.jpg' })
  await expect(row.getByRole('progressbar')).toBeVisible()
  await row.getByRole('button', { name: 'Cancel' }).click()
  await expect(row.getByRole('alert')).toContainText('Canceled')
  await page.unroute('**/v2/materialimages')
  await row.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Image uploaded successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Photo: Slow tile' })).toBeVisible()
})

test('a recipe comes into production with a photograph, and not without', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test production')
  await openPage(page, `/recipes/${id}`)
  const manage = page.getByRole('button', { name: 'More actions' })
  const production = page.getByRole('button', { name: /^Production/ })
  await manage.click()
  await expect(production).toBeDisabled()
  await expect(production).toContainText('Production needs a photo')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published')).toBeVisible()

  await addPhotographs(page, [['A tile', await drawPicture(page, '#5a7d6a', 'jpeg')]])
  await expect(page.getByText('Image uploaded successfully')).toBeVisible()
  await manage.click()
  await production.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Production' }).click()
  await expect(page.getByText('Now in production')).toBeVisible()
  await manage.click()
  await expect(page.getByRole('button', { name: /^Testing/ })).toBeDisabled()
  await expect(production).toContainText('Already in production')
})

test('a search for photos by their category is the page of photos', async ({ page }) => {
  await openPage(page, '/search?category=images')
  await expect(page).toHaveURL('/images')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photos')
})
