import type { Page } from '@playwright/test'

/** Choices of fields of a page that are longer than their field: whoever takes one reads its beginning. */
export function cutOptions(page: Page): Promise<readonly string[]> {
  return page.getByRole('main').evaluate((main) => {
    const pen = document.createElement('canvas').getContext('2d')
    return [...main.querySelectorAll('select')].flatMap((select) => {
      if (!pen || !select.checkVisibility({ visibilityProperty: true })) return []
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const room =
        select.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd)
      pen.font = font
      return [...select.options]
        .map(({ text }) => text)
        .filter((text) => pen.measureText(text).width > room + 2)
    })
  })
}
