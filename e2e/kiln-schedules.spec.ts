import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
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

test.describe('one that is not there', () => {
  test.use({ tolerated: /status of 404/ })

  test('is said to be not found', async ({ page }) => {
    await openPage(page, '/kilnschedules/999999999')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiln schedule not found')
  })
})
