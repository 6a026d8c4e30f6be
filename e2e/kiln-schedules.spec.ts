import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { readPages } from './pages/printed-pages.ts'
import { changingHeaders } from './own-recipes.ts'
import { logInAnew } from './people.ts'

test('a schedule is written down, read in both units, copied, and deleted', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await openPage(page, '/kilnschedules')
  await page.getByRole('button', { name: 'New schedule' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Test glaze firing')
  for (const [ramp, rate, target, hold] of [
    [1, '100', '600', ''],
    [2, '60', '1222', '10'],
  ] as const) {
    const row = page.getByRole('listitem', { name: `Ramp ${ramp}` })
    await row.getByRole('spinbutton', { name: 'Rate' }).fill(rate)
    await row.getByRole('spinbutton', { name: 'To' }).fill(target)
    if (hold) await row.getByRole('spinbutton', { name: 'Hold' }).fill(hold)
  }
  await expect(page.getByText('16:20 h')).toBeVisible()
  await expect(page.getByText('about cone 6', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Schedule saved')).toBeVisible()

  await page.getByRole('link', { name: 'Test glaze firing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test glaze firing')
  const table = page.getByRole('table')
  await expect(table.getByRole('row').nth(2)).toContainText(/60.*1,222.*10/)
  await page.getByRole('radio', { name: '°F' }).check()
  await expect(table.getByRole('row').nth(2)).toContainText(/108.*2,232.*10/)
  await page.getByLabel('Current temperature, °F').fill('1112')
  await expect(page.getByText('16:20 h left').or(page.getByText('10:32 h left'))).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Private', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Schedule deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/kilnschedules$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is there, and its form asks by the address', async ({ page }) => {
    await page.goto('/kilnschedules?q=nothing-is-called-so')
    await expect(page.getByText('No kiln schedules found')).toBeVisible()
  })
})

test('hung at the kiln, twelve ramps fill a sheet and twenty go on to a second', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  const headers = await changingHeaders(context)
  for (const [count, sheets] of [
    [12, 1],
    [20, 2],
  ] as const) {
    const ramps = Array.from({ length: count }, (_, at) => ({
      order: at + 1,
      tempRatePerHr: 60,
      targetTemp: 50 * (at + 1),
      holdMinutes: 5,
    }))
    const made = await context.request.post('/v2/kilnschedules', {
      headers,
      data: { name: `Test of ${count} ramps`, description: '<p>Vents open to 600.</p>', ramps },
    })
    const { data } = (await made.json()) as { data: { id: number } }
    await openPage(page, `/kilnschedules/${data.id}`)
    expect(await readPages(page, 'Letter')).toEqual(Array(sheets).fill('216 × 279'))
    expect(await readPages(page, 'A4')).toEqual(Array(sheets).fill('210 × 297'))
  }
})
