import { createContext, use } from 'react'
import { EMPTY_SITE } from './site.ts'

/** What the operator set about the site, for every part of a page. */
export const SiteContext = createContext(EMPTY_SITE)

export function useSite() {
  return use(SiteContext)
}
