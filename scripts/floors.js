import { readdirSync } from 'node:fs'

/**
 * The floors of the house as lint rules: every folder names what it may import, everything else
 * that is in the repository is refused with a message that says where to go instead.
 */

const WORKSPACES = ['ceramics', 'formats', 'solver', 'contract', 'locales', 'server', 'web']

/** What each workspace may import of the others. */
const MAY_IMPORT = {
  'packages/ceramics': [],
  'packages/formats': ['ceramics'],
  'packages/solver': ['ceramics'],
  'packages/contract': ['ceramics'],
  'packages/locales': ['contract'],
  'apps/server': ['ceramics', 'formats', 'solver', 'contract', 'locales'],
  'apps/web': ['ceramics', 'formats', 'solver', 'contract', 'locales'],
  e2e: ['contract'],
  bench: ['ceramics', 'formats', 'solver', 'contract'],
}

/** Floors inside the two applications, top first; a folder imports only from those below it. */
export const INNER_FLOORS = {
  'apps/server/src': ['cli', 'features', 'library-index', 'db', 'platform'],
  'apps/web/src': ['routes', 'screens', 'features', 'on-device', 'queries', 'components', 'lib'],
}

const noParentOfParent = {
  group: ['../../*'],
  message: 'Use a subpath import (#…) or the package name: it shows which floor it comes from.',
}

/** From the top of a floor, or of an area, the folder above is another's. */
const noParent = { ...noParentOfParent, group: ['../*'] }

/** Node's own modules are not for the floor of pure chemistry. */
const pure = { regex: '^(node:|(?!vitest|fast-check)[a-z@])', message: 'ceramics is pure.' }

function workspacePatterns(root) {
  const forbidden = WORKSPACES.filter((name) => !MAY_IMPORT[root].includes(name))
  return [
    noParentOfParent,
    {
      group: forbidden.map((name) => `@glazy/${name}/*`),
      message: `${root} may import only ${MAY_IMPORT[root].join(', ') || 'nothing'}: imports go down the floors.`,
    },
  ]
}

