import type { Namespace } from '@glazy/locales/messages'
import type { MaterialKind } from '@glazy/contract/materials'
import { requireUser } from '#lib/session/require-user.ts'
import { materialDetail } from '#queries/materials.ts'
import type { RouterContext } from '#router/context.ts'
import { headOf, titleHead } from '#routes/-head.ts'
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
  const { texts, queryClient } = context
  const item = queryClient.getQueryData(materialDetail(Number(id)).queryKey)
  if (!item) return noItemHead(kind, context)
  return titleHead(context, texts.of('editor')('edit.title', { name: item.name }))
}

/** Title and description of a page where a raw material or an analysis is entered anew. */
export function newAnalysisHead(
  kind: 'primitive' | 'analysis',
  path: string,
  context: RouterContext,
) {
  const t = context.texts.of('analysisEditor')
  return headOf(context, {
    title: t(`new.${kind}Title`),
    description: t(`new.${kind}Meta`),
    path,
    isUnlisted: true,
  })
}
