import { expect, test } from './fixtures.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'

test('the first Tab leads past header and sidebar to the content', async ({ page }) => {
  const { main, skipLink } = shell(page)
  await openPage(page, '/recipes')
  await page.keyboard.press('Tab')
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
})

test('Control+B and Command+B fold the sidebar, which stays so for a week', async ({
  page,
  context,
}) => {
  const { sidebar } = shell(page)
  await openPage(page, '/')
  await expect(sidebar).toHaveCSS('width', '256px')
  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', '48px')

  const cookie = (await context.cookies()).find(({ name }) => name === 'glazy-sidebar')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)

  await reloadPage(page)
  await expect(sidebar).toHaveCSS('width', '48px')
  await page.keyboard.press('Meta+b')
  await expect(sidebar).toHaveCSS('width', '256px')
})

test('the server draws the sidebar as it was left', async ({ request }) => {
  const sidebar = async (cookie: string) =>
    (await (await request.get('/', { headers: { cookie } })).text()).match(/<aside[^>]*>/)?.[0]
  expect(await sidebar('glazy-sidebar=closed')).toContain('data-open="false"')
  expect(await sidebar('')).toContain('data-open="true"')
})

test('the sidebar leads to the community’s pages', async ({ page }) => {
  const { sidebar, main } = shell(page)
  await openPage(page, '/')
  for (const [name, heading] of [
    ['Recipes', /Recipes/],
    ['Materials', /Materials/],
    ['Analyses', /Analyses/],
    ['Home', /glaze recipes/],
  ] as const) {
    await sidebar.getByRole('link', { name, exact: true }).click()
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('the chart of the sidebar says where a chart is to be had', async ({ page }) => {
  const { sidebar } = shell(page)
  await openPage(page, '/')
  await sidebar.getByText('Chart', { exact: true }).click()
  await expect(sidebar.getByText(/on the chart/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sidebar is a sheet that a link, Escape or a click outside closes', async ({ page }) => {
    const { sidebar, sidebarSheet, sidebarToggle } = shell(page)
    await openPage(page, '/')
    await expect(sidebar).toBeHidden()
    await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false')
    await sidebarToggle.click()
    await expect(sidebarSheet).toHaveCSS('width', '288px')
    await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(sidebarSheet).toBeHidden()
    await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false')
    await expect(sidebarToggle).toBeFocused()

    await sidebarToggle.click()
    await page.mouse.click(370, 500)
    await expect(sidebarSheet).toBeHidden()

    await sidebarToggle.click()
    await sidebarSheet.getByRole('link', { name: 'Materials' }).click()
    await expect(page).toHaveURL('/materials')
    await expect(sidebarSheet).toBeHidden()
  })
})

test('the footer leads to help, terms, privacy, licence and the API', async ({ page }) => {
  const { footer } = shell(page)
  await openPage(page, '/')
  await expect(footer).toContainText(/© 2015–\d{4} Glazy/)
  for (const name of ['Help', 'Terms', 'Privacy', 'License']) {
    await footer.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  await footer.getByRole('link', { name: 'API' }).click()
  await expect(page).toHaveURL('/docs/api')
})

test('the menu of the header opens by keyboard and Escape gives the focus back', async ({
  page,
}) => {
  const { menuButton } = shell(page)
  await openPage(page, '/')
  await menuButton.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'System' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'System' })).toBeHidden()
  await expect(menuButton).toBeFocused()
})
