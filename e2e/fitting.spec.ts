import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { PAGE_ROUTES } from '@glazy/contract/page-routes'
import type { BrowserContext } from '@playwright/test'
import { lettersIn, misfitsAtAllSizes } from './fitting.ts'
import { expect, test } from './fixtures.ts'
import { makeOperator } from './operator.ts'
import { makeEverything, type OwnThings } from './own-things.ts'
import { goOn } from './pages/go-on.ts'
import { openPage } from './pages/open-page.ts'
import { ofManyWords, SIGNED_IN, SIGNED_OUT, signedInScreens } from './pages/screens.ts'
import { logInAnew } from './people.ts'

// Of addresses that lead nowhere.
test.use({ tolerated: /status of 40[04]/ })

/**
 * Languages of the longest words and of all kinds of letters see every screen, the others those with the
 * most words: all of all would take longer than the rest of the journeys together.
 */
const ON_ALL_SCREENS: ReadonlySet<string> = new Set(['en', 'de', 'ru', 'th'])

let own: OwnThings
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  await makeOperator(await logInAnew(context))
  own = await makeEverything(context)
  cookies = await context.cookies()
  await context.close()
})

test('every route of the site is in the list of screens', () => {
  expect(Object.keys(SIGNED_IN).toSorted()).toEqual([...PAGE_ROUTES].toSorted())
})

for (const language of LANGUAGE_CODES) {
  const letters = lettersIn(language)
  const sizes = letters.length > 1 ? ', and in letters of twice the size' : ''
  const which = ON_ALL_SCREENS.has(language) ? 'every screen fits' : 'screens of many words fit'
  test(`${which} in ${language} on a phone and a desktop${sizes}`, async ({ page, context }) => {
    test.setTimeout(600_000)
    const look = async (screens: readonly string[]) => {
      await openPage(page, `/help?lang=${language}`)
      for (const screen of screens) {
        await goOn(page, screen)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const misfits = await misfitsAtAllSizes(page, screen, letters)
        // The next screen is looked at all the same.
        expect.soft(misfits).toEqual([])
      }
    }
    await look(SIGNED_OUT(own))
    await context.addCookies(cookies)
    await look(ON_ALL_SCREENS.has(language) ? signedInScreens(own) : ofManyWords(own))
  })
}
