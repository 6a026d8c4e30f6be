import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { makeRecipe } from './own-recipes.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

/** Chooses a material by keyboard, as far as what is typed finds it, and goes on to the next row. */
async function writeLine(page: Page, number: number, name: string, amount: string) {
  const ingredient = page.getByRole('combobox', { name: `Ingredient ${number}`, exact: true })
  await expect(ingredient).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(`Amount of ${name}`, { exact: true })).toBeFocused()
  await page.keyboard.type(amount)
  await page.keyboard.press('Enter')
}

test('the classic 4-3-2-1 celadon is written by keyboard alone, with its unity formula', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await openPage(page, '/recipes/new')
  await page.getByLabel('Name').fill('Test 4321')
  await page.keyboard.press('Tab')
  await writeLine(page, 1, 'Potash Feldspar', '40')
  await writeLine(page, 2, 'Silica', '30')
  await writeLine(page, 3, 'Whiting', '20')
  await writeLine(page, 4, 'Kaolin', '10,0')
  const formula = page.getByRole('group', { name: 'Unity molecular formula of your recipe' })
  await expect(formula.getByRole('listitem').filter({ hasText: 'CaO' })).toContainText('0.7')
  await expect(formula.getByRole('listitem').filter({ hasText: 'SiO' })).toContainText('3.7')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recipes\/\d+\/test-4321$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Test 4321')
  await expect(page.getByRole('row', { name: /Kaolin/ }).first()).toContainText('10')
})

test('a messy text is pasted into the first line and scaled to 100', async ({ page, context }) => {
  await logInAnew(context)
  await openPage(page, '/recipes/new')
  const text =
    'Silica (325 mesh)\t35,5\nWhiting 21\nKaolin: 20\nPotash Feldspar 40\nadd\nRutile 4\nXyzzy Clay 1'
  await page.getByRole('combobox', { name: 'Ingredient 1', exact: true }).focus()
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
  await expect(page.getByLabel('Amount of Whiting')).toHaveValue('21')
  await expect(page.getByLabel('Amount of Rutile')).toHaveValue('4')
  await expect(page.getByText('Pasted as “Silica (325 mesh)”')).toBeVisible()
  await expect(page.getByText('Choose a match for “Xyzzy Clay”')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Xyzzy Clay' }).click()
  const whiting = page.getByLabel('Amount of Whiting')
  await whiting.fill('-1')
  await page.keyboard.press('Tab')
  await expect(whiting).toHaveAccessibleDescription(/Write a number above 0/)
  await whiting.fill('21')
  await page.getByRole('button', { name: 'Scale base to 100' }).click()
  await expect(page.getByText('Base100.00')).toBeVisible()
  await expect(page.getByLabel('Amount of Rutile')).toHaveValue('4')
  await expect(page.getByRole('combobox', { name: 'Ingredient 5' })).toHaveValue(/Rutile/)
  const unknown = page.getByRole('combobox', { name: 'Ingredient 6', exact: true })
  await unknown.fill('Xyzzy')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Choose a match for “Xyzzy”')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Xyzzy' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/recipes\/\d+\//)
})

test('what was written is there again after a reload, and can be discarded', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await openPage(page, '/recipes/new')
  await page.getByLabel('Name').fill('Half written')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
    .toContain('glazy-draft-recipe')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Half written')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('the form fits every width: names can be read, and the formula stays in its card', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test widths')
  await openPage(page, `/recipes/${id}/edit`)
  const formula = page.getByRole('group', { name: 'Unity molecular formula of your recipe' })
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const number of [1, 2, 3]) {
      const name = page.getByRole('combobox', { name: `Ingredient ${number}`, exact: true })
      expect((await name.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(190)
    }
    const spill = await formula.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
    expect(spill, `${width} px`).toBeLessThanOrEqual(0)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('Enter on the box of an addition goes on writing and saves nothing', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test of Enter')
  await openPage(page, `/recipes/${id}/edit`)
  const row = page.getByRole('listitem').filter({ has: page.getByLabel('Amount of Silica') })
  await row.getByRole('checkbox').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Ingredient 2', exact: true })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/recipes/${id}/edit$`))
})

test.describe('a recipe of itself', () => {
  test.use({ tolerated: /400/ })

  test('is refused in words of its own', async ({ page, context, library }) => {
    await logInAnew(context)
    const { id } = await makeRecipe(context, library, 'Test of a ring')
    await openPage(page, `/recipes/${id}/edit`)
    const spare = page.getByRole('combobox', { name: 'Ingredient 3', exact: true })
    await spare.fill('Test of a ring')
    await page.getByRole('option', { name: /^Test of a ring/ }).click()
    await page.getByLabel('Amount of Test of a ring').fill('5')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('A recipe cannot contain itself')).toBeVisible()
  })
})

