import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { scriptAt, textScripts } from './text-scripts.ts'

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

test('a line of Japanese begins with no small kana and no sign of a long vowel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/privacy?lang=ja')
  const beginnings = await page.locator('main p').evaluateAll((paragraphs) =>
    paragraphs.flatMap(({ firstChild }) => {
      const letters = [...(firstChild?.textContent ?? '')].map((letter, at) => {
        const range = document.createRange()
        range.setStart(firstChild!, at)
        range.setEnd(firstChild!, at + 1)
        return { letter, top: range.getBoundingClientRect().top }
      })
      return letters.flatMap(({ letter, top }, at) =>
        at > 0 && top > letters[at - 1]!.top ? [letter] : [],
      )
    }),
  )
  expect(beginnings.length).toBeGreaterThan(20)
  expect(
    beginnings.filter((letter) => /[ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/.test(letter)),
  ).toEqual([])
})

test('who has to log in first is asked to in the language of the address', async ({ page }) => {
  await openPage(page, '/recipes?lang=es')
  await openPage(page, '/recipes/new?lang=fr')
  await expect(page).toHaveURL(/\/login\?.*lang=fr/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('a page sends the texts of its language alone, and of what it shows', async ({ request }) => {
  const html = await (await request.get('/recipes?lang=ja')).text()
  expect(html).toContain('還元')
  expect(html).not.toContain('Reduction')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/recipes\?lang=ja"/)
})

for (const [screen, shown] of [
  ['/recipes', ['compare', 'filters', 'list', 'materials', 'search']],
  ['/help', ['pages']],
] as const) {
  test(`the first view of ${screen} brings the German texts of that page and no others`, async ({
    page,
  }) => {
    const scripts = textScripts('client')
    expect(scripts.size).toBeGreaterThan(LANGUAGE_CODES.length * 40)
    const asked: string[] = []
    page.on('request', (sent) => {
      if (scripts.has(scriptAt(sent.url()))) asked.push(sent.url())
    })
    await page.goto(`${screen}?lang=de`)
    await page.waitForLoadState('networkidle')
    const { language, files } = (await page.evaluate(
      () => JSON.parse(document.getElementById('page-texts')?.textContent ?? '{}') as object,
    )) as { language: string; files: object }
    expect(language).toBe('de')
    // What every page needs, and what this one shows.
    expect(Object.keys(files).toSorted()).toEqual(
      ['common', 'errors', 'lookups', 'shell', ...shown].toSorted(),
    )
    // They came with the page, and of nothing else: no script of texts is asked for.
    expect(asked).toEqual([])
  })
}

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
