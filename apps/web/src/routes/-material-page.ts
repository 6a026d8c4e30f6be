import type { MaterialDetail, MaterialKind } from '@glazy/contract/materials'
import type { QueryKey } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { pageDescription, structuredData } from '#features/item/page/page-texts.ts'
import { type DiscussionSearch, parseDiscussionSearch } from '#lib/discussion-search.ts'
import { pageHead } from '#lib/head.ts'
import { imageUrl } from '#lib/image-url.ts'
import { itemSlug, materialHref, materialPath } from '@glazy/contract/material-path'
import { formatsOf } from '#lib/texts/formats.ts'
import { comments, loadComments, NO_COMMENTS } from '#queries/comments.ts'
import { materialDetail } from '#queries/materials.ts'
import { allItemReviews, itemReviews, NO_REVIEWS } from '#queries/reviews.ts'
import { itemOrNotFound } from '#routes/-item-or-not-found.ts'
import type { RouterContext } from '#router/context.ts'

/** Text files of the page of an item. */
const DETAIL_TEXTS = [
  'detail',
  'chemistry',
  'batch',
  'list',
  'itemActions',
  'discussion',
  'materials',
] as const

interface MaterialParams {
  readonly id: string
  readonly slug?: string | undefined
}

interface Loading {
  readonly context: RouterContext
  readonly params: MaterialParams
  readonly deps: DiscussionSearch
}

interface Titling {
  readonly match: { readonly context: RouterContext }
  readonly params: MaterialParams
}

/** The page of an item of a kind. */
export function materialRoute(kind: MaterialKind) {
  return {
    staticData: { texts: DETAIL_TEXTS },
    validateSearch: parseDiscussionSearch,
    loaderDeps: ({ search: { threads, reviews } }: { readonly search: DiscussionSearch }) => ({
      threads,
      reviews,
    }),
    loader: (loading: Loading) => loadMaterialPage(kind, loading),
    head: ({ match, params }: Titling) => materialHead(kind, params, match.context),
  }
}

/**
 * Loads an item. There is one address for each: without its name, or with one it does not have
 * any more, it leads on to the right one; so does that of one that was merged into another.
 */
async function loadMaterialPage(kind: MaterialKind, { context, params, deps }: Loading) {
  const material = await itemOrNotFound(context, params.id, { staleTime: 'static' })
  const slug = itemSlug(material.name)
  // An operator has merged it into another one.
  const isAlias = material.id !== Number(params.id)
  if (isAlias || (material.kind === kind && (params.slug ?? '') !== slug)) {
    throw redirect({
      to: materialPath(material),
      search: true,
      hash: true,
      replace: true,
      statusCode: isAlias ? 301 : 302,
    })
  }
  await loadDiscussion(context.queryClient, material, deps)
}

/** Most items have neither reviews nor comments: what is not there is not asked for. */
async function loadDiscussion(
  client: RouterContext['queryClient'],
  { id, ratingNumber, hasComments }: MaterialDetail,
  search: DiscussionSearch,
): Promise<void> {
  const reviews = itemReviews(id)
  const subject = { kind: 'material', id } as const
  const said = comments(subject)
  const seen = { updatedAt: client.getQueryState(materialDetail(id).queryKey)?.dataUpdatedAt ?? 0 }
  const isNew = (queryKey: QueryKey) => client.getQueryData(queryKey) === undefined
  if (ratingNumber === 0 && isNew(reviews.queryKey))
    client.setQueryData(reviews.queryKey, NO_REVIEWS, seen)
  if (!hasComments && isNew(said.queryKey)) client.setQueryData(said.queryKey, NO_COMMENTS, seen)
  await Promise.all([
    client.query({ ...reviews, staleTime: 'static' }),
    loadComments(client, subject, search.threads),
    search.reviews !== undefined &&
      client.infiniteQuery({ ...allItemReviews(id, search.reviews), staleTime: 'static' }),
  ]).catch(() => undefined) // their sections say so, and the item is read all the same
}

/** Title, description, canonical address and structured data of an item's page. */
function materialHead(
  kind: MaterialKind,
  params: MaterialParams,
  { site, visitor, texts, queryClient }: RouterContext,
) {
  const { language } = visitor
  const material = queryClient.getQueryData(materialDetail(Number(params.id)).queryKey)
  if (!material || material.kind !== kind) {
    const title = texts.of('detail')(material ? 'wrongType.title' : `notFound.${kind}`)
    return pageHead({ site, language, title, description: title, path: '', isUnlisted: true })
  }
  const path = materialHref(material)
  const names = texts.names()
  const description = pageDescription(material, formatsOf(language), names)
  const { image } = material
  return pageHead({
    site,
    language,
    title: names.both(material),
    description,
    path,
    isUnlisted: material.isPrivate,
    jsonLd: structuredData(material, { url: site.url + path, description, language }, names),
    ...(image && {
      image: {
        url: imageUrl(image.cdnId, 1280, undefined, material.isPrivate ? '' : site.cdnUrl),
        alt: names.both(material),
      },
    }),
  })
}
