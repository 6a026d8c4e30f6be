import { PAGE_ROUTES } from '@glazy/contract/page-routes'
import type { BrowserContext, ElementHandle, Page } from '@playwright/test'
import { lookAtAllSizes } from './fitting.ts'
import { expect, test } from './fixtures.ts'
import { longSpeech, settingsOf, speakTo, type Speech } from './made-up-languages.ts'
import { makeOperator } from './operator.ts'
import { ownProduct } from './own-product.ts'
import { makeEverything, type OwnThings } from './own-things.ts'
import { goOn } from './pages/go-on.ts'
import { holdScripts } from './pages/held-scripts.ts'
import { hydrated, openPage } from './pages/open-page.ts'
import { SIGNED_IN, SIGNED_OUT, signedInScreens } from './pages/screens.ts'
import { logInAnew } from './people.ts'

// What is made here for everybody to see would be found by other journeys; four after theirs.
const product = ownProduct(Number(process.env.E2E_PORT ?? 4817) + 4, 'on')

// One after the other: a server for each of those that run at the same time would be too many.
test.describe.configure({ mode: 'default' })
// Of addresses that lead nowhere.
test.use({ baseURL: product.url, tolerated: /status of 40[04]/ })

let own: OwnThings
let speech: Speech
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url })
  speech = await longSpeech(await context.newPage())
  await product.start(settingsOf(speech))
  await makeOperator(await logInAnew(context), product.url)
  own = await makeEverything(context)
  cookies = await context.cookies()
  await context.close()
})

test.afterAll(() => product.remove())

test('every route of the site is in the list of screens', () => {
  expect(Object.keys(SIGNED_IN).toSorted()).toEqual([...PAGE_ROUTES].toSorted())
})

test('the longest texts are of more than one language', async ({ request }) => {
  const html = await (await request.get('/help?lang=uk')).text()
  const texts = /id="page-texts"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  expect(texts).toMatch(/[а-я]{5}/)
  expect(texts).toMatch(/[äéñøü]/)
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
    await speakTo(page, speech)
    const look = await lookAtAllSizes(page)
    const visit = async (screens: readonly string[]) => {
      await openPage(page, `/help?lang=${language}`)
      for (const screen of screens) {
        await goOn(page, screen)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        // The next screen is looked at all the same.
        expect.soft(await look(screen)).toEqual([])
      }
    }
    await visit(SIGNED_OUT(own))
    await context.addCookies(cookies)
    await visit(signedInScreens(own))
  })
}

/** The next screen is looked at all the same. */
const softly = expect.configure({ soft: true })

/** Fields that somebody types into, and that are to be seen; what is looked for is sent by the form alone. */
const TYPED_INTO =
  'main :is(textarea:not([readonly], :disabled), input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="search"], [readonly], :disabled)):visible'

/** Types into all fields of a screen whose scripts are on their way. @returns tells which have lost it */
async function typeEarly(page: Page, screen: string): Promise<() => Promise<readonly string[]>> {
  const release = await holdScripts(page)
  await page.goto(screen, { waitUntil: 'domcontentloaded' })
  const fields = await page.locator(TYPED_INTO).elementHandles()
  const typed: { readonly field: ElementHandle; readonly text: string }[] = []
  for (const field of fields) {
    const text = (await field.getAttribute('type')) === 'date' ? '2026-01-05' : '5'
    await field.fill(text)
    typed.push({ field, text })
  }
  release()
  await hydrated(page)
  return async () => {
    const lost = typed.map(({ field, text }) =>
      field.evaluate((element, wanted) => {
        const { isConnected, value, defaultValue, outerHTML } = element as HTMLInputElement
        // React draws a field from what it knows of it, and has its default follow.
        return isConnected && value === wanted && defaultValue === wanted ? [] : [outerHTML]
      }, text),
    )
    return (await Promise.all(lost)).flat()
  }
}

test('what is typed into a screen before it has come to life counts', async ({ context }) => {
  test.setTimeout(600_000)
  await context.addCookies(cookies)
  for (const screen of signedInScreens(own)) {
    const html = await (await context.request.get(screen)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    if (!/<(input|textarea)/.test(main)) continue
    const page = await context.newPage()
    const lost = await typeEarly(page, screen)
    await softly.poll(lost, screen).toEqual([])
    await page.close()
  }
})
