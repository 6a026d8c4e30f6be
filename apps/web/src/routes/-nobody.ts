import { pageHead } from '#lib/head.ts'
import type { RouterContext } from '#router/context.ts'

/** Title of a page of somebody who does not exist. */
export function nobodyHead({ site, visitor, texts }: RouterContext) {
  const title = texts.of('errors')('user.notFound')
  const { language } = visitor
  return pageHead({ site, language, title, description: title, path: '', isUnlisted: true })
}
