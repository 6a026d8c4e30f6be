import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, type Library, test } from './fixtures.ts'
import { makePatron } from './operator.ts'
import { changingHeaders } from './own-recipes.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

const THREE = ['Leach 4321', 'Hamada Clear', 'Pinnell Clear'] as const

async function compared(library: Library, names: readonly string[] = THREE): Promise<string> {
  const items = await Promise.all(names.map(library.recipe))
  return items.map(({ id }) => id).join(',')
}

/** Copies of recipes of the library, which belong to the person who is logged in. */
async function copies(context: BrowserContext, library: Library, names: readonly string[]) {
  const headers = await changingHeaders(context)
  return Promise.all(
    names.map(async (name) => {
      const { id } = await library.recipe(name)
      const answer = await context.request.post(`/v2/recipes/${id}/copy`, { headers })
      expect(answer.status()).toBe(200)
      return ((await answer.json()) as { data: { id: number; name: string } }).data
    }),
  )
}

/** A feldspar of the person who is logged in, and a way to save what is said about it elsewhere. */
async function makeFeldspar(context: BrowserContext) {
  const headers = await changingHeaders(context)
  const analysis = { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 }
  const made = await context.request.post('/v2/recipes', {
    data: { name: 'Test Feldspar', isPrimitive: true, baseTypeId: 5, analysis },
    headers,
  })
  expect(made.status()).toBe(201)
  const { data } = (await made.json()) as { data: { id: number } }
  return {
    id: data.id,
    saveElsewhere: (change: object) =>
      context.request.patch(`/v2/recipes/${data.id}`, { data: change, headers }),
  }
}

function workbench(page: Page) {
  const cards = page.getByRole('article')
  return {
    cards,
    card: (name: string) => cards.filter({ hasText: name }),
    amounts: (name: string) => page.getByRole('table', { name: `Amounts of ${name}` }),
    form: (name: string) => page.getByRole('article', { name, exact: true }),
  }
}

test('a triaxial of three recipes is looked at, blended, and one point of it saved', async ({
  page,
  context,
  library,
}) => {
  await makePatron(await logInAnew(context))
  const bench = workbench(page)
  await openPage(page, `/compare?id=${await compared(library)}`)
  await page.getByRole('button', { name: 'Blend' }).click()
  await page.getByRole('button', { name: 'Triaxial blend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Triaxial blend' })
  const rows = dialog.getByLabel('Rows')
  await rows.fill('2')
  await expect(dialog).toContainText('Minimum 3 rows required')
  await expect(dialog.getByRole('button', { name: 'Blend', exact: true })).toBeDisabled()
  await rows.fill('3')

  const preview = dialog.getByRole('region', { name: 'Blend preview' })
  await preview.getByRole('button', { name: /^A1: / }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(preview.getByRole('button', { name: /^B1: / })).toBeFocused()
  const point = preview.getByRole('group', { name: '50% Leach 4321 / 50% Hamada Clear' })
  await expect(point).toContainText('Pinnell Clear0%')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Blend 6 recipes' }).click()
  await expect(page).toHaveURL('/workbench')
  await expect(bench.cards).toHaveCount(6)
  // Feldspars of two kinds: half of 40 and half of 50; silica 30 in both, whiting 20 in both.
  const name = '50% Leach 4321 / 50% Hamada Clear'
  await expect(bench.amounts(name).getByRole('row')).toHaveText([
    'Potash Feldspar20.00',
    'Silica30.00',
    'Whiting20.00',
    'Kaolin5.00',
    'Custer Feldspar25.00',
    'Base100.00',
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: `Save ${name}` }).click()
  await expect(page.getByText('1 item saved. Only you can see it.')).toBeVisible()
  await reloadPage(page)
  await expect(bench.cards).toHaveCount(6)
  await expect(page.getByText('not saved')).toHaveCount(5)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('row', { name: /Custer Feldspar/ }).first()).toContainText('25')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a menu at the start of a line begins with its button', async ({ page, library }) => {
    await openPage(page, `/compare?id=${await compared(library)}`)
    await page.getByRole('main').getByRole('link', { name: 'Workbench' }).click()
    await expect(page).toHaveURL('/workbench')
    const panel = page.locator('[popover]:popover-open')
    const button = page.getByRole('button', { name: 'Blend', exact: true })
    await button.click()
    await expect(panel).toBeVisible()
    expect((await panel.boundingBox())?.x).toBe((await button.boundingBox())?.x)
  })
})

test('two cards are changed at once: one is saved, one is as it was', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const [one, other] = await copies(context, library, ['Leach 4321', 'Hamada Clear'])
  const bench = workbench(page)
  await openPage(page, `/workbench?add=${one?.id},${other?.id}`)
  for (const item of [one, other]) {
    await page.getByRole('button', { name: `Edit ${item?.name}`, exact: true }).click()
  }
  const first = bench.form(one?.name ?? '')
  const second = bench.form(other?.name ?? '')
  await first.getByLabel('Amount of Silica', { exact: true }).fill('35')
  await second.getByLabel('Amount of Silica', { exact: true }).fill('99')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toMatch(/99.*35|35.*99/)

  await reloadPage(page)
  await expect(first.getByLabel('Amount of Silica', { exact: true })).toHaveValue('35')
  await expect(second.getByLabel('Amount of Silica', { exact: true })).toHaveValue('99')
  await second.getByRole('button', { name: 'Cancel' }).click()
  await expect(bench.amounts(other?.name ?? '')).toContainText('Silica30.00')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(bench.amounts(one?.name ?? '')).toContainText('Silica35.00')

  await page.getByRole('button', { name: `Edit the details of ${other?.name}` }).click()
  await second.getByRole('textbox', { name: 'Name', exact: true }).fill('Test details')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(bench.amounts('Test details')).toBeVisible()
})

