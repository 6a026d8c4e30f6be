import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew, userOf } from './people.ts'

const MESSY = `  Messy Matte
silica ....... 30
WHITING\t20,5
Quaggaite: 40
Xyzzy Dust 9.5
total 100
add
Red Iron oxide 2%
+ Plugh 1`

const GLAZECHEM = `filetype = GlazeChem Glazes
version =  2

name   = Dropped Clear
range  = 9-10
component = Silica
amount    = 30
component = Whiting
amount    = 20

name   = Dropped Clear
component = Whiting
amount    = 40
component = Silica
amount    = 60

name   = Dropped Nothing
`

async function paste(page: Page, text: string) {
  await openPage(page, '/recipes/import')
  await page.getByRole('textbox', { name: 'Or paste recipes as text' }).fill(text)
  await page.getByRole('button', { name: 'Preview recipes' }).click()
}

const importButton = (page: Page) => page.getByRole('button', { name: /^Import \d+ recipe/ })

test('a messy text is imported: one name matched, one made, one left out', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await paste(page, MESSY)
  await expect(page.getByText('3 materials to match')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Match for Quaggaite' }).selectOption('find')
  await page.getByRole('combobox', { name: 'Search for Quaggaite' }).fill('Potash')
  await page.getByRole('option', { name: /^Potash Feldspar/ }).click()
  await page.getByRole('combobox', { name: 'Match for Xyzzy Dust' }).selectOption('create')
  await page.getByRole('combobox', { name: 'Match for Plugh' }).selectOption('leaveOut')
  await page.locator('summary').filter({ hasText: 'Messy Matte' }).click()
  await expect(page.getByRole('row', { name: /Quaggaite/ })).toContainText('Potash Feldspar')

  await importButton(page).click()
  await expect(page.getByRole('heading', { name: '1 recipe imported' })).toBeVisible()
  await page.getByRole('link', { name: 'Messy Matte' }).click()
  await expect(page).toHaveURL(/\/recipes\/\d+\/messy-matte$/)
  for (const [name, amount] of [
    ['Silica', '30'],
    ['Whiting', '20.5'],
    ['Potash Feldspar', '40'],
    ['Xyzzy Dust', '9.5'],
    ['Red Iron Oxide', '2'],
  ] as const) {
    await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toContainText(amount)
  }
  await expect(page.getByRole('row', { name: /Plugh/ })).toHaveCount(0)
})

test('a dropped file is looked through, scaled, imported and taken back', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  // A page with something that is not saved asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept())
  await openPage(page, '/recipes/import')
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'dropped.glz'))
    return data
  }, GLAZECHEM)
  await page.getByRole('region', { name: 'Choose files' }).dispatchEvent('drop', {
    dataTransfer: transfer,
  })
  await expect(page.getByText('dropped.glz', { exact: true })).toBeVisible()
  await expect(page.getByText('appears twice in the files')).toBeVisible()
  await expect(page.getByText('has no ingredients', { exact: true })).toBeVisible()
  await page.getByText('1 line to check').click()
  await expect(page.getByText(/dropped\.glz, line \d+/).first()).toBeVisible()
  await expect(page.getByText('The recipe “Dropped Nothing” has no ingredients.')).toBeVisible()

  await page.getByRole('radio', { name: 'Scale to 100 (additions too)' }).check()
  await importButton(page).click()
  await expect(page.getByRole('heading', { name: '1 recipe imported' })).toBeVisible()
  await expect(page.getByText('Dropped Clear: appears twice in the files')).toBeVisible()
  await page.getByRole('button', { name: 'Import more' }).click()

  await paste(page, 'Dropped clear\nSilica 60\nWhiting 40')
  await expect(page.getByText('you already have it')).toBeVisible()
  await openPage(page, '/recipes/import')
  await page.getByRole('button', { name: 'Undo the import of dropped.glz' }).click()
  await expect(page.getByText('Import undone: 1 removed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Earlier imports' })).toHaveCount(0)
})

test('over the own recipes the panel opens, takes a file from anywhere and keeps what was begun', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  page.on('dialog', (dialog) => void dialog.accept())
  await openPage(page, '/')
  const { id } = await userOf(context)
  await openPage(page, `/recipes?u=${id}`)
  const toggle = page.getByRole('button', { name: 'Import', exact: true }).first()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  const panel = page.getByRole('region', { name: 'Import recipes' })
  await expect(panel).toBeVisible()
  await toggle.click()
  await expect(panel).toBeHidden()

  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['From anywhere\nSilica 60\nWhiting 40'], 'anywhere.txt'))
    return data
  })
  await page.getByRole('heading', { level: 1 }).dispatchEvent('dragenter', { dataTransfer })
  await expect(panel).toBeVisible()
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer })
  await expect(panel.getByText('anywhere.txt', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await toggle.click()
  await toggle.click()
  await panel.getByRole('button', { name: /^Import \d+ recipe/ }).click()
  await expect(panel.getByRole('heading', { name: '1 recipe imported' })).toBeVisible()
  await panel.getByRole('button', { name: 'My recipes' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('link', { name: 'From anywhere' }).first()).toBeVisible()
})

test('nothing but words is told so', async ({ page, context }) => {
  await logInAnew(context)
  await paste(page, '<html>Not logged in</html>')
  await expect(page.getByText('No recipes found.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Or paste recipes as text' })).toHaveValue(/html/)
})

test('the whole way goes by keyboard', async ({ page, context }) => {
  await logInAnew(context)
  await openPage(page, '/recipes/import')
  await page.getByRole('textbox', { name: 'Or paste recipes as text' }).focus()
  await page.keyboard.insertText('Typed\nSilica 60\nXyzzy Dust 40')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('combobox', { name: 'Match for Xyzzy Dust' })
  await expect(choice).toBeFocused()
  await page.keyboard.press('End')
  await expect(choice).toHaveValue('leaveOut')
  await importButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1 recipe imported' })).toBeFocused()
})

test.describe('a network that breaks off', () => {
  test.use({ tolerated: /Failed to load resource|ERR_/ })

  test('loses nothing and makes nothing twice', async ({ page, context }) => {
    await logInAnew(context)
    await paste(page, 'Broken\nSilica 100')
    let isDown = true
    await page.route('**/v2/imports', async (route) => {
      if (!isDown || route.request().method() !== 'POST') return route.fallback()
      isDown = false
      // The server gets it; its answer is lost.
      await route.fetch()
      return route.abort('connectionreset')
    })
    await importButton(page).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: '1 recipe imported' })).toBeVisible()
    const imports = await context.request.get('/v2/imports')
    expect(await imports.json()).toMatchObject({ data: [{ recipes: 1 }] })
  })
})
