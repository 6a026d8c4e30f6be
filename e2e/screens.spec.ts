import { PAGE_ROUTES } from '@glazy/contract/page-routes'
import type { BrowserContext, Page } from '@playwright/test'
import { typeEarly } from './early-typing.ts'
import { lookAtAllSizes } from './fitting.ts'
import { expect, test } from './fixtures.ts'
import type { LetterWidths } from './long-texts.ts'
import { settingsOf, speakTo, widthsOfTexts } from './made-up-languages.ts'
import { makeModerator, makeOperator } from './operator.ts'
import { ownProduct } from './own-product.ts'
import { changingHeaders } from './own-recipes.ts'
import { makeEverything, type OwnThings } from './own-things.ts'
import { goOn } from './pages/go-on.ts'
import { openPage } from './pages/open-page.ts'
import { SIGNED_IN, SIGNED_OUT, signedInScreens } from './pages/screens.ts'
import { logInAnew } from './people.ts'
import { literalsOf } from './pseudo-literals.ts'

// What is made here for everybody to see would be found by other journeys; four after theirs.
const product = ownProduct(Number(process.env.E2E_PORT ?? 4817) + 4, 'on')

// One after the other: a server for each of those that run at the same time would be too many.
test.describe.configure({ mode: 'default' })
// Of addresses that lead nowhere.
test.use({ baseURL: product.url, tolerated: /status of 40[04]/ })

let own: OwnThings
let widths: LetterWidths
/** Of an operator who moderates, too, and has something of everything. */
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>

test.beforeAll(async ({ browser }) => {
  // A server starts, and takes orders from a program that starts each time.
  test.setTimeout(300_000)
  const context = await browser.newContext({ baseURL: product.url })
  widths = await widthsOfTexts(await context.newPage())
  await product.start(settingsOf(widths))
  const person = await logInAnew(context)
  await makeOperator(person, product.url)
  await makeModerator(person, product.url)
  own = await makeEverything(context)
  cookies = await context.cookies()
  await context.close()
  await reportOf(await browser.newContext({ baseURL: product.url }), own.recipe)
})

/** Somebody else tells the moderators of an item. */
async function reportOf(context: BrowserContext, id: number): Promise<void> {
  await logInAnew(context)
  const answer = await context.request.post('/v2/moderation/reports', {
    headers: await changingHeaders(context),
    data: { kind: 'material', id, reason: 'spam' },
  })
  expect(answer.status()).toBe(200)
  await context.close()
}

test.afterAll(() => product.remove())

test.beforeEach(({ page }) => speakTo(page, widths))

/** The next screen is looked at all the same. */
const softly = expect.configure({ soft: true })

test('every route of the site is in the list of screens', () => {
  expect(Object.keys(SIGNED_IN).toSorted()).toEqual([...PAGE_ROUTES].toSorted())
})

test('the longest texts are of more than one language', async ({ request }) => {
  const html = await (await request.get('/help?lang=uk')).text()
  const texts = /id="page-texts"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  expect(texts).toMatch(/[а-я]{5}/)
  expect(texts).toMatch(/[äéñøü]/)
})

test('the pages that are read are those of the language that nobody speaks', async ({ page }) => {
  await openPage(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
  await page.goto('/recipes')
  expect(await page.locator('html').innerText()).toMatch(/⟦Řéé|⟦Ŕéé/)
})

/** Stands for the language that nobody speaks. An account keeps the one that it has seen last. */
const NOBODYS = 'en'

test.describe('in a language that nobody speaks, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('no screen of a stranger holds a text that is in no file of texts, and longer words fit', async ({
    page,
  }) => {
    test.slow()
    const theirs = [
      ...['/recipes', '/recipes?view=list', '/recipes?view=detail', '/materials', '/analyses'],
      ...['/search?q=celadon', '/recipes?q=qqqq', '/explore', '/kilnschedules', '/compare'],
      ...['/help', '/images', '/outbox', '/solve?umf=SiO2:3.7,Al2O3:0.3-0.5,CaO:0.7,K2O:any'],
      ...[`/recipes/${own.library[0]}`, `/materials/${own.material}`, `/analyses/${own.analysis}`],
    ]
    await openPage(page, `/help?lang=${NOBODYS}`)
    for (const screen of [...SIGNED_OUT(own), ...theirs]) {
      await goOn(page, screen)
      softly(await literalsOf(page), screen).toEqual([])
      // A table of many columns scrolls with its page.
      if (screen.includes('view=list')) continue
      softly(await tooWide(page), `${screen}: pixels too wide`).toBeLessThanOrEqual(0)
    }
  })

  test('nor does one of whoever is logged in; what is typed before it has come to life counts', async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000)
    await context.addCookies(cookies)
    // What is typed there is left as it is, which a page that goes on asks about.
    const typedInto = await context.newPage()
    await speakTo(typedInto, widths)
    await openPage(page, `/help?lang=${NOBODYS}`)
    for (const screen of signedInScreens(own)) {
      const html = await (await context.request.get(screen)).text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      if (/<(input|textarea)/.test(main)) {
        const lost = await typeEarly(typedInto, screen, async () =>
          softly(await literalsOf(typedInto), `${screen}, before it has come to life`).toEqual([]),
        )
        await softly.poll(lost, `${screen}: typed before it has come to life`).toEqual([])
        softly(await literalsOf(typedInto), `${screen}, typed into`).toEqual([])
      } else {
        await goOn(page, screen)
        softly(await literalsOf(page), screen).toEqual([])
      }
    }
  })
})

/** Three that are made up of all that are offered, and Thai, whose letters are as tall as two. */
for (const [language, spoken] of [
  ['uk', 'the longest texts'],
  ['de', 'the longest words'],
  ['ja', 'the longest texts in signs'],
  ['th', 'Thai'],
] as const) {
  test(`every screen fits in ${spoken}, on a phone, on a desktop and in letters of twice the size`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000)
    const look = await lookAtAllSizes(page)
    const visit = async (screens: readonly string[]) => {
      await openPage(page, `/help?lang=${language}`)
      for (const screen of screens) {
        await goOn(page, screen)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        softly(await look(screen)).toEqual([])
      }
    }
    await visit(SIGNED_OUT(own))
    await context.addCookies(cookies)
    await visit(signedInScreens(own))
  })
}

/** Pixels by which a page is wider than the window. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
