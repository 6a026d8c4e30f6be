import { expect, test } from './fixtures.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'

const SCHEME = 'data-theme'

test('the server draws the page in the theme that was chosen', async ({ request }) => {
  const opening = async (cookie: string) =>
    (await (await request.get('/', { headers: { cookie } })).text()).match(/<html[^>]*>/)?.[0]
  expect(await opening('glazy-theme=dark')).toContain(`${SCHEME}="dark"`)
  expect(await opening('glazy-theme=light')).toContain(`${SCHEME}="light"`)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a device with the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('a newcomer gets the theme of the device before anything is painted', async ({ page }) => {
      await page.addInitScript(() => {
        // Noted at the moment in which the body begins: nothing has been painted yet.
        new MutationObserver((_changes, observer) => {
          if (!document.body) return
          sessionStorage.setItem('first', document.documentElement.dataset.theme ?? '')
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
      })
      await openPage(page, '/')
      expect(await page.evaluate(() => sessionStorage.getItem('first'))).toBe(colorScheme)
      await expect(shell(page).html).toHaveAttribute(SCHEME, colorScheme)
    })
  })
}

test('the toggle switches the theme, which is kept', async ({ page }) => {
  const { html, themeToggle } = shell(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/')
  const light = await background()
  await themeToggle.click()
  await expect(html).toHaveAttribute(SCHEME, 'dark')
  await expect.poll(background).not.toBe(light)
  await reloadPage(page)
  await expect(html).toHaveAttribute(SCHEME, 'dark')
  await themeToggle.click()
  await expect(html).toHaveAttribute(SCHEME, 'light')

  function background() {
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  }
})

test('the system’s theme is followed while it is chosen', async ({ page }) => {
  const { html, menuButton } = shell(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/help')
  await choose('Dark')
  await expect(html).toHaveAttribute(SCHEME, 'dark')
  await choose('System')
  await expect(html).toHaveAttribute(SCHEME, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute(SCHEME, 'dark')

  async function choose(theme: string) {
    await menuButton.click()
    const choice = page.getByRole('button', { name: theme, exact: true })
    await choice.click()
    await expect(choice).toBeHidden()
  }
})
