import { expectAccessible, PHONE, THREE_SIZES } from './accessible.ts'
import { brokenWords } from './broken-words.ts'
import { expect, test } from './fixtures.ts'
import { changingHeaders, makeRecipe } from './own-recipes.ts'
import { materialDetail } from './pages/material-detail.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { weighOff } from './pages/weigh-off.ts'
import { logInAnew } from './people.ts'

const WIDTHS = [...THREE_SIZES, { width: 1024, height: 768 }]

test('on a phone the first ingredient is seen at once, and weighed after one tap', async ({
  page,
  library,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  const { composition, weigh } = materialDetail(page)
  const first = composition.getByRole('row').filter({ hasText: 'Potash Feldspar' })
  await expect(first).toBeInViewport({ ratio: 1 })
  const line = await page.getByRole('link', { name: /SiO2 3\.71/ }).boundingBox()
  const row = await first.boundingBox()
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0)
  await weigh.click()
  await expect(weighOff(page).now).toContainText('Potash Feldspar')
  await expect(weighOff(page).now).toContainText('400.0')
  await page.keyboard.press('Escape')
  await expect(weighOff(page).dialog).toBeHidden()
  await expect(weigh).toBeFocused()
})

test('on a tablet, names of ingredients stand beside the analysis without breaks in their words', async ({
  page,
  library,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPage(page, (await library.recipe('Variegated Slate Blue')).path)
  const { composition } = materialDetail(page)
  await expect(composition).toContainText('Wollastonite')
  expect(await brokenWords(composition.getByRole('rowheader'))).toEqual([])
})

test('where the base does not add to 100, names of ingredients stay whole at every width', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const amounts = { Wollastonite: 40, 'Strontium Carbonate': 66.3 }
  const additions = { 'Praseodymium Oxide': 4, 'Vanadium Pentoxide': 2.5 }
  const linesOf = (all: Readonly<Record<string, number>>, isAdditional: boolean) =>
    Promise.all(
      Object.entries(all).map(async ([name, percentageAmount]) => ({
        componentMaterialId: (await library.material(name)).id,
        percentageAmount,
        isAdditional,
      })),
    )
  const { id } = await makeRecipe(context, library, 'Test of an odd total', {
    materialComponents: [...(await linesOf(amounts, false)), ...(await linesOf(additions, true))],
  })
  await openPage(page, `/recipes/${id}`)
  const { composition } = materialDetail(page)
  await expect(composition).toContainText('Praseodymium')
  for (const width of [360, 390, 768, 1024, 1240, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const words = composition.getByRole('rowheader').or(composition.getByRole('cell'))
    expect(await brokenWords(words), `${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  // A sheet of A4 within its margins: what was written down is nowhere else on it.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  const row = composition.getByRole('row').filter({ hasText: 'Strontium' })
  await expect(row.getByRole('cell').first()).toHaveText('66.30')
  await expect(row.getByRole('cell').first()).toBeVisible()
  expect(await brokenWords(composition.getByRole('rowheader'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718)
})

test('on the smallest phone everything that is done with a recipe stands in one row, and the page fits', async ({
  page,
  library,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { path } = await library.recipe('Variegated Slate Blue')
  for (const language of ['de', 'nl', 'ru', 'uk']) {
    await openPage(page, `${path}?lang=${language}`)
    const buttons = page.getByRole('main').getByRole('group').first().locator('> *, > div > button')
    const tops = await buttons.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    )
    expect(tops.length, language).toBeGreaterThan(4)
    expect(new Set(tops).size, language).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(360)
  }
})

test('on a phone the first ingredient is seen with a long name, too, by whoever is logged in', async ({
  page,
  context,
  library,
}) => {
  await page.setViewportSize(PHONE)
  await logInAnew(context)
  const { id } = await makeRecipe(
    context,
    library,
    'Test of a long name for a celadon on porcelain',
    {
      description: 'A quiet blue over porcelain that breaks to amber on texture. '.repeat(4),
      fromOrtonConeId: 33,
      toOrtonConeId: 34,
      atmospheres: [1, 3],
    },
  )
  const first = materialDetail(page).composition.getByRole('row').filter({ hasText: 'Silica' })
  for (const path of [`/recipes/${id}`, (await library.recipe('Leach 4321')).path]) {
    await openPage(page, path)
    const row = await materialDetail(page).composition.getByRole('row').nth(1).boundingBox()
    expect((row?.y ?? 0) + (row?.height ?? 0), path).toBeLessThanOrEqual(800)
  }
  await expect(first).toBeInViewport({ ratio: 1 })
})

test('the formula stays in view on a phone while the ingredients scroll', async ({
  page,
  library,
}) => {
  await page.setViewportSize({ width: 390, height: 620 })
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  const line = page.getByRole('link', { name: /SiO2 3\.71/ })
  const { composition } = materialDetail(page)
  await composition.getByRole('row').nth(2).scrollIntoViewIfNeeded()
  await expect(line).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(line).toBeHidden()
})

test('the batch stands in the head of the ingredients, and is kept for the next recipe', async ({
  page,
  library,
}) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const { composition, batchSize } = materialDetail(page)
  await batchSize.fill('2000')
  await expect(composition.getByRole('row').filter({ hasText: 'Silica' })).toContainText('600.0')
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await expect(batchSize).toHaveValue('2000')
  await batchSize.fill('much')
  await expect(batchSize).toHaveAttribute('aria-invalid', 'true')
  await expect(composition.getByRole('row').filter({ hasText: 'Silica' })).toContainText('–')
  await batchSize.fill('500')
  await reloadPage(page)
  await expect(composition.getByRole('row').filter({ hasText: 'Red Iron' })).toContainText('10.0')
})

test('a recipe is changed two clicks from its page, seen beside what it was, and says where it is from', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { path, id } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await materialDetail(page).actions.getByRole('link', { name: 'Change this recipe' }).click()
  await expect(page).toHaveURL(`/recipes/new?from=${id}`)
  await page.getByLabel('Amount of Whiting', { exact: true }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('25')

  const row = page.getByRole('listitem').filter({ has: page.getByLabel('Amount of Whiting') })
  await expect(row).toContainText('20 →')
  const change = page.getByRole('region', { name: 'Change of the formula' })
  await expect(change.getByRole('listitem').filter({ hasText: 'SiO2' })).toContainText('3.71 →')
  const chart = page.getByRole('region', { name: 'On the chart' })
  await expect(chart.getByRole('link', { name: 'As you write it, this item' })).toBeVisible()
  await expect(chart.getByRole('link', { name: 'Leach 4321', exact: true })).toBeVisible()
  await expectAccessible(page, WIDTHS)

  await page.getByRole('textbox', { name: 'Name' }).fill('Test 4325')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/recipes\/\d+\/test-4325$/)
  const main = page.getByRole('main')
  await expect(main.getByText('Based on Leach 4321')).toBeVisible()

  const copy = /\/recipes\/(\d+)/.exec(page.url())?.[1] ?? ''
  const headers = await changingHeaders(context)
  await context.request.post(`/v2/recipes/${copy}/publish`, { headers })
  await openPage(page, path)
  await main.getByRole('link', { name: /built on this$/ }).click()
  await expect(main.getByRole('link', { name: 'Test 4325' })).toBeInViewport()
})

test('who is not logged in changes a recipe after the login', async ({ page, library }) => {
  const { path, id } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await page.getByRole('link', { name: 'Change this recipe' }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=.*from.*${id}`))
})

test('an owner edits a recipe, and sees what becomes of it', async ({ page, context, library }) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test own')
  await openPage(page, `/recipes/${id}`)
  const { actions } = materialDetail(page)
  await expect(actions.getByRole('link', { name: 'Change this recipe' })).toHaveCount(0)
  await actions.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Amount of Silica', { exact: true }).fill('60')
  await expect(page.getByText('70 →')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Whiting' }).click()
  await expect(page.getByText('Taken out: Whiting 30')).toBeVisible()
})

test('the page of a recipe fits every width in both themes', async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await expectAccessible(page, WIDTHS)
})
