import { expectAccessible } from './accessible.ts'
import { cutOptions } from './cut-options.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'

test('the formula of a recipe is solved from its own materials, and goes to the workbench', async ({
  page,
  library,
}) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/solve?from=${id}`)
  const answer = page.getByRole('region', { name: 'Answer' })
  const best = answer.getByRole('article').first()
  await expect(best.getByRole('heading')).toHaveText('Closest')
  const amount = async (material: string) =>
    Number(await best.getByRole('row', { name: material }).getByRole('cell').textContent())
  await expect.poll(() => amount('Potash Feldspar')).toBeCloseTo(40, 1)
  expect(await amount('Silica')).toBeCloseTo(30, 1)
  expect(await amount('Whiting')).toBeCloseTo(20, 1)
  expect(await amount('Kaolin')).toBeCloseTo(10, 1)
  await expectAccessible(page)

  await page.getByLabel('Round amounts to').selectOption('1')
  await expect(page).toHaveURL(/step=1/)
  await expect.poll(() => amount('Potash Feldspar')).toBe(40)

  await best.getByRole('button', { name: 'Put on the workbench' }).click()
  await expect(page).toHaveURL(/\/workbench/)
  await expect(page.getByRole('heading', { name: 'Solved recipe' })).toBeVisible()
})

test('what cannot be made is told with its reason, and with what comes closest', async ({
  page,
  library,
}) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/solve?from=${id}`)
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByRole('article').first()).toBeVisible()

  await page.getByLabel('Oxide', { exact: true }).selectOption('Li2O')
  await expect(answer).toContainText('None of the materials contains Li₂O.')
  const closest = answer.getByRole('article', { name: 'The closest you can get' })
  await expect(closest.getByRole('row', { name: 'Li2O' })).toContainText('−0.1')

  await page.getByRole('button', { name: 'Remove Li2O' }).click()
  await page.getByRole('spinbutton', { name: 'Most of Silica, percent' }).fill('5')
  await expect(answer).toContainText('These can’t all be met together:')
  await expect(answer).toContainText('Silica at most 5%')

  // The question is the address: who opens it again gets the same answer.
  await page.reload()
  await expect(answer).toContainText('Silica at most 5%')
})

test('a search that takes long can be cancelled, and begun again', async ({ page, request }) => {
  const answer = await request.get('/v2/search?primitive=1&has_analysis=1&count=60')
  const { data } = (await answer.json()) as { data: { id: number }[] }
  const of = data.map(({ id }) => id).join(',')
  // Whole numbers among sixty materials, of which many are alike.
  const umf = 'SiO2:3.317,Al2O3:0.413,CaO:0.611,K2O:0.153,MgO:any'
  await openPage(page, `/solve?umf=${umf}&of=${of}&n=9&step=0.1&least=3`)
  const region = page.getByRole('region', { name: 'Answer' })
  const cancel = region.getByRole('button', { name: 'Cancel' })
  await expect(region.getByRole('progressbar')).toBeVisible()
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(region.getByText('Stopped.')).toBeVisible()
  await expectAccessible(page)
  await region.getByRole('button', { name: 'Try again' }).click()
  await expect(cancel).toBeVisible()
})

test('a question is put by hand, and waits for what it lacks', async ({ page }) => {
  await openPage(page, '/solve')
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('Take the formula of a recipe')
  const material = page.getByRole('combobox', { name: 'Add a material' })
  for (const name of ['Silica', 'Whiting', 'Potash Feldspar', 'Kaolin']) {
    await material.fill(name)
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click()
  }
  await page.getByLabel('Oxide', { exact: true }).selectOption('SiO2')
  await page.getByLabel('How much SiO2').selectOption('atLeast')
  const figure = page.getByRole('spinbutton', { name: 'SiO2 at least' })
  await figure.fill('x')
  await expect(figure).toHaveAttribute('aria-invalid', 'true')
  await figure.fill('3')
  for (const oxide of ['Al2O3', 'K2O', 'CaO', 'Na2O', 'MgO', 'Fe2O3', 'TiO2', 'P2O5']) {
    await page.getByLabel('Oxide', { exact: true }).selectOption(oxide)
    await page.getByLabel(`How much ${oxide}`, { exact: true }).selectOption('ignore')
  }
  await expect(answer.getByRole('article').first()).toBeVisible()
  await page.getByLabel('Look for').selectOption('cost')
  await expect(answer).toContainText('Every material needs a price.')
})

