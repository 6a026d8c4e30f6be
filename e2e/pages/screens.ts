import type { PageRoute } from '@glazy/contract/page-routes'
import type { OwnThings } from '../own-things.ts'

type Addresses = (own: OwnThings) => readonly string[]

/**
 * Every page of the site, in the states in which it looks different, for somebody who is logged in
 * and has something of everything. A test compares the list with the routes of the site.
 */
export const SIGNED_IN: Readonly<Record<PageRoute, Addresses>> = {
  '/': () => ['/', '/?q=celadon'],
  '/$user': ({ username }) => [`/${username}`],
  '/$user/analyses': ({ username }) => [`/${username}/analyses`],
  '/$user/bookmarks': ({ username }) => [`/${username}/bookmarks`],
  '/$user/bookmarks/$collection/{-$slug}': ({ username, collection }) => [
    `/${username}/bookmarks/${collection}`,
  ],
  '/$user/comments': ({ username }) => [`/${username}/comments`],
  '/$user/images': ({ username }) => [`/${username}/images`],
  '/$user/inventory': ({ username }) => [`/${username}/inventory`],
  '/$user/kilnschedules': ({ username }) => [`/${username}/kilnschedules`],
  '/$user/materials': ({ username }) => [`/${username}/materials`],
  '/$user/recipes': ({ username }) => [`/${username}/recipes`],
  '/$user/reviews': ({ username }) => [`/${username}/reviews`],
  '/analyses': () => ['/analyses?q=celadon'],
  '/analyses/$id/details': ({ analysis }) => [`/analyses/${analysis}/details`],
  '/analyses/$id/edit': ({ analysis }) => [`/analyses/${analysis}/edit`],
  '/analyses/$id/versions': ({ analysis }) => [`/analyses/${analysis}/versions`],
  '/analyses/$id/{-$slug}': ({ analysis }) => [`/analyses/${analysis}`],
  '/analyses/new': () => ['/analyses/new'],
  '/batches': () => ['/batches'],
  '/batches/$id': ({ batch }) => [`/batches/${batch}`],
  '/batches/$id/label': ({ batch }) => [`/batches/${batch}/label`],
  '/compare': ({ library, recipe }) => ['/compare', `/compare?id=${library[0]},${recipe}`],
  '/confirm-email': () => ['/confirm-email'],
  '/explore': () => ['/explore'],
  '/forgot-password': () => ['/forgot-password'],
  '/help': () => ['/help'],
  '/images': () => ['/images'],
  '/kilnschedules': () => ['/kilnschedules'],
  '/kilnschedules/$id/{-$slug}': ({ schedule }) => [`/kilnschedules/${schedule}`],
  '/labels': ({ library }) => [`/labels?id=${library.join()}`],
  '/licence': () => ['/licence'],
  '/login': () => ['/login'],
  '/materials': () => ['/materials?q=potash'],
  '/materials/$id/details': ({ material }) => [`/materials/${material}/details`],
  '/materials/$id/edit': ({ material }) => [`/materials/${material}/edit`],
  '/materials/$id/versions': ({ material }) => [`/materials/${material}/versions`],
  '/materials/$id/{-$slug}': ({ material }) => [`/materials/${material}`],
  '/materials/new': () => ['/materials/new'],
  '/moderation': () => ['/moderation'],
  '/moderation/log': () => ['/moderation/log'],
  '/offline': () => ['/offline'],
  '/operator': () => ['/operator'],
  '/outbox': () => ['/outbox'],
  '/posts/$id/{-$slug}': ({ post }) => [`/posts/${post}`],
  '/posts/new': () => ['/posts/new'],
  '/print': ({ library }) => [`/print?id=${library.join()}`],
  '/privacy': () => ['/privacy'],
  '/recipes': () => [
    ...['', '&view=list', '&view=detail'].map((view) => `/recipes?q=leach+4321${view}`),
    '/recipes?q=qqqq',
  ],
  '/recipes/$id/details': ({ recipe }) => [`/recipes/${recipe}/details`],
  '/recipes/$id/edit': ({ recipe }) => [`/recipes/${recipe}/edit`],
  '/recipes/$id/versions': ({ recipe }) => [`/recipes/${recipe}/versions`],
  '/recipes/$id/{-$slug}': ({ recipe, library }) => [
    `/recipes/${recipe}`,
    `/recipes/${library[0]}`,
  ],
  '/recipes/import': () => ['/recipes/import'],
  '/recipes/new': () => ['/recipes/new'],
  '/register': () => ['/register'],
  '/reset-password': () => ['/reset-password', '/reset-password?token=abc&email=a%40example.org'],
  '/search': () => ['/search?q=leach+4321'],
  '/settings': () => ['/settings'],
  '/share': () => ['/share'],
  '/shopping': () => ['/shopping'],
  '/solve': () => ['/solve', '/solve?umf=SiO2:3.7,Al2O3:0.3-0.5,CaO:0.7,K2O:any'],
  '/solve/replace': ({ recipe }) => [`/solve/replace?of=${recipe}`],
  '/stock': () => ['/stock'],
  '/terms': () => ['/terms'],
  '/u/$user': ({ username }) => [`/u/${username}`],
  '/unsubscribe': () => ['/unsubscribe'],
  '/workbench': ({ library }) => ['/workbench', `/workbench?add=${library[0]}`],
}

/** Pages that look different to whoever is not logged in. */
export const SIGNED_OUT: Addresses = ({ username, recipe, post }) => [
  ...['/', '/recipes?q=leach+4321', '/login', '/register', '/forgot-password', '/reset-password'],
  ...['/login?redirect=%2Fsettings&from=register', '/solve', '/workbench', '/nowhere'],
  ...['/recipes/import', `/recipes/${recipe}`, `/posts/${post}`, `/${username}`],
]

/** All addresses of pages that an operator who moderates, too, may open. */
export function signedInScreens(own: OwnThings): readonly string[] {
  return Object.values(SIGNED_IN).flatMap((addresses) => addresses(own))
}
