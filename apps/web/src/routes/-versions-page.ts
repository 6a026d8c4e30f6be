import {
  type ComparedVersions,
  parseComparedVersions,
} from '#features/item/versions/compared-versions.ts'
import type { MaterialKind } from '@glazy/contract/materials'
import { materialDetail } from '#queries/materials.ts'
import type { RouterContext } from '#router/context.ts'
import { titleHead } from '#routes/-head.ts'
import { noItemHead } from '#routes/-material-page.ts'

/** Text files of the page of an item's versions. */
const VERSIONS_TEXTS = ['versions', 'detail', 'chemistry', 'materials'] as const

interface Titling {
  readonly match: { readonly context: RouterContext }
  readonly params: { readonly id: string }
}

/** The page of the versions of an item; `-load-versions.ts` loads it. */
export function versionsRoute(kind: MaterialKind) {
  return {
    staticData: { texts: VERSIONS_TEXTS },
    validateSearch: parseComparedVersions,
    loaderDeps: ({ search: { before, after } }: { search: Partial<ComparedVersions> }) => ({
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    }),
    head: ({ match, params }: Titling) => versionsHead(kind, params.id, match.context),
  }
}

/** Title of the page of an item's versions; search engines have the item itself. */
function versionsHead(kind: MaterialKind, id: string, context: RouterContext) {
  const { texts, queryClient } = context
  const material = queryClient.getQueryData(materialDetail(Number(id)).queryKey)
  if (!material) return noItemHead(kind, context)
  return titleHead(context, texts.of('versions')('title', { name: material.name }))
}
