import type { LanguageCode } from '@glazy/contract/languages'
import type { Page } from '@playwright/test'

/** Widths of a phone and of a desktop; letters of twice the size are read on a tablet at the least. */
const WIDTHS = { usual: [390, 1440], large: [768, 1440] } as const
const HEIGHT = 900

/** Languages of long words, of other letters, and of letters that are two high. */
const IN_LARGE_LETTERS: ReadonlySet<string> = new Set(['de', 'fr', 'nl', 'ru', 'th', 'uk'])

/** Sizes of letters in which pages of a language are looked at, in percent of the usual one. */
export function lettersIn(language: LanguageCode): readonly number[] {
  return IN_LARGE_LETTERS.has(language) ? [100, 200] : [100]
}

/**
 * What does not fit on the page as it is open, at each width.
 *
 * @param letters sizes of letters in percent of what they are
 */
export async function misfitsAtAllSizes(
  page: Page,
  where: string,
  letters: readonly number[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const percent of letters) {
    if (letters.length > 1) await setLetters(page, percent)
    for (const width of percent > 100 ? WIDTHS.large : WIDTHS.usual) {
      await page.setViewportSize({ width, height: HEIGHT })
      const misfits = await misfitsOf(page)
      found.push(...misfits.map((what) => `${where}, ${width} px, ${percent} %: ${what}`))
    }
  }
  return found
}

/** Makes letters larger as somebody does in the settings of their browser. */
async function setLetters(page: Page, percent: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const fontSizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 }
  await devTools.send('Page.setFontSizes', { fontSizes })
  await devTools.detach()
}

/** What does not fit: the page itself, and words of which a part is not to be seen. */
function misfitsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const root = document.documentElement
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const found = new Set<string>()

    interface Frame {
      /** Where words within it are cut off. */
      readonly left: number
      readonly right: number
      readonly by: string
      /** Words that end in three points there are whole on the page that they lead to. */
      readonly isShort: boolean
    }
    const OPEN: Frame = { left: -Infinity, right: Infinity, by: '', isShort: false }
    const SCROLLED: Frame = { ...OPEN }
    const frames = new Map<Element, Frame>()
    /** The narrowest frame around what stands in an element. */
    const frameOf = (element: Element | null): Frame => {
      if (!element || element === document.body) return OPEN
      const known = frames.get(element)
      if (known) return known
      const frame = measure(element)
      frames.set(element, frame)
      return frame
    }
    const measure = (element: Element): Frame => {
      const { overflowX, clipPath, position, textOverflow } = getComputedStyle(element)
      // What only screen readers hear is clipped, and what scrolls can be reached.
      if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return SCROLLED
      const around =
        position === 'fixed'
          ? { ...OPEN, left: 0, right: innerWidth, by: 'the window' }
          : frameOf(element.parentElement)
      if (overflowX === 'visible') return around
      if (
        textOverflow === 'ellipsis' &&
        element.closest('article, li a, tr:has(a), [role="option"]')
      )
        return SCROLLED
      const { left, right } = element.getBoundingClientRect()
      if (left <= around.left && right >= around.right) return around
      return { ...around, left, right, by: `${element.localName}.${element.className}` }
    }

    const { scrollWidth, clientWidth } = root
    // A table of many columns scrolls with its page.
    const isTable = location.search.includes('view=list')
    if (scrollWidth > clientWidth + 1 && !isTable) {
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > clientWidth + 1 && left < right && frameOf(element.parentElement) === OPEN
      })
      const deepest = wide.filter(
        (one) => !wide.some((other) => other !== one && one.contains(other)),
      )
      const names = deepest.map((one) => `${one.localName}.${one.className}`)
      found.add(
        `the page is ${scrollWidth} px wide by ${[...new Set(names)].slice(0, 4).join(', ')}`,
      )
    }
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim()
      const parent = node.parentElement
      if (!words || !parent || parent.closest('script, style, svg, option, textarea')) continue
      const frame = frameOf(parent)
      if (frame.left === -Infinity && frame.right === Infinity) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      const isCut = right > left && (right > frame.right + 1 || left < frame.left - 1)
      if (isCut) found.add(`“${words}” is cut off by ${frame.by}`)
    }
    return [...found]
  })
}
