import type { JsonSchema, OpenApiDocument, Operation, Parameter } from './openapi-document.ts'

const text: JsonSchema = { type: 'string', maxLength: 60 }
const id: JsonSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
const get = (path: string, parameters: readonly Parameter[] = []): Operation => ({
  id: `GET ${path}`,
  method: 'GET',
  path,
  parameters,
  body: undefined,
})
const inPath = (name: string, schema: JsonSchema): Parameter => ({ name, in: 'path', schema })
const inQuery = (name: string, schema: JsonSchema = text): Parameter => ({
  name,
  in: 'query',
  schema,
})

/** Addresses of the server that are no calls of the API. */
export const OTHER_ADDRESSES: readonly Operation[] = [
  get('/sanctum/csrf-cookie'),
  get('/openapi.json'),
  get('/docs/api'),
  get('/robots.txt'),
  get('/sitemap.xml'),
  get('/sitemap-{number}.xml', [inPath('number', { type: 'integer', minimum: 0, maximum: 9 })]),
  get('/version.json'),
  get('/type-heatmaps.bin'),
  get('/cone-heatmaps.bin'),
  get('/v2/{nothing}', [inPath('nothing', text)]),
  get('/images/{cdnId}', [
    inPath('cdnId', text),
    ...['width', 'height', 'quality'].map((name) =>
      inQuery(name, { type: 'integer', minimum: 1, maximum: 2_000 }),
    ),
    ...['aspect_ratio', 'crop_gravity', 'format', 'size'].map((name) => inQuery(name)),
  ]),
]

const ITEM = [inPath('id', id), inPath('slug', text)]
const PERSON = inPath('user', text)
const FEED_QUERY = ['q', 'type', 'p'].map((name) => inQuery(name))
const KILN_QUERY = ['q', 'p', 'u', 'cone', 'atmosphere', 'sort_by', 'sort_order'].map((name) =>
  inQuery(name),
)

/** Pages of the built site; lists take what the search takes. */
export function pagesOf(document: OpenApiDocument): readonly Operation[] {
  const search = document.paths['/v2/search']?.get?.parameters ?? []
  return [
    get('/', [...FEED_QUERY, inQuery('u')]),
    get('/{nothing}', [inPath('nothing', text)]),
    ...['/recipes', '/materials', '/analyses', '/search'].map((path) =>
      get(path, [...search, inQuery('view'), inQuery('modal'), inQuery('material')]),
    ),
    ...['/recipes', '/materials', '/analyses'].map((path) => get(`${path}/{id}/{slug}`, ITEM)),
    ...['/compare', '/print', '/labels'].map((path) =>
      get(path, [inQuery('id'), inQuery('batch')]),
    ),
    ...['/login', '/register'].map((path) => get(path, [inQuery('redirect'), inQuery('returnTo')])),
    get('/forgot-password'),
    get('/reset-password', [inQuery('token'), inQuery('email')]),
    get('/confirm-email', [inQuery('token')]),
    get('/settings', [inQuery('tab')]),
    get('/posts/new', [inQuery('returnTo')]),
    get('/posts/{id}/{slug}', ITEM),
    get('/kilnschedules', KILN_QUERY),
    get('/kilnschedules/{id}/{slug}', ITEM),
    get('/images', [inQuery('p')]),
    get('/{user}', [PERSON, ...FEED_QUERY]),
    ...['recipes', 'materials', 'analyses'].map((part) =>
      get(`/{user}/${part}`, [PERSON, ...search]),
    ),
    ...['reviews', 'images', 'comments', 'inventory', 'bookmarks'].map((part) =>
      get(`/{user}/${part}`, [PERSON, inQuery('p'), inQuery('page'), inQuery('q')]),
    ),
    get('/{user}/kilnschedules', [PERSON, ...KILN_QUERY]),
    get('/{user}/bookmarks/{id}/{slug}', [PERSON, ...ITEM, ...search]),
  ]
}
