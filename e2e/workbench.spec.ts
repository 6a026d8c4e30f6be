import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, type Library, test } from './fixtures.ts'
import { makePatron } from './operator.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

const THREE = ['Leach 4321', 'Hamada Clear', 'Pinnell Clear'] as const

async function compared(library: Library, names: readonly string[] = THREE): Promise<string> {
  const items = await Promise.all(names.map(library.recipe))
  return items.map(({ id }) => id).join(',')
}

/** Copies of recipes of the library, which belong to who is logged in. */
async function copies(context: BrowserContext, library: Library, names: readonly string[]) {
  await context.request.get('/sanctum/csrf-cookie')
  const { cookies } = await context.storageState()
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest' }
  return Promise.all(
    names.map(async (name) => {
      const { id } = await library.recipe(name)
      const answer = await context.request.post(`/v2/recipes/${id}/copy`, { headers })
      expect(answer.status()).toBe(200)
      return ((await answer.json()) as { data: { id: number; name: string } }).data
    }),
  )
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

  const preview = dialog.getByRole('region', { name: 'Preview of the blend' })
  await preview.getByRole('button', { name: /^A1: / }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(preview.getByRole('button', { name: /^B1: / })).toBeFocused()
  const point = preview.getByRole('group', { name: '50% Leach 4321 / 50% Hamada Clear' })
  await expect(point).toContainText('Pinnell Clear0 %')
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
  await expect(page.getByText('1 recipe is saved. Only you can see it.')).toBeVisible()
  await reloadPage(page)
  await expect(bench.cards).toHaveCount(6)
  await expect(page.getByText('not saved')).toHaveCount(5)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('row', { name: /Custer Feldspar/ }).first()).toContainText('25')
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

test('a recipe comes closer to its target while its amounts are typed', async ({
  page,
  context,
  library,
}) => {
  await makePatron(await logInAnew(context))
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await page.getByRole('link', { name: 'Target', exact: true }).click()
  await expect(page).toHaveURL('/workbench')
  const card = page.getByRole('article', { name: 'Leach 4321 (target)' })
  const distance = card.locator('[data-distance]')
  await expect(distance).toHaveText('0.0 % off.')

  const silica = card.getByLabel('Amount of Silica', { exact: true })
  await silica.fill('20')
  await expect(distance).not.toHaveText('0.0 % off.')
  const far = parseFloat((await distance.textContent()) ?? '')
  await silica.fill('27')
  await expect.poll(async () => parseFloat((await distance.textContent()) ?? '')).toBeLessThan(far)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Use this amount of Silica' }).click()
  await expect(silica).toHaveValue('30')
  await expect(distance).toHaveText('0.0 % off.')

  await card.getByLabel('Amount of Kaolin', { exact: true }).fill('44')
  await card.getByRole('button', { name: 'Find all amounts' }).click()
  await expect(card.getByLabel('Amount of Kaolin', { exact: true })).toHaveValue('10')
  await expect(distance).toHaveText('0.0 % off.')
})

test('who does not support the site sees the locks, and why', async ({ page, library }) => {
  await openPage(page, `/compare?id=${await compared(library)}`)
  await page.getByRole('button', { name: 'Blend' }).click()
  const locked = page.getByRole('link', { name: /^Line blend/ })
  await expect(locked).toContainText('For supporters')
  const [help] = await Promise.all([page.waitForEvent('popup'), locked.click()])
  await expect(help.getByRole('heading', { name: 'What supporters get' })).toBeVisible()
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await page.getByRole('link', { name: 'Target', exact: true }).click()
  await expect(page).toHaveURL('/help#supporters')
})
