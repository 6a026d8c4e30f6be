import { LANGUAGE_CODES } from '@glazy/contract/languages'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'

/** Screens that anybody may open. */
const SCREENS = [
  ...['/', '/recipes', '/recipes?view=list', '/materials', '/search?q=celadon', '/recipes?q=qqqq'],
  ...['/explore', '/kilnschedules', '/compare', '/workbench', '/help', '/login', '/register'],
  '/solve?umf=SiO2:3.7,Al2O3:0.3-0.5,CaO:0.7,K2O:any',
]

/** The languages that pages name as their own in other tongues. */
async function offeredLanguages(page: Page): Promise<readonly string[]> {
  await openPage(page, '/')
  const links = page.locator('head link[rel="alternate"][hreflang]')
  const codes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))
  return codes.filter((code) => LANGUAGE_CODES.some((known) => known === code)) as string[]
}

/** What does not fit: the page itself, and words that are cut off in what one presses or reads first. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    // A table of many columns scrolls with its page.
    const isWide = scrollWidth > innerWidth && !location.search.includes('view=list')
    const wide = isWide ? [`the page is ${scrollWidth} px wide`] : []
    const cut = [...document.querySelectorAll('button, label, legend, th, dt, h1, h2, h3')].filter(
      (element) => {
        const { overflow, visibility, clipPath } = getComputedStyle(element)
        // What only screen readers hear is clipped.
        const isSeen = clipPath === 'none' && visibility === 'visible'
        return isSeen && overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1
      },
    )
    return [...wide, ...cut.map((element) => `“${element.textContent}” is cut off`)]
  })
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('every language fits on every screen, and nothing is left without words', async ({
      page,
      library,
    }) => {
      test.slow()
      const { path } = await library.recipe('Leach 4321')
      const found: string[] = []
      for (const language of await offeredLanguages(page)) {
        for (const screen of [...SCREENS, path]) {
          await page.goto(`${screen}${screen.includes('?') ? '&' : '?'}lang=${language}`)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          const misfit = await misfits(page)
          found.push(...misfit.map((what) => `${language} ${screen}: ${what}`))
          const nameless = page.locator('h1:empty, h2:empty, button:empty:not([aria-label])')
          if ((await nameless.count()) > 0) found.push(`${language} ${screen}: no words`)
        }
      }
      expect(found).toEqual([])
    })
  })
}

test('a material stands in the visitor’s language, with its own name beside it', async ({
  page,
  library,
}) => {
  const { path } = await library.material('Potash Feldspar')
  await openPage(page, `${path}?lang=de`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kalifeldspat')
  await expect(page.locator('header p[lang="en"]')).toHaveText('Potash Feldspar')
  await openPage(page, '/materials?lang=ja&q=長石')
  await expect(page.getByRole('link', { name: 'カリ長石' }).first()).toContainText(
    'Potash Feldspar',
  )
})

test('letters of twice the size leave no page wider than a desktop’s window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const found: string[] = []
  for (const screen of SCREENS) {
    await page.goto(screen)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    found.push(...(await misfits(page)).map((what) => `${screen}: ${what}`))
  }
  expect(found).toEqual([])
})

for (const language of ['de', 'fr', 'ja', 'ru']) {
  test(`the main screens are accessible in ${language}`, async ({ page, library }) => {
    const { path } = await library.recipe('Leach 4321')
    for (const screen of ['/', '/recipes', path, '/solve?umf=SiO2:3.7,CaO:0.7,K2O:any', '/help']) {
      await openPage(page, `${screen}${screen.includes('?') ? '&' : '?'}lang=${language}`)
      await expectAccessible(page)
    }
  })
}

test('a language that an address names is kept, until another one is chosen', async ({ page }) => {
  await openPage(page, '/recipes?lang=es')
  await expect(page.getByRole('heading', { level: 1, name: 'Recetas' })).toBeVisible()
  await openPage(page, '/materials')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')

  await openPage(page, '/materials?lang=es')
  await page.locator('summary', { hasText: 'Idioma' }).click()
  await page.getByRole('button', { name: 'Italiano' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page).toHaveURL(/\/materials$/)
})

test('who has to log in first is asked to in the language of the address', async ({ page }) => {
  await openPage(page, '/recipes?lang=es')
  await openPage(page, '/recipes/new?lang=fr')
  await expect(page).toHaveURL(/\/login\?.*lang=fr/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('a page sends the texts of its language alone', async ({ request }) => {
  const html = await (await request.get('/recipes?lang=ja')).text()
  expect(html).toContain('還元')
  expect(html).not.toContain('Reduction')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/recipes\?lang=ja"/)
})

test('letters with carons come with the first view, where a language has them', async ({
  request,
}) => {
  const preloaded = async (language: string) => {
    const html = await (await request.get(`/?lang=${language}`)).text()
    return html.match(/<link rel="preload" as="font"[^>]*>/g) ?? []
  }
  expect(await preloaded('en')).toHaveLength(1)
  const [, extended, ...others] = await preloaded('sl')
  expect(extended).toContain('latin-ext')
  expect(others).toEqual([])
})