function restrict(files, patterns, ignores = []) {
  return { files, ignores, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

function innerRules(source, order) {
  const root = source.replace(/\/src$/, '')
  return order.flatMap((folder, index) => {
    const above = order.slice(0, index)
    const patterns = [...workspacePatterns(root)]
    if (above.length > 0) {
      // A number sign begins a comment in such a pattern unless it is escaped.
      patterns.push({
        group: above.map((name) => `\\#${name}/**`),
        message: `${folder} stands below ${above.join(', ')}: imports go down only.`,
      })
    }
    return withTop(`${source}/${folder}`, patterns)
  })
}

/** Rules for all of a folder, and for the files that lie in it directly. */
function withTop(folder, patterns, ignores) {
  return [
    restrict([`${folder}/**/*.{ts,tsx}`], patterns, ignores),
    restrict([`${folder}/*.{ts,tsx}`], [...patterns, noParent], ignores),
  ]
}

/** What `innerRules` says of everything in one of the floors. */
function patternsOf(source, floor) {
  const all = innerRules(source, INNER_FLOORS[source])
  const { rules } = all.find(({ files }) => files.includes(`${source}/${floor}/**/*.{ts,tsx}`))
  return rules['no-restricted-imports'][1].patterns
}

const SERVER_FEATURES = 'apps/server/src/features'

/** Features of the server in their order: each imports only from those before it. */
const SERVER_ORDER = [
  'lookups',
  'chart-limits',
  'analyze',
  'solve',
  'mail',
  'notifications',
  'preferences',
  'users',
  'accounts',
  'translation',
  'sitemap',
  'logs/record',
  'materials/fields',
  'materials/read',
  'collections/read',
  'shelf/read',
  'materials/derive',
  'materials/write',
  'materials/lifecycle',
  'materials/versions',
  'materials/export',
  'materials/merge',
  'charts',
  'expansions',
  'heatmaps',
  'search',
  'neighbours',
  'images',
  'people',
  'collections/write',
  'shelf/write',
  'shelf/makeable',
  'stock',
  'kilns',
  'logs/posts',
  'batches',
  'discussion/reviews',
  'discussion/comments',
  'moderation',
  'library',
  'account-export',
  'account-deletion',
  'telemetry',
  'operator',
  'imports',
]

function serverRules() {
  const patterns = patternsOf('apps/server/src', 'features')
  return SERVER_ORDER.map((feature, index) => {
    const known = SERVER_ORDER.slice(0, index + 1).map((name) => `${name}/`)
    return restrict(
      [`${SERVER_FEATURES}/${feature}/**/*.ts`],
      [
        ...patterns,
        {
          regex: `^#features/(?!${[...known, 'feature\\.ts$'].join('|')})`,
          message: `${feature} imports only from the features before it in SERVER_ORDER of scripts/floors.js.`,
        },
        {
          regex: '^#features/.*\\.routes\\.ts$',
          message: 'Routes are for app.ts alone.',
        },
        {
          regex: '^\\.\\./',
          message: 'Use a subpath import (#features/…): it shows which feature it comes from.',
        },
      ],
      ['**/*.test.ts'],
    )
  })
}

/** A screen composes: what happens by itself, beside what is shown, belongs into an area. */
const noEffects = {
  group: ['react'],
  importNames: ['useEffect', 'useEffectEvent', 'useLayoutEffect'],
  message: 'Screens only compose: put the effect into a hook of its area.',
}

function screenRules() {
  const patterns = patternsOf('apps/web/src', 'screens')
  return withTop('apps/web/src/screens', [...patterns, noEffects], ['**/*.test.tsx'])
}

/** A folder without a place in the order would escape the rule. */
function demandPlaces() {
  const foldersOf = (path) =>
    readdirSync(new URL(`../${SERVER_FEATURES}/${path}`, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${path}${entry.name}`)
  const hasRooms = (folder) => SERVER_ORDER.some((feature) => feature.startsWith(`${folder}/`))
  const missing = foldersOf('')
    .flatMap((folder) => (hasRooms(folder) ? foldersOf(`${folder}/`) : [folder]))
    .filter((folder) => !SERVER_ORDER.includes(folder))
  if (missing.length === 0) return
  throw new Error(`Give ${missing.join(', ')} a place in SERVER_ORDER of scripts/floors.js`)
}

const WEB_FEATURES = 'apps/web/src/features'

/** The areas of the site: `shell`, `library`, `item`… */
const WEB_AREAS = readdirSync(new URL(`../${WEB_FEATURES}`, import.meta.url))

/** An area of the site knows its own parts, and no other area. */
function siblingRules() {
  const patterns = patternsOf('apps/web/src', 'features')
  return WEB_AREAS.flatMap((area) =>
    withTop(`${WEB_FEATURES}/${area}`, [
      ...patterns,
      {
        regex: `^#features/(?!${area}/)`,
        message: 'Areas of the site do not know each other: a screen composes them.',
      },
    ]),
  )
}

/** All floor rules, to be spread at the end of the lint configuration. */
export function floorRules() {
  demandPlaces()
  return [
    ...Object.keys(MAY_IMPORT).map((root) =>
      restrict([`${root}/**/*.{ts,tsx}`], workspacePatterns(root)),
    ),
    restrict(
      ['packages/ceramics/src/**/*.ts'],
      [...workspacePatterns('packages/ceramics'), pure],
      ['**/*.test.ts'],
    ),
    restrict(
      ['packages/solver/src/**/*.ts'],
      [
        ...workspacePatterns('packages/solver'),
        { regex: '^node:', message: 'The solver runs in browsers as well.' },
      ],
      ['**/*.test.ts'],
    ),
    ...innerRules('apps/server/src', INNER_FLOORS['apps/server/src']),
    ...innerRules('apps/web/src', INNER_FLOORS['apps/web/src']),
    ...screenRules(),
    ...serverRules(),
    ...siblingRules(),
  ]
}
