/** Modules that a piece of the site's scripts holds: expressions for their names, by where they stand. */
interface Modules {
  readonly components?: string
  readonly lib?: string
  readonly ceramics?: string
}

const FOLDERS = {
  components: 'apps/web/src/components/',
  lib: 'apps/web/src/lib/',
  ceramics: 'packages/ceramics/src/',
} as const
type Place = keyof typeof FOLDERS
const PLACES = Object.keys(FOLDERS) as Place[] // of this object

/** Those that bring a library with them: dialogs, plots and the editor are loaded when used. */
const HEAVY: Modules = { components: 'dialog|confirm-dialog|unsaved-dialog|rich-text-' }

/** What only the forms of items need: a page that is read does without it. */
const FORMS: Modules = {
  components: 'decimal-input|stepped|draft-notice|editor-buttons',
  lib: 'drafts/|rich-text/text-marks',
  ceramics: 'chemistry/oxide-fields|data/oxide-use',
}

/** Long tables that few pages show, and what only those need that send files or reckon in prices. */
const OF_FEW_PAGES: Modules = {
  components: 'price\\.',
  lib: 'rich-text/html-of-text|api/upload|prices/',
  ceramics: 'data/countr|lookups/countr|data/orton-temperatures|batch/price',
}

/** Of all forms. */
const FIELDS: Modules = {
  components: '(?:text|password|email)-field|submit-button|lookup-input|unsaved-guard',
  lib: 'forms/|sending-keys|make-uuid|units|gram-text',
  ceramics: 'batch/(?:exact-weight|millionths)',
}

/** Of lists, charts and forms alike. */
const CHOICES: Modules = {
  components: '(?:select|check)-field|lookup-list',
  lib: 'use-combobox',
}

const FIGURES: Modules = { components: 'chemistry/|formula|amount' }

/** Of pages of items and of people; lists and charts do without them. */
const ITEMS: Modules = {
  components:
    'tabs|long-text|photo|age-text|rich-text\\.|hidden-|card\\.|item-link|material-name|person-link',
  lib: 'item-links|material-note|age\\.|preferences/umf-groups',
  ceramics: 'batch/weight',
}

const ELSEWHERE = [HEAVY, FORMS, OF_FEW_PAGES, FIELDS, CHOICES, FIGURES, ITEMS]

function within(modules: Modules): string {
  return PLACES.filter((place) => modules[place] !== undefined)
    .map((place) => `${FOLDERS[place]}(?:${modules[place]})`)
    .join('|')
}

/** All that stands in these folders and in no piece of its own. */
function others(): string {
  return PLACES.map((place) => {
    const names = ELSEWHERE.flatMap((modules) => modules[place] ?? [])
    return `${FOLDERS[place]}(?!${names.join('|')})`
  }).join('|')
}

/** What these parts need of other floors, so that no piece below takes it along. */
const NEEDED =
  'lucide-react|preload-helper|contract/src/(?:rules/moderation|(?:material|profile)-path)'

/**
 * What every page begins with and its parts import as well: TanStack Query but for what few pages use,
 * what routes say of lists, items and people before they are shown, and what brings the parts of a page later.
 */
const BEGINNING =
  'node_modules/@tanstack/(?:query-core|react-query)/(?!.*(?:mutationObserver|useMutation|queriesObserver|useQueries))' +
  '|apps/web/src/(?:queries/(?:freshness|people|materials|material-detail|collections)|routes/-(?:list-route|nobody)|router/search-codec|features/library/list/list-title|lib/(?:session/safe-return-path|use-part))\\.ts'

/** What lists and the explorer say of their filters: in files of their own, each would cost as much again. */
const FILTERS =
  'apps/web/src/features/library/filters/(?:filter-(?:names|set)|range-text)|contract/src/reading/phrase'

/** How the weights of a batch are read and written: for recipes, on labels and on paper. */
const WEIGHTS =
  'apps/web/src/features/studio/batch/(?:batch-input|use-weight-decimals|weight)\\.tsx?'

/**
 * Icons and the smallest parts come in one piece: automatic splitting makes a file of a kilobyte
 * of each that two routes share, and every file costs a request. The same goes for styles, for
 * which the first paint waits. A module is in the first piece that it fits, with all that it imports.
 */
export const PIECES = [
  { name: 'styles', test: /\.css$/, minShareCount: 2 },
  // A piece of its own is run in a turn of its own: see `router/start-after-paint.ts`.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|store|react-store))\//,
  },
  {
    name: 'parts',
    test: new RegExp(`${NEEDED}|${others()}`),
    minShareCount: 9,
    maxModuleSize: 12_000,
  },
  { name: 'beginning', test: new RegExp(BEGINNING) },
  { name: 'weights', test: new RegExp(WEIGHTS), minShareCount: 2 },
  { name: 'filters', test: new RegExp(FILTERS), minShareCount: 4 },
  { name: 'items', test: new RegExp(within(ITEMS)), minShareCount: 9 },
  { name: 'fields', test: new RegExp(within(FIELDS)), minShareCount: 4 },
  { name: 'choices', test: new RegExp(within(CHOICES)), minShareCount: 4 },
  { name: 'figures', test: new RegExp(within(FIGURES)), minShareCount: 4 },
  { name: 'forms', test: new RegExp(within(FORMS)), minShareCount: 2 },
]