test('rows are moved by their arrows and removed', async ({ page, context, library }) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test order')
  await openPage(page, `/recipes/${id}/edit`)
  await page.getByRole('button', { name: 'Move Whiting up' }).click()
  const first = page.getByRole('combobox', { name: 'Ingredient 1', exact: true })
  await expect(first).toHaveValue('Whiting')
  await page.getByRole('button', { name: 'Remove Whiting' }).click()
  await expect(first).toHaveValue('Silica')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/recipes/${id}/test-order$`))
  await expect(page.getByRole('row', { name: /Whiting/ })).toHaveCount(0)
})

test.describe('two people, or two windows', () => {
  test.use({ tolerated: /409/ })

  test('a save over a newer version is told so, shown both, and loses nothing', async ({
    page,
    context,
    library,
  }) => {
    await logInAnew(context)
    const { id, saveElsewhere } = await makeRecipe(context, library, 'Test twice')
    await openPage(page, `/recipes/${id}/edit`)
    await page.getByLabel('Amount of Silica').fill('50')
    await saveElsewhere(65)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'changed somewhere else' })
    await expect(notice).toContainText('65')
    await expect(page.getByLabel('Amount of Silica')).toHaveValue('50')
    await notice.getByRole('button', { name: 'Save my version' }).click()
    await expect(page).toHaveURL(new RegExp(`/recipes/${id}/test-twice$`))
    await expect(page.getByRole('row', { name: /Silica/ }).first()).toContainText('50')
  })
})

test.describe('the standing of an item', () => {
  // Its neighbours may still be asked for while it is deleted.
  test.use({ tolerated: /404/ })

  test('an owner publishes, hides, copies and deletes', async ({ page, context, library }) => {
    await logInAnew(context)
    const { id } = await makeRecipe(context, library, 'Test standing')
    await openPage(page, `/recipes/${id}`)
    const manage = page.getByRole('button', { name: 'More actions' })
    await manage.click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published')).toBeVisible()
    await manage.click()
    await page.getByRole('button', { name: 'Make private' }).click()
    await expect(page.getByText('Now private')).toBeVisible()
    await manage.click()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page).toHaveURL(/copy-of-test-standing$/)
    await expect(
      page.getByRole('heading', { name: 'Copy of Test standing', level: 1 }),
    ).toBeVisible()
    await manage.click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/recipes$/)
  })
})

test('what recipes use is not deleted: the dialog counts them and offers archiving', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test base')
  const materialComponents = [{ componentMaterialId: id, percentageAmount: 100 }]
  await makeRecipe(context, library, 'Test user', { materialComponents })
  await openPage(page, `/recipes/${id}`)
  const manage = page.getByRole('button', { name: 'More actions' })
  await manage.click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published')).toBeVisible()
  await manage.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Test base is used in recipes' })
  await expect(dialog).toContainText('1 of your recipes')
  await dialog.getByRole('button', { name: 'Archive it instead' }).click()
  await expect(page.getByText('Archived and locked')).toBeVisible()
  await manage.click()
  await expect(page.getByRole('link', { name: 'Labels' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit details' })).toHaveCount(0)
  await expect(page.getByRole('img', { name: /^Archived/ })).toBeVisible()
})

test('who has no account is led to the login, and back', async ({ page, library }) => {
  await openPage(page, '/recipes/new')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Please log in to copy.')).toBeVisible()
})

test('a description shows its elements, and nothing that is not ours', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const html =
    '<p>Rich in Fe<sub>2</sub>O<sub>3</sub></p><ul><li>glossy</li></ul><script>x()</script>'
  const translations = [{ locale: 'en', name: 'Test words', description: html }]
  const { id } = await makeRecipe(context, library, 'Test words', { translations })
  await openPage(page, `/recipes/${id}`)
  const description = page.getByRole('region', { name: 'Description' })
  await expect(description.locator('sub')).toHaveText(['2', '3'])
  await expect(description.getByRole('listitem')).toHaveText('glossy')
  await expect(description).not.toContainText('<')
})
