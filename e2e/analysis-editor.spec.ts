import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { changingHeaders } from './own-recipes.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

const figure = (page: Page, oxide: string) =>
  page.getByRole('spinbutton', { name: oxide, exact: true })

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

/** Types figures from field to field, as someone does who reads them from a data sheet. */
async function typeOn(page: Page, figures: readonly string[]) {
  for (const text of figures) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
}

async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

/** A recipe of the person who is logged in, made as another program would. @returns its id */
async function makeRecipe(context: BrowserContext, lines: readonly [number, number][]) {
  const headers = await changingHeaders(context)
  const answer = await context.request.post('/v2/materialmaterials', {
    data: {
      newName: 'Test glaze',
      materialComponents: lines.map(([componentMaterialId, percentageAmount]) => ({
        componentMaterialId,
        percentageAmount,
      })),
    },
    headers,
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { data: { id: number } }).data.id
}

test('a feldspar is entered by keyboard, as percent and as formula; its recipes follow it', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  await openPage(page, '/materials')
  await page.getByRole('link', { name: 'Add material' }).click()
  await nameOf(page).fill('Test Feldspar')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(figure(page, 'SiO2')).toBeFocused()
  await typeOn(page, ['64,76', '', '', '', '18.32', '', '', '16.92'])
  await expect(figure(page, 'Na2O')).toBeFocused()
  await expect(page.getByText('Total with LOI 100.00')).toBeVisible()
  const formula = page.getByRole('group', { name: 'Unity molecular formula of your entry' })
  await expect(formula.getByRole('listitem').filter({ hasText: 'SiO' })).toContainText('6.00')

  await page.getByRole('radio', { name: 'Percent' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure(page, 'K2O')).toHaveValue('1')
  await expect(figure(page, 'SiO2')).toHaveValue(/^6\.000/)
  await page.keyboard.press('ArrowLeft')
  await expect(figure(page, 'SiO2')).toHaveValue('64,76')
  await figure(page, 'K2O').focus()
  await page.keyboard.press('ArrowUp')
  await expect(figure(page, 'K2O')).toHaveValue('17.02')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/materials\/\d+\/test-feldspar$/)

  const id = Number(new URL(page.url()).pathname.split('/')[2])
  const { id: whiting } = await library.material('Whiting')
  const recipe = await makeRecipe(context, [
    [id, 80],
    [whiting, 20],
  ])
  await openPage(page, `/materials/${id}`)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await figure(page, 'K2O').fill('10')
  await figure(page, 'Na2O').fill('7,02')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Done. 1 recipe' })).toBeVisible()
  await openPage(page, `/recipes/${recipe}`)
  const unity = page.getByRole('group', { name: 'Unity molecular formula of Test glaze' })
  await expect(unity.getByRole('listitem').filter({ hasText: 'Na' })).toContainText('0.2')
})

test('what is missing is said where it is missing', async ({ page, context }) => {
  await logInAnew(context)
  await openPage(page, '/analyses/new')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('At least one oxide must be specified')).toBeVisible()
  await expect(nameOf(page)).toBeFocused()
  await nameOf(page).fill('ab')
  await expect(page.getByText('Name must be at least 3 characters')).toBeVisible()
  await nameOf(page).fill('Test analysis')
  await figure(page, 'SiO2').fill('a lot')
  await figure(page, 'CaO').fill('10')
  await save.click()
  await expect(page.getByText('A number from 0 to 1,000,000')).toBeVisible()
  await expect(figure(page, 'SiO2')).toBeFocused()
  await page.getByRole('button', { name: 'More oxides' }).click()
  await page.getByLabel('Filter by symbol or name').fill('praseo')
  await figure(page, 'Pr2O3').fill('0.4')
  await figure(page, 'SiO2').fill('60')
  await save.click()
  await expect(page).toHaveURL(/\/analyses\/\d+\/test-analysis$/)
})

test('an analysis is pasted, survives a reload, and a formula takes its place', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await openPage(page, '/materials/new')
  await figure(page, 'SiO2').focus()
  await paste(page, 'SiO₂\t67,5\nAl₂O₃\t18.2\nKNaO\t12\nL.O.I.\t0.3\nTotal\t98')
  await expect(page.getByText('2 oxides added. Not recognized: KNaO.')).toBeVisible()
  await expect(figure(page, 'Al2O3')).toHaveValue('18.2')
  await expect(figure(page, 'LOI')).toHaveValue('0.3')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
    .toContain('glazy-draft-primitive')
  page.on('dialog', (dialog) => void dialog.accept())
  await reloadPage(page)
  await expect(page.getByText('We restored your unsaved draft.')).toBeVisible()
  await expect(figure(page, 'SiO2')).toHaveValue('67.5')
  await figure(page, 'SiO2').focus()
  await paste(page, 'Al2O3·2SiO2·2H2O')
  await expect(page.getByRole('radio', { name: 'Formula' })).toBeChecked()
  await expect(figure(page, 'SiO2')).toHaveValue('2')
  await expect(figure(page, 'LOI')).toHaveValue('13.9564')
  await page.getByRole('radio', { name: 'Percent' }).check()
  await expect(figure(page, 'SiO2')).toHaveValue(/^46\.5/)
  await expect(page.getByText('Alumina and boron total 1.')).toBeVisible()
})
