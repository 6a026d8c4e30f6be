import { expect, test } from './fixtures.ts'
import { materialDetail } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { makeRecipe } from './own-recipes.ts'
import { logInAnew } from './people.ts'

test('tabs of the analysis follow the arrow keys', async ({ page, library }) => {
  const detail = materialDetail(page)
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await detail.tab('UMF').focus()
  await page.keyboard.press('ArrowRight')
  await expect(detail.tab('Mole %')).toBeFocused()
  await expect(detail.tab('Mole %')).toHaveAttribute('aria-selected', 'true')
  await expect(detail.panel.getByRole('row').filter({ hasText: 'SiO2' })).toContainText('72.50')
  await page.keyboard.press('Home')
  await expect(detail.tab('Percent')).toBeFocused()
  await expect(detail.panel.getByRole('row').filter({ hasText: 'SiO2' })).toContainText('60.56')
  await page.keyboard.press('ArrowLeft')
  await expect(detail.tab('Oxide sources')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(detail.tab('Formula')).toBeFocused()
  await expect(detail.panel).toContainText('Formula weight')
  await page.keyboard.press('Tab')
  await expect(detail.tab('Formula')).not.toBeFocused()
})

test('the extended groups count more oxides as fluxes', async ({ page, library }) => {
  const detail = materialDetail(page)
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await expect(detail.unityFormula).toContainText(/0\.74\s*CaO/)
  const fluxes = detail.unityFormula.locator('div[data-group="RO"]')
  await expect(fluxes).toContainText('CaO')
  await expect(fluxes).not.toContainText('Fe2O3')
  await detail.panel.getByRole('radio', { name: 'Extended groups' }).check()
  await expect(fluxes).toContainText(/0\.\d+\s*Fe2O3/)
  // The sum of the fluxes is one: with iron among them, there is less of each.
  await expect(fluxes).toContainText(/0\.7[0-2]\s*CaO/)
})

test('ingredients lead to their materials, materials to their parents and kinds', async ({
  page,
  library,
}) => {
  const detail = materialDetail(page)
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await detail.composition.getByRole('link', { name: 'Potash Feldspar' }).click()
  await expect(page).toHaveURL(/\/materials\/\d+\/potash-feldspar$/)
  await expect(detail.title).toContainText('Potash Feldspar')
  const family = detail.section('Family')
  await family.getByRole('link', { name: 'Custer Feldspar', exact: true }).click()
  await expect(detail.title).toContainText('Custer Feldspar')
  await family.getByRole('link', { name: 'Potash Feldspar', exact: true }).click()
  await expect(detail.title).toContainText('Potash Feldspar')
})

test('neighbours are listed: same base, similar analysis, recipes that contain it', async ({
  page,
  library,
}) => {
  const detail = materialDetail(page)
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const sameBase = detail.section('Recipes with the same base')
  await sameBase.scrollIntoViewIfNeeded()
  await expect(sameBase.getByRole('link', { name: 'Leach 4321 Celadon' })).toBeVisible()

  await openPage(page, (await library.material('Potash Feldspar')).path)
  const containing = detail.section('Recipes using this')
  await containing.scrollIntoViewIfNeeded()
  const first = await containing.getByRole('link').first().textContent()
  await containing
    .getByRole('link', { name: 'Next' })
    .or(containing.getByRole('button', { name: 'Next' }))
    .click()
  await expect(containing.getByRole('link').first()).not.toHaveText(first ?? '')
})

test('anonymous visitors read a notice where the chart would be', async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await expect(materialDetail(page).section('UMF chart')).toContainText(/log in/)
})

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copies the link of the item', async ({ page, library, baseURL }) => {
    const { path } = await library.recipe('Leach 4321')
    const detail = materialDetail(page)
    await openPage(page, path)
    await detail.actions.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(shell(page).toast('Link copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path)
  })
})

