import { useSyncExternalStore } from 'react'

/** Papers that printers in a studio take, in millimetres. */
export const PAPERS = {
  a4: { name: 'A4', widthMm: 210, heightMm: 297 },
  letter: { name: 'Letter', widthMm: 215.9, heightMm: 279.4 },
} as const
export type Paper = keyof typeof PAPERS

/** Papers as the options of a choice; their names are the same in every language. */
export const PAPER_OPTIONS = Object.entries(PAPERS).map(([value, { name }]) => ({
  value,
  label: name,
}))

export function parsePaper(text: unknown): Paper | undefined {
  return text === 'a4' || text === 'letter' ? text : undefined
}

/** Countries with Letter in their printers: `paperSize` of CLDR's measurement data; all others A4. */
const LETTER_COUNTRIES = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/**
 * The paper of the country that a language tag names, or that its language is most at home in.
 *
 * @example
 * paperOf('en-GB') // 'a4'
 */
export function paperOf(locale: string): Paper {
  const country = new Intl.Locale(locale).maximize().region ?? ''
  return LETTER_COUNTRIES.includes(country) ? 'letter' : 'a4'
}

/** The visitor's usual paper; what the server draws is for A4 until the browser tells. */
export function useUsualPaper(): Paper {
  return useSyncExternalStore(
    subscribe,
    () => paperOf(navigator.language),
    () => 'a4',
  )
}

/** The language of a browser changes with its windows, not while one is open. */
const subscribe = () => () => undefined
