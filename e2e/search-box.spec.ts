import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { quickSearch } from './pages/quick-search.ts'
import { shell } from './pages/shell.ts'

function searchBox(page: Page) {
  const form = page.getByRole('main').getByRole('search')
  return {
    field: form.getByRole('combobox'),
    submit: form.getByRole('button', { name: 'Search', exact: true }),
    clear: form.getByRole('button', { name: 'Clear search' }),
    options: form.getByRole('option'),
    forget: form.getByRole('button', { name: 'Clear recent searches' }),
  }
}

test('words are searched by Enter and taken back by the cross', async ({ page }) => {
  const box = searchBox(page)
  const list = materialList(page)
  await openPage(page, '/recipes?cone=high')
  await box.field.fill('leach')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes?cone=high&q=leach')
  await expect(list.heading).toContainText('leach')
  await expect(list.link('Leach 4321')).toBeVisible()
  await box.clear.click()
  await expect(page).toHaveURL('/recipes?cone=high')
  await expect(box.field).toHaveValue('')
  await page.goBack()
  await expect(box.field).toHaveValue('leach')
})

test('short numbers and formulas are words too', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/materials?q=3134')
  await expect(list.link('Ferro Frit 3134')).toBeVisible()
  await openPage(page, '/materials?q=EPK')
  expect((await list.names())[0]).toMatch(/EPK|Edgar Plastic Kaolin/i)
})

test('a suggestion has room for its name on a phone, however long the word on the button is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { field, options } = searchBox(page)
  await openPage(page, '/recipes?lang=fr')
  await field.pressSequentially('leach 4321')
  const name = options.getByText('Leach 4321', { exact: true }).first()
  await expect(name).toBeVisible()
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('the field has room for what it says, however long the words beside it are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPage(page, '/recipes?lang=fr')
  const { field } = searchBox(page)
  await expect(field).toHaveAttribute('placeholder', 'Chercher des recettes')
  expect((await field.boundingBox())?.width).toBeGreaterThan(200)
})

test('names are suggested from two letters on and chosen by the arrow keys', async ({ page }) => {
  const box = searchBox(page)
  await openPage(page, '/recipes')
  await box.field.pressSequentially('l')
  await expect(box.options).toHaveCount(0)
  await box.field.pressSequentially('each 4321')
  await expect(box.options.first()).toContainText('Leach 4321')
  // Ten names and the same words in everything.
  expect(await box.options.count()).toBeLessThanOrEqual(11)
  await page.keyboard.press('ArrowDown')
  await expect(box.options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(box.options.first()).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recipes\/\d+\/leach-4321$/)
})

test('recent searches are offered again, five at most, and can be forgotten', async ({ page }) => {
  const box = searchBox(page)
  await openPage(page, '/recipes')
  for (const words of ['leach', 'shino', 'celadon', 'tenmoku', 'chun', 'raku']) {
    await box.field.fill(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/recipes?q=${words}`)
  }
  await box.field.fill('')
  await expect(box.options).toHaveText(['raku', 'chun', 'tenmoku', 'celadon', 'shino'])
  await box.options.filter({ hasText: 'shino' }).click()
  await expect(page).toHaveURL('/recipes?q=shino')
  await reloadPage(page)
  await box.field.fill('')
  await expect(box.options.first()).toHaveText('shino')
  await box.forget.click()
  await expect(box.options).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test(`a page that searches the library has the only field for it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { searchButton } = shell(page)
    await openPage(page, '/help')
    const whole = (await searchButton.boundingBox())?.width ?? 0
    if (width > 768) expect(whole).toBeGreaterThan(300)
    for (const address of ['/', '/recipes', '/materials?view=list', '/search?q=leach']) {
      await openPage(page, address)
      expect((await searchButton.boundingBox())?.width).toBeLessThan(60)
      const field = page.locator('[data-library-search]').locator('input[name=q]')
      for (const reach of [
        () => page.keyboard.press('/'),
        () => page.keyboard.press('Control+k'),
        () => searchButton.click(),
      ]) {
        await page.evaluate(() => (document.activeElement as HTMLElement).blur())
        await reach()
        await expect(field).toBeFocused()
      }
    }
    await expect(quickSearch(page).dialog).toHaveCount(0)
    // From there the keys go on to everything, logs and people too.
    await page.keyboard.press('Control+k')
    await expect(quickSearch(page).field).toBeFocused()
  })
}

test('from a list the words lead on to the whole library', async ({ page }) => {
  const box = searchBox(page)
  await openPage(page, '/recipes')
  await box.field.fill('custer')
  await box.options.last().click()
  await expect(page).toHaveURL('/search?q=custer')
  await expect(materialList(page).link('Custer Feldspar')).toBeVisible()
})

test('a search is saved under a name, opened again and deleted with a way back', async ({
  page,
}) => {
  const menu = page.getByRole('button', { name: 'Saved searches' })
  await openPage(page, '/recipes?q=celadon&cone=high')
  await menu.click()
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save search' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Name')).not.toHaveValue('')
  await dialog.getByLabel('Name').fill(' ')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('High celadons')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(dialog).toBeHidden()
  await expect(shell(page).toast('Search saved: High celadons')).toBeVisible()

  await openPage(page, '/materials')
  await menu.click()
  await page.getByRole('link', { name: /^High celadons/ }).click()
  await expect(page).toHaveURL(/\/recipes\?(?=.*q=celadon)(?=.*cone=high)/)
  // The address is there before the page: until then the menu is that of the materials.
  await expect(page.getByRole('heading', { level: 1, name: /Recipes/ })).toBeVisible()

  await menu.click()
  await page.getByRole('button', { name: 'Delete High celadons' }).click()
  await expect(page.getByRole('link', { name: /^High celadons/ })).toBeHidden()
  await shell(page).toast('deleted').getByRole('button', { name: 'Undo' }).click()
  await menu.click()
  await expect(page.getByRole('link', { name: /^High celadons/ })).toBeVisible()
})

test('the front page searches the whole library', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('custer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=custer')
  await expect(materialList(page).link('Custer Feldspar')).toBeVisible()
})
