import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'

test('who loses the connection is told so until it is back', async ({ page, context }) => {
  await openPage(page, '/help')
  const banner = page.getByText('You’re offline.')
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toBeHidden()
})

test.describe('a new version of the site', () => {
  test.beforeEach(async ({ page }) => {
    let version = 'first'
    await page.route('**/version.json', (route) => route.fulfill({ json: { version } }))
    await page.clock.install()
    const isAsked = page.waitForResponse('**/version.json')
    await openPage(page, '/help')
    await isAsked
    version = 'second'
    const isAskedAgain = page.waitForResponse('**/version.json')
    await page.clock.runFor('05:01')
    await isAskedAgain
  })

  test('is offered and taken by a reload', async ({ page }) => {
    const prompt = page.getByRole('status', { name: 'A new version is available' })
    await expect(prompt).toBeVisible()
    const isReloaded = page.waitForEvent('load')
    await prompt.getByRole('button', { name: 'Reload' }).click()
    await isReloaded
    await expect(prompt).toBeHidden()
  })

  test('can wait', async ({ page }) => {
    const prompt = page.getByRole('status', { name: 'A new version is available' })
    await prompt.getByRole('button', { name: 'Later' }).click()
    await expect(prompt).toBeHidden()
    const isAsked = page.waitForResponse('**/version.json')
    await page.clock.runFor('05:01')
    await isAsked
    await expect(prompt).toBeHidden()
  })
})

test('a browser without room lets one look at searches in peace', async ({ page }) => {
  await openPage(page, '/recipes')
  await fillStorage(page)
  await openPage(page, '/recipes?q=leach')
  await expect(materialList(page).link('Leach 4321')).toBeVisible()
  await materialList(page).choose('Atmosphere', 'Oxidation')
  await expect(page).toHaveURL(/atmosphere=/)
  await expect(page.getByRole('heading', { name: 'Storage Space Full' })).toBeHidden()
})

test('a browser without room says so; with room again the page goes on', async ({ page }) => {
  const list = materialList(page)
  const full = page.getByRole('heading', { name: 'Storage Space Full', level: 1 })
  await openPage(page, '/recipes?q=leach')
  await fillStorage(page)
  await list.checkbox('Leach 4321').click()
  await expect(full).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('filler'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await list.checkbox('Leach 4321').click()
  await expect(list.checkbox('Leach 4321')).toBeChecked()

  await fillStorage(page)
  await list.checkbox('Leach 4321 Celadon').click()
  const isReloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Clear Storage and Reload' }).click()
  await isReloaded
  await expect(list.checkbox('Leach 4321')).not.toBeChecked()
  await expect(full).toBeHidden()
})

/** Takes all the room that the browser gives the site. */
function fillStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    let text = ''
    for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem('filler', text + 'x'.repeat(size))
        text += 'x'.repeat(size)
      } catch {
        // Too much: a smaller piece may still fit.
      }
    }
  })
}
