import { profileKey } from '@glazy/contract/profile-path'
import type { UserProfile } from '@glazy/contract/users'
import { useSuspenseQuery } from '@tanstack/react-query'
import { stripSearchParams, useParams } from '@tanstack/react-router'
import { imageUrl } from '#lib/image-url.ts'
import {
  type ListCategory,
  type ListSearch,
  parseListSearch,
  withoutParameters,
} from '#lib/list-search.ts'
import { userProfile } from '#queries/people.ts'
import type { RouterContext } from '#router/context.ts'
import { headOf } from '#routes/-head.ts'
import { nobodyHead } from '#routes/-nobody.ts'
import { isDeep, LIST_TEXTS, listDeps } from '#routes/-list-route.ts'

interface PersonParams {
  readonly user: string
}

/** The person of the page. */
export function usePerson(): UserProfile {
  const { user = '' } = useParams({ strict: false })
  return useSuspenseQuery(userProfile(user)).data
}

/** Names that a page of a person has in its tab and in search results. */
export type PersonPage =
  | 'about'
  | 'recipes'
  | 'materials'
  | 'analyses'
  | 'images'
  | 'reviews'
  | 'comments'
  | 'kilnschedules'
  | 'inventory'

interface Titling {
  readonly match: { readonly context: RouterContext }
  readonly params: PersonParams
}

/** Title, description, canonical address and structured data of a page of a person. */
export function personHead(kind: PersonPage, { match, params }: Titling, isUnlisted = false) {
  const { site, texts, queryClient } = match.context
  const t = texts.of('people')
  const person = queryClient.getQueryData(userProfile(params.user).queryKey)
  if (!person) return nobodyHead(match.context)
  const { name } = person
  const path = `/${profileKey(person)}`
  const image = person.cdnId === null ? undefined : imageUrl(person.cdnId, 640, '1:1', site.cdnUrl)
  return headOf(match.context, {
    type: 'profile',
    title: kind === 'about' ? name : t(`title.${kind}`, { name }),
    description: t('meta', { name, site: site.name }),
    path: kind === 'about' ? path : `${path}/${kind}`,
    // Search engines list people who have shown something.
    isUnlisted: isUnlisted || !hasContent(person),
    ...(image && { image: { url: image, alt: name, width: 640, height: 640 } }),
    ...(kind === 'about' && { jsonLd: structuredPerson(person, site.url + path, image) }),
  })
}

function hasContent({ counts }: UserProfile): boolean {
  return Object.values(counts).some((count) => count > 0)
}

/** A profile in the words of schema.org. */
function structuredPerson(person: UserProfile, url: string, image: string | undefined) {
  const { name, username, location, title, createdAt } = person
  const links = [person.url, person.instagram, person.facebook, person.pinterest, person.artaxis]
  return {
    '@type': 'ProfilePage',
    dateCreated: createdAt,
    mainEntity: {
      '@type': 'Person',
      name,
      url,
      ...(username !== null && { alternateName: username }),
      ...(title !== null && { description: title }),
      ...(location !== null && { homeLocation: { '@type': 'Place', name: location } }),
      ...(image !== undefined && { image }),
      sameAs: links.filter((link) => link !== null),
    },
  }
}

interface ListTitling extends Titling {
  readonly match: { readonly context: RouterContext; readonly search: ListSearch }
}

/**
 * A list of what somebody has made: the owner stands in the path, and so not in the parameters.
 * `-load-person.ts` loads it.
 */
export function personListRoute(category: Exclude<ListCategory, 'all'>) {
  return {
    staticData: { texts: LIST_TEXTS },
    validateSearch: parseListSearch,
    search: { middlewares: [stripSearchParams<ListSearch>(['u', 'username'])] },
    loaderDeps: listDeps,
    head: (titling: ListTitling) => {
      const search = withoutParameters(titling.match.search, ['u', 'username'])
      const isPage = search.p !== undefined && search.p > 1
      return personHead(category, titling, isPage || isDeep(search))
    },
  }
}

/** A list, held to the items of one person. */
export function listOf(id: number, search: ListSearch): ListSearch {
  return { ...search, u: String(id), username: undefined }
}
