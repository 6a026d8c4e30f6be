import type { Locator } from '@playwright/test'

/** Words of which one part stands in a line and the rest in the next. */
export function brokenWords(parts: Locator): Promise<readonly string[]> {
  return parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )
}
