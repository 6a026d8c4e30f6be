import { SECTION_OF_KIND } from '@glazy/contract/material-path'
import type { MaterialKind } from '@glazy/contract/materials'
import { readId } from '@glazy/contract/readers'
import { notFound, redirect } from '@tanstack/react-router'
import {
  type ComparedVersions,
  comparedVersions,
  parseComparedVersions,
} from '#features/item/versions/compared-versions.ts'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { pageHead } from '#lib/head.ts'
import { materialDetail } from '#queries/materials.ts'
import { materialVersions, versionDifference } from '#queries/versions.ts'
import type { RouterContext } from '#router/context.ts'

/** Text files of the page of an item's versions. */
const VERSIONS_TEXTS = ['versions', 'detail', 'chemistry', 'materials'] as const

interface Loading {
  readonly context: RouterContext
  readonly params: { readonly id: string }
  readonly deps: Partial<ComparedVersions>
}

interface Titling {
  readonly match: { readonly context: RouterContext }
  readonly params: { readonly id: string }
}

/** The page of the versions of an item of a kind. */
export function versionsRoute(kind: MaterialKind) {
  return {
    staticData: { texts: VERSIONS_TEXTS },
    validateSearch: parseComparedVersions,
    loaderDeps: ({ search: { before, after } }: { search: Partial<ComparedVersions> }) => ({
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    }),
    loader: (loading: Loading) => loadVersionsPage(kind, loading),
    head: ({ match, params }: Titling) => versionsHead(params.id, match.context),
  }
}

/** Loads an item, its versions, and what changed between the two that are compared. */
async function loadVersionsPage(
  kind: MaterialKind,
  { context: { queryClient }, params, deps }: Loading,
) {
  const id = readId(params.id)
  if (id === undefined) throw notFound()
  const [material, versions] = await Promise.all([
    queryClient.query({ ...materialDetail(id), staleTime: 'static' }),
    queryClient.query(materialVersions(id)),
  ]).catch((error: unknown) => {
    throw isNotFoundError(error) ? notFound() : error
  })
  if (material.kind !== kind) {
    const to = `${SECTION_OF_KIND[material.kind]}/$id/versions` as const
    throw redirect({ to, params: { id: params.id }, replace: true })
  }
  const compared = comparedVersions(versions, deps)
  // The page shows what goes wrong with it, and tries again.
  if (compared) {
    const difference = versionDifference(id, compared.before, compared.after)
    await queryClient.query({ ...difference, staleTime: 'static' }).catch(() => undefined)
  }
}

/** Title of the page of an item's versions; search engines have the item itself. */
function versionsHead(id: string, { site, visitor, texts, queryClient }: RouterContext) {
  const material = queryClient.getQueryData(materialDetail(Number(id)).queryKey)
  const title = texts.of('versions')('title', { name: material?.name ?? '' })
  const { language } = visitor
  return pageHead({ site, language, title, description: title, path: '', isUnlisted: true })
}
