import type { Page } from '@playwright/test'

/** How wide letters are, in pixels of the size in which they were measured. */
export type LetterWidths = Readonly<Record<string, number>>

const PLACEHOLDER = /{{[^}]*}}/g
/** Stands for what is filled in. */
const FILLED = 'xxxxxx'

/** What is joined by a hyphen may break there. */
const WORDS = /[\s/–—-]+/

/** Measures every letter of some texts as the browser writes those of the site. */
export function measureLetters(page: Page, texts: Iterable<string>): Promise<LetterWidths> {
  const letters = new Set(FILLED)
  for (const text of texts) for (const letter of text) letters.add(letter)
  return page.evaluate(
    (all) => {
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.font = '16px system-ui, sans-serif'
      return Object.fromEntries(all.map((letter) => [letter, canvas.measureText(letter).width]))
    },
    [...letters],
  )
}

/** The text that takes most room in one line. */
export function longestText(texts: readonly string[], widths: LetterWidths): string {
  return longestBy((text) => roomOf(text, widths), texts)
}

/** The text with the word that takes most room: it cannot be broken. */
export function longestWord(texts: readonly string[], widths: LetterWidths): string {
  const roomOfWord = (word: string) => roomOf(word, widths)
  return longestBy((text) => Math.max(...text.split(WORDS).map(roomOfWord)), texts)
}

function roomOf(text: string, widths: LetterWidths): number {
  let room = 0
  for (const letter of text.replaceAll(PLACEHOLDER, FILLED)) room += widths[letter] ?? 0
  return room
}

function longestBy(measure: (text: string) => number, texts: readonly string[]): string {
  return texts.reduce((longest, text) => (measure(text) > measure(longest) ? text : longest))
}