test('exporting asks anonymous visitors to log in, and lets the others download', async ({
  page,
  context,
  library,
}) => {
  const detail = materialDetail(page)
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await detail.more.click()
  await page.getByRole('button', { name: 'GlazeChem' }).click()
  const toast = shell(page).toast('Please log in to export.')
  await toast.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()

  await logInAnew(context)
  await openPage(page, path)
  await detail.more.click()
  const isDownloaded = page.waitForEvent('download')
  await page.getByRole('link', { name: 'GlazeChem' }).click()
  expect((await isDownloaded).suggestedFilename()).toBe('leach-4321.txt')
})

test('an item is selected from its page and compared with another', async ({ page, library }) => {
  const detail = materialDetail(page)
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await detail.more.click()
  await detail.actions.getByRole('button', { name: 'Select to compare' }).click()
  await expect(shell(page).toast('Selected. Select another item to compare them.')).toBeVisible()
  await detail.more.click()
  await expect(detail.actions.getByRole('button', { name: 'Selected' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await detail.more.click()
  await detail.actions.getByRole('button', { name: 'Select to compare' }).click()
  await detail.more.click()
  await detail.actions.getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible()
})

test('the rarer actions are a menu that goes by keyboard', async ({ page, context, library }) => {
  const detail = materialDetail(page)
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test menu')
  await openPage(page, `/recipes/${id}`)
  await detail.more.focus()
  await page.keyboard.press('Enter')
  const first = detail.actions.getByRole('button', { name: 'Select to compare' })
  await expect(first).toBeVisible()
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  const production = detail.actions.getByRole('button', { name: /^Production/ })
  await expect(production).toBeFocused()
  await expect(production).toBeDisabled()
  await expect(production).toContainText('Production needs a photo')
  // What cannot be done says why, and nothing more.
  await page.keyboard.press('Enter')
  await expect(production).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(detail.more).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what an owner does most stands in one row of large buttons', async ({
    page,
    context,
    library,
  }) => {
    await logInAnew(context)
    const { id } = await makeRecipe(context, library, 'Test row')
    await openPage(page, `/recipes/${id}`)
    const { actions, more } = materialDetail(page)
    const row = actions.locator(':scope > a, :scope > button, :scope > div > button')
    await expect(row).toHaveCount(5)
    const boxes = await Promise.all((await row.all()).map((button) => button.boundingBox()))
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    for (const box of boxes) {
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await more.click()
    await actions.getByRole('link', { name: 'Edit details' }).click()
    await expect(page).toHaveURL(/\/details$/)
  })
})

test('a long description is folded', async ({ page, library }) => {
  const { id, path } = await library.recipe('Leach 4321')
  await page.route(`**/v2/recipes/${id}`, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.description = 'Long words about glazes. '.repeat(80)
    await route.fulfill({ response, json: body })
  })
  await openPage(page, '/recipes?q=leach+4321')
  await materialList(page).link('Leach 4321').click()
  await expect(page).toHaveURL(path)
  const { description } = materialDetail(page, page.getByRole('dialog'))
  const words = async () => (await description.locator('p').first().innerText()).length
  await expect(description.getByRole('button', { name: 'Show more' })).toBeVisible()
  expect(await words()).toBeLessThanOrEqual(1001)
  await description.getByRole('button', { name: 'Show more' }).click()
  expect(await words()).toBeGreaterThan(1900)
  await description.getByRole('button', { name: 'Show less' }).click()
  expect(await words()).toBeLessThanOrEqual(1001)
})

test('every address of an item leads to the one with its name', async ({ page, library }) => {
  const { id, path } = await library.recipe('Leach 4321')
  for (const address of [`/recipes/${id}`, `/recipes/${id}/some-older-name`]) {
    const response = await openPage(page, address)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(path)
  }
})

test.describe('an address that is none of an item', () => {
  test.use({ tolerated: /status of 404/ })

  test('an item under the address of another kind is shown the right way', async ({
    page,
    library,
  }) => {
    const { id } = await library.material('Custer Feldspar')
    const response = await openPage(page, `/recipes/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Wrong Material Type/)
    await expect(page.getByRole('heading', { level: 1, name: 'Wrong Material Type' })).toBeVisible()
    await page.getByRole('link', { name: 'View as material' }).click()
    await expect(page).toHaveURL(`/materials/${id}/custer-feldspar`)
    await expect(materialDetail(page).title).toContainText('Custer Feldspar')
  })
})