test.describe('what is said about a card is changed somewhere else', () => {
  test.use({ tolerated: /409/ })

  test('its figures and its details are changed at once, and both versions are shown', async ({
    page,
    context,
  }) => {
    await logInAnew(context)
    const { id, saveElsewhere } = await makeFeldspar(context)
    const bench = workbench(page)
    const card = bench.form('Test Feldspar')
    const save = card.getByRole('button', { name: 'Save', exact: true })
    await openPage(page, `/workbench?add=${id}`)
    await page.getByRole('button', { name: 'Edit Test Feldspar' }).click()
    const potash = card.getByRole('spinbutton', { name: 'K2O', exact: true })
    await potash.fill('15,5')
    await save.click()
    const figures = page.getByRole('table', { name: 'Test Feldspar in percent by weight' })
    await expect(figures.getByRole('row', { name: /K2O/ })).toContainText('15.50')

    await page.getByRole('button', { name: 'Edit the details of Test Feldspar' }).click()
    await card.getByLabel('Country').selectOption({ label: 'Germany' })
    await saveElsewhere({ specificGravity: '2,6', countryId: 1 })
    await save.click()
    const conflict = card.getByRole('alert').filter({ hasText: 'changed somewhere else' })
    await expect(conflict.getByRole('row', { name: /^Country Germany/ })).toBeVisible()
    // What is changed after it was refused counts too.
    await card.getByLabel('Country').selectOption({ label: 'France' })
    await expect(conflict.getByRole('row', { name: /^Country France/ })).toBeVisible()
    await conflict.getByRole('button', { name: 'Save my version' }).click()
    await expect(figures).toBeVisible()
    const answer = await context.request.get(`/v2/recipes/${id}`)
    const { data } = (await answer.json()) as { data: object }
    expect(data).toMatchObject({ specificGravity: 2.6, version: 4 })
  })
})

test('a copy of a material is an unsaved card: cancelled it is gone, saved it is an item', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  const { id } = await makeFeldspar(context)
  const bench = workbench(page)
  await openPage(page, `/workbench?add=${id}`)
  await page.getByRole('button', { name: 'Copy Test Feldspar' }).click()
  const copy = bench.form('Copy of Test Feldspar')
  await copy.getByRole('button', { name: 'Cancel' }).click()
  await expect(bench.cards).toHaveCount(1)
  await page.getByRole('button', { name: 'Copy Test Feldspar' }).click()
  await copy.getByRole('spinbutton', { name: 'Na2O', exact: true }).fill('3')
  await copy.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Copy of Test Feldspar', exact: true })).toBeVisible()
  const point = page.getByRole('link', { name: 'Copy of Test Feldspar, this item' })
  await expect(point).toHaveAttribute('href', /^\/materials\//)
  const figures = page.getByRole('table', { name: 'Copy of Test Feldspar in percent by weight' })
  await expect(figures.getByRole('row', { name: /Na2O/ })).toContainText('3.00')
  await expect(figures.getByRole('row', { name: /SiO2/ })).toContainText('64.76')
})

test('a recipe comes closer to its target while its amounts are typed', async ({
  page,
  context,
  library,
}) => {
  await makePatron(await logInAnew(context))
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('link', { name: 'Target', exact: true }).click()
  await expect(page).toHaveURL('/workbench')
  const card = page.getByRole('article', { name: 'Leach 4321 (target)' })
  const distance = card.locator('[data-distance]')
  await expect(distance).toHaveText('0.0% off target')

  const silica = card.getByLabel('Amount of Silica', { exact: true })
  await silica.fill('20')
  await expect(distance).not.toHaveText('0.0% off target')
  const far = parseFloat((await distance.textContent()) ?? '')
  await silica.fill('27')
  await expect.poll(async () => parseFloat((await distance.textContent()) ?? '')).toBeLessThan(far)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Use this amount of Silica' }).click()
  await expect(silica).toHaveValue('30')
  await expect(distance).toHaveText('0.0% off target')

  await card.getByLabel('Amount of Kaolin', { exact: true }).fill('44')
  await card.getByRole('button', { name: 'Find all amounts' }).click()
  await expect(card.getByLabel('Amount of Kaolin', { exact: true })).toHaveValue('10')
  await expect(distance).toHaveText('0.0% off target')

  await card.getByRole('link', { name: 'Solve for this formula' }).click()
  await expect(page).toHaveURL(/\/solve\?/)
  const best = page.getByRole('region', { name: 'Answer' }).getByRole('article').first()
  await expect(best.getByRole('row', { name: 'Potash Feldspar' })).toContainText('40.00')
})

test('who does not support the site sees the locks, and why', async ({ page, library }) => {
  await openPage(page, `/compare?id=${await compared(library)}`)
  await page.getByRole('button', { name: 'Blend' }).click()
  const locked = page.getByRole('link', { name: /^Line blend/ })
  await expect(locked).toContainText('Supporters only')
  const [help] = await Promise.all([page.waitForEvent('popup'), locked.click()])
  await expect(help.getByRole('heading', { name: 'What supporters get' })).toBeVisible()
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('link', { name: /^Target/ }).click()
  await expect(page).toHaveURL('/help#supporters')
})
