import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath } from '@glazy/contract/material-path'
import type { MaterialDetail, MaterialKind } from '@glazy/contract/materials'
import { canEdit } from '@glazy/contract/rules/material'
import type { Namespace } from '@glazy/locales/messages'
import { redirect } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { ingredientAnalyses } from '#queries/material-detail.ts'
import { materialDetail } from '#queries/materials.ts'
import { itemOrNotFound } from '#routes/-item-or-not-found.ts'
import type { RouterContext } from '#router/context.ts'

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

interface Loading {
  readonly context: RouterContext & { readonly editor: CurrentUser }
  readonly params: { readonly id: string }
}

interface Entering {
  readonly context: RouterContext
  readonly location: { readonly href: string }
}

interface Titling {
  readonly match: { readonly context: RouterContext }
  readonly params: { readonly id: string }
}

/** Loads what else a page shows of its item. */
type LoadMore = (item: MaterialDetail, context: RouterContext) => Promise<unknown>

/** A page where an item of a kind is changed by whoever may. */
export function ownItemRoute(kind: MaterialKind, texts: readonly Namespace[], more?: LoadMore) {
  return {
    staticData: { texts },
    beforeLoad: (entering: Entering) => ({ editor: requireUser(entering) }),
    loader: async (loading: Loading) => {
      const item = await loadOwnItem(kind, loading)
      await more?.(item, loading.context)
    },
    head: ({ match, params }: Titling) => editHead(params.id, match.context),
  }
}

/** Loads an item that is to be changed; whoever may not, is led to its page. */
async function loadOwnItem(kind: MaterialKind, { context, params }: Loading) {
  const item = await itemOrNotFound(context, params.id)
  const owned = { ...item, userId: item.user?.id ?? null }
  if (item.kind !== kind || !canEdit(context.editor, owned)) {
    throw redirect({ to: materialPath(item) })
  }
  return item
}

/**
 * Analyses of the ingredients of a recipe: its formula is there from the start, also where the browser
 * remembers them from before. A page without them says so itself.
 */
export function loadIngredients({ components }: MaterialDetail, { queryClient }: RouterContext) {
  const ids = components.flatMap(({ material }) => material.id ?? [])
  if (ids.length === 0) return Promise.resolve()
  return queryClient
    .query({ ...ingredientAnalyses(ids), staleTime: 'static' })
    .catch(() => undefined)
}

/** Title of a page where the item with this id is changed. */
function editHead(id: string, { site, visitor, texts, queryClient }: RouterContext) {
  const item = queryClient.getQueryData(materialDetail(Number(id)).queryKey)
  const title = texts.of('editor')('edit.title', { name: item?.name })
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
