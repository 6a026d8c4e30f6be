import { LANGUAGE_CODES } from '@glazy/contract/languages'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'

/** A letter that every font of a language's script has; whoever cannot draw it has no such font. */
const OWN_LETTERS: Readonly<Record<string, string>> = {
  ja: 'あ',
  ko: '한',
  ru: 'ж',
  th: 'ก',
  uk: 'ж',
  zh: '釉',
}
/** No font has it: it is drawn as what stands for a missing letter. */
const NO_LETTER = '\u{3FFFD}'

/** Letters of a text, or of the page, that are drawn as a missing one, in the fonts of texts and of headings. */
function missingLetters(page: Page, text?: string): Promise<readonly string[]> {
  return page.evaluate(
    async ({ given, none }) => {
      await document.fonts.ready
      const letters = new Set(given ?? document.body.innerText)
      const canvas = new OffscreenCanvas(48, 48)
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      const draw = (letter: string) => {
        context.clearRect(0, 0, 48, 48)
        context.fillText(letter, 4, 36)
        return String(context.getImageData(0, 0, 48, 48).data)
      }
      const missing = new Set<string>()
      for (const selector of ['body', 'h1']) {
        const { fontFamily, fontWeight } = getComputedStyle(document.querySelector(selector)!)
        context.font = `${fontWeight} 28px ${fontFamily}`
        const box = draw(none)
        for (const letter of letters) {
          if (!/[\p{Z}\p{Cc}\p{Cf}]/u.test(letter) && draw(letter) === box) missing.add(letter)
        }
      }
      return [...missing]
    },
    { given: text, none: NO_LETTER },
  )
}

for (const language of LANGUAGE_CODES) {
  test(`no letter of four screens is missing in ${language}, where the machine has its font`, async ({
    page,
    library,
  }) => {
    const { path } = await library.recipe('Leach 4321')
    const own = OWN_LETTERS[language]
    for (const screen of ['/', path, '/solve', '/help']) {
      await page.goto(`${screen}?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const hasFont = own === undefined || (await missingLetters(page, own)).length === 0
      test.skip(!hasFont, `This machine has no font that writes ${language}`)
      expect(await missingLetters(page), screen).toEqual([])
    }
  })
}

test('a letter that no font has is found', async ({ page }) => {
  await openPage(page, '/help')
  expect(await missingLetters(page, 'a é\u{3FFFC}')).toEqual(['\u{3FFFC}'])
})
