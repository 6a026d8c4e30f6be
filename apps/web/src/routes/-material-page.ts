import type { MaterialKind } from '@glazy/contract/materials'
import { pageDescription, structuredData } from '#features/item/page/page-texts.ts'
import { type DiscussionSearch, parseDiscussionSearch } from '#lib/discussion-search.ts'
import { imageUrl } from '#lib/image-url.ts'
import { materialHref } from '@glazy/contract/material-path'
import { formatsOf } from '#lib/texts/formats.ts'
import { materialDetail } from '#queries/materials.ts'
import type { RouterContext } from '#router/context.ts'
import { headOf, titleHead } from '#routes/-head.ts'

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

interface Titling {
  readonly match: { readonly context: RouterContext }
  readonly params: MaterialParams
}

/** The page of an item of a kind; `-load-material.ts` loads it. */
export function materialRoute(kind: MaterialKind) {
  return {
    staticData: { texts: DETAIL_TEXTS },
    validateSearch: parseDiscussionSearch,
    loaderDeps: ({ search: { threads, reviews } }: { readonly search: DiscussionSearch }) => ({
      threads,
      reviews,
    }),
    head: ({ match, params }: Titling) => materialHead(kind, params, match.context),
  }
}

/** Title of a page whose item is not there, by the texts of `detail`. */
export function noItemHead(kind: MaterialKind, context: RouterContext) {
  return titleHead(context, context.texts.of('detail')(`notFound.${kind}`))
}

/** Title, description, canonical address and structured data of an item's page. */
function materialHead(kind: MaterialKind, params: MaterialParams, context: RouterContext) {
  const { site, visitor, texts, queryClient } = context
  const { language } = visitor
  const material = queryClient.getQueryData(materialDetail(Number(params.id)).queryKey)
  if (!material) return noItemHead(kind, context)
  if (material.kind !== kind) return titleHead(context, texts.of('detail')('wrongType.title'))
  const path = materialHref(material)
  const names = texts.names()
  const description = pageDescription(material, formatsOf(language), names)
  const { image } = material
  return headOf(context, {
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