test('a material of a recipe is replaced by what is most like it, and the formula stays', async ({
  page,
  library,
}) => {
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await page.getByRole('button', { name: 'Replace a material' }).click()
  await page.getByRole('link', { name: 'Potash Feldspar' }).last().click()
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('Without Potash Feldspar')
  const best = answer.getByRole('article').first()
  await expect(best.getByRole('heading')).toBeVisible()
  await expect(best.getByRole('row', { name: /^Potash Feldspar / })).toHaveCount(0)
  // Four ingredients as before, and each oxide beside what it was.
  await expect(best.getByRole('table').first().locator('tbody tr')).toHaveCount(4)
  const silica = best.getByRole('row', { name: /^SiO/ }).getByRole('cell')
  const [wanted, is] = await Promise.all([silica.nth(0).textContent(), silica.nth(1).textContent()])
  expect(Math.abs(Number(wanted) - Number(is))).toBeLessThanOrEqual(0.05)
  await expect(page.getByLabel('An oxide may be off by')).toHaveValue('0.05')
  await expectAccessible(page)

  // Another formula is another question.
  await page.getByRole('combobox', { name: 'Take the formula of a recipe' }).fill('Leach 4321')
  await page
    .getByRole('option', { name: /Celadon/ })
    .first()
    .click()
  await expect(answer).not.toContainText('Without Potash Feldspar')
})

test('a material that would make it possible is named, and added by a click', async ({
  page,
  library,
}) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/solve?from=${id}`)
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove Potash Feldspar' }).click()
  await expect(answer).toContainText('None of the materials contains K₂O.')
  const add = answer.getByRole('button', { name: /^Add .*Feldspar/ }).first()
  await expect(add).toBeVisible()
  await expectAccessible(page)
  await add.click()
  await expect(answer).not.toContainText('Can’t be made from these materials')
  await expect(answer.getByRole('article').first()).toBeVisible()
})

test('a ratio of silica to alumina is held', async ({ page, library }) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/solve?from=${id}`)
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByRole('article').first()).toBeVisible()
  await page.getByLabel('How much SiO2', { exact: true }).selectOption('ignore')
  await page.getByLabel('Oxide', { exact: true }).selectOption('SiO2:Al2O3')
  await expect(page).toHaveURL(/sa=7-9/)
  const figure = (oxide: RegExp) =>
    answer
      .getByRole('article')
      .first()
      .getByRole('row', { name: oxide })
      .getByRole('cell')
      .nth(1)
      .textContent()
      .then(Number)
  // In Leach 4321 it is 9.11.
  await expect
    .poll(async () => (await figure(/^SiO/)) / (await figure(/^Al/)))
    .toBeLessThanOrEqual(9.005)
})

test('a glaze is fitted to its clay by its thermal expansion', async ({ page, library }) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/solve?from=${id}`)
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByRole('article').first()).toContainText('expansion 7.49')
  const most = page.getByRole('spinbutton', { name: 'Thermal expansion at most' })
  await most.fill('6')
  await expect(page).toHaveURL(/ex=-6/)
  await expect(answer).toContainText('Thermal expansion at most 6')
  await most.fill('')
  await expect(answer).not.toContainText('These can’t all be met together:')
  await expect(page).not.toHaveURL(/ex=/)
})

test('an analysis is asked for in percent, with clay and no small amounts', async ({
  page,
  library,
}) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/solve?from=${id}`)
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByRole('article').first()).toBeVisible()
  await page.getByLabel('Target as', { exact: true }).selectOption('percent')
  await expect(page).toHaveURL(/as=percent/)
  await expect(page.getByRole('spinbutton', { name: 'SiO2, percent' })).not.toHaveValue('')
  await expect(answer.getByRole('article').first()).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Clay, at least %' }).fill('60')
  await expect(answer).toContainText('Clay at least 60%')
  await page.getByRole('spinbutton', { name: 'Clay, at least %' }).fill('5')
  await page.getByRole('spinbutton', { name: 'Least amount of each ingredient, %' }).fill('5')
  await expect(page).toHaveURL(/least=5/)
  await expect(answer.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
})

test('what can be asked for is read to its end, also where it is long', async ({ page }) => {
  for (const language of ['de', 'ru']) {
    await openPage(page, `/solve?lang=${language}`)
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await cutOptions(page), `${language}, ${width} px`).toEqual([])
    }
  }
})
