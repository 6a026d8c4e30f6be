import type { CDPSession, Page } from '@playwright/test'

/** Widths of a phone and of a desktop. */
const [PHONE, DESKTOP] = [390, 1440]
const HEIGHT = 900
/** Times that a page is looked at until it fits, and the milliseconds in between. */
const [LOOKS, BETWEEN_LOOKS_MS] = [8, 100]

interface Size {
  readonly width: number
  /** Of the letters, in percent of the usual one. */
  readonly percent: number
}

/** Each differs from the one before in one thing: the browser lays a page out anew for every change. */
const SIZES: readonly Size[] = [
  { width: PHONE, percent: 100 },
  { width: DESKTOP, percent: 100 },
  { width: DESKTOP, percent: 200 },
  { width: PHONE, percent: 200 },
]

/** Looks at a page as it is open, at each width and in each size of letters. @returns what does not fit there */
export type LookAtAllSizes = (where: string) => Promise<readonly string[]>

export async function lookAtAllSizes(page: Page): Promise<LookAtAllSizes> {
  const devTools = await page.context().newCDPSession(page)
  let sizes = SIZES
  let now: Size = { width: 0, percent: 0 }
  const change = async (size: Size) => {
    if (size.percent !== now.percent) await setLetters(devTools, size.percent)
    if (size.width !== now.width) await setWidth(devTools, size.width)
    now = size
  }
  return async (where) => {
    const found: string[] = []
    for (const size of sizes) {
      await change(size)
      const misfits = await lastingMisfits(page)
      const at = `${where}, ${size.width} px, ${size.percent} %`
      found.push(...misfits.map((what) => `${at}: ${what}`))
    }
    // The next page is looked at as this one has been left.
    sizes = sizes.toReversed()
    return found
  }
}

/** A window of that width, in a fraction of the time that a change of the whole browser takes. */
async function setWidth(devTools: CDPSession, width: number): Promise<void> {
  const size = { width, height: HEIGHT, deviceScaleFactor: 1, mobile: false }
  await devTools.send('Emulation.setDeviceMetricsOverride', size)
}

/** Makes letters larger as somebody does in the settings of their browser. */
async function setLetters(devTools: CDPSession, percent: number): Promise<void> {
  const fontSizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 }
  await devTools.send('Page.setFontSizes', { fontSizes })
}

/** Charts take the width of a new window some frames after it: what does not fit is looked at again. */
async function lastingMisfits(page: Page): Promise<readonly string[]> {
  let misfits = await misfitsOf(page)
  for (let look = 1; misfits.length > 0 && look < LOOKS; look += 1) {
    await page.waitForTimeout(BETWEEN_LOOKS_MS)
    misfits = await misfitsOf(page)
  }
  return misfits
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
