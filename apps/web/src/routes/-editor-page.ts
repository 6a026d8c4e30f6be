import type { Namespace } from '@glazy/locales/messages'
import type { MaterialKind } from '@glazy/contract/materials'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { materialDetail } from '#queries/materials.ts'
import type { RouterContext } from '#router/context.ts'
import { noItemHead } from '#routes/-material-page.ts'

/** Text files of the form of a raw material or an analysis. */
export const ANALYSIS_FORM_TEXTS = [
  'analysisEditor',
  'editor',
  'chemistry',
  'list',
  'materials',
] as const

/** Text files of the form of what is said about an item. */
export const METADATA_FORM_TEXTS = ['metadata', 'editor', 'list', 'detail', 'materials'] as const

interface Entering {
  readonly context: RouterContext
  readonly location: { readonly href: string }
}

interface Titling {
  readonly match: { readonly context: RouterContext }
  readonly params: { readonly id: string }
}

/** A page where an item is changed by whoever may; `-load-own-item.ts` loads it. */
export function ownItemRoute(kind: MaterialKind, texts: readonly Namespace[]) {
  return {
    staticData: { texts },
    beforeLoad: (entering: Entering) => ({ editor: requireUser(entering) }),
    head: ({ match, params }: Titling) => editHead(kind, params.id, match.context),
  }
}

/** Title of a page where the item with this id is changed. */
function editHead(kind: MaterialKind, id: string, context: RouterContext) {
  const { site, visitor, texts, queryClient } = context
  const item = queryClient.getQueryData(materialDetail(Number(id)).queryKey)
  if (!item) return noItemHead(kind, context)
  const title = texts.of('editor')('edit.title', { name: item.name })
  const { language } = visitor
  return pageHead({ site, language, title, description: title, path: '', isUnlisted: true })
}

/** Title and description of a page where a raw material or an analysis is entered anew. */
export function newAnalysisHead(
  kind: 'primitive' | 'analysis',
  path: string,
  { site, visitor, texts }: RouterContext,
) {
  return pageHead({
    site,
    language: visitor.language,
    title: texts.of('analysisEditor')(`new.${kind}Title`),
    description: texts.of('analysisEditor')(`new.${kind}Meta`),
    path,
    isUnlisted: true,
  })
}
