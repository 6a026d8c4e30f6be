import { type PageHead, pageHead } from '#lib/head.ts'
import type { RouterContext } from '#router/context.ts'

/** Meta and link tags of a page, for the site and in the language of whoever visits it. */
export function headOf(
  { site, visitor }: RouterContext,
  page: Omit<PageHead, 'site' | 'language'>,
) {
  return pageHead({ ...page, site, language: visitor.language })
}

/** The same of a page that has nothing but a title, such as one whose item is not there. */
export function titleHead(context: RouterContext, title: string) {
  return headOf(context, { title, description: title, path: '', isUnlisted: true })
}
