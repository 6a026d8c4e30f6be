import type { RouterContext } from '#router/context.ts'
import { titleHead } from '#routes/-head.ts'

/** Title of a page of somebody who does not exist. */
export function nobodyHead(context: RouterContext) {
  return titleHead(context, context.texts.of('errors')('user.notFound'))
}
