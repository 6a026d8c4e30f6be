import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { PAGE_ROUTES } from '@glazy/contract/page-routes'
import type { BrowserContext } from '@playwright/test'
import { lookAtAllSizes } from './fitting.ts'
import { expect, test } from './fixtures.ts'
import { makeOperator } from './operator.ts'
import { ownProduct } from './own-product.ts'
import { makeEverything, type OwnThings } from './own-things.ts'
import { goOn } from './pages/go-on.ts'
import { openPage } from './pages/open-page.ts'
import { SIGNED_IN, SIGNED_OUT, signedInScreens } from './pages/screens.ts'
import { logInAnew } from './people.ts'

// What is made here for everybody to see would be found by other journeys; four after theirs.
const product = ownProduct(Number(process.env.E2E_PORT ?? 4817) + 4, 'on')

// One after the other: a server for each of those that run at the same time would be too many.
test.describe.configure({ mode: 'default' })
// Of addresses that lead nowhere.
test.use({ baseURL: product.url, tolerated: /status of 40[04]/ })

let own: OwnThings
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>

test.beforeAll(async ({ browser }) => {
  await product.start()
  const context = await browser.newContext({ baseURL: product.url })
  await makeOperator(await logInAnew(context), product.url)
  own = await makeEverything(context)
  cookies = await context.cookies()
  await context.close()
})

test.afterAll(() => product.remove())

test('every route of the site is in the list of screens', () => {
  expect(Object.keys(SIGNED_IN).toSorted()).toEqual([...PAGE_ROUTES].toSorted())
})

for (const language of LANGUAGE_CODES) {
  test(`every screen fits in ${language}, on a phone, on a desktop and in letters of twice the size`, async ({
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
        // The next screen is looked at all the same.
        expect.soft(await look(screen)).toEqual([])
      }
    }
    await visit(SIGNED_OUT(own))
    await context.addCookies(cookies)
    await visit(signedInScreens(own))
  })
}
