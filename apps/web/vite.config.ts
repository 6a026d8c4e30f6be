import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { COMPILER } from './bundling/compiler.ts'
import { LIGHT_ICONS } from './bundling/light-icons.ts'
import { LIGHT_START } from './bundling/light-start.ts'
import { LIGHT_STYLES } from './bundling/light-styles.ts'

/** Paths that belong to the API server; in development Vite passes them on. */
const API_PATHS = [
  '/v2',
  '/api',
  '/sanctum',
  '/images',
  '/openapi.json',
  '/docs',
  '/version.json',
  '/app.webmanifest',
  '/healthz',
  '/readyz',
]

/** Parts that bring a library with them: dialogs, plots and the editor are loaded when used. */
const HEAVY_PARTS = 'dialog|confirm-dialog|unsaved-dialog|rich-text-'

/** What only the forms of items need: a page that is read does without it. */
const FORM_PARTS = {
  components: 'decimal-input|stepped|draft-notice|editor-buttons',
  lib: 'drafts/|rich-text/text-marks',
  ceramics: 'chemistry/oxide-fields|data/oxide-use',
}

/** Long tables that few pages show, and what only those need that send files or reckon in prices. */
const OF_FEW_PAGES = {
  lib: 'rich-text/html-of-text|api/upload',
  ceramics: 'data/countr|lookups/countr|data/orton-temperatures|batch/price',
}

/** Shared by many pages, and yet not by all: a piece for those with fields, one for those with figures. */
const FIELDS = {
  components: '(?:text|password|email)-field|submit-button|lookup-input|unsaved-guard',
  lib: 'forms/|sending-keys|make-uuid|units|gram-text',
  ceramics: 'batch/(?:exact-weight|millionths)',
}
/** Of lists, charts and forms alike. */
const CHOICES = { components: '(?:select|check)-field|lookup-list', lib: 'use-combobox' }
const FIGURES = 'chemistry/|formula|amount'
/** Of pages of items and of people; lists and charts do without them. */
const OF_ITEMS = {
  components:
    'tabs|long-text|photo|age-text|rich-text\\.|hidden-|card\\.|item-link|material-name|person-link',
  lib: 'item-links|material-note|age\\.|preferences/umf-groups',
  ceramics: 'batch/weight',
}

/**
 * Icons and the smallest parts come in one piece: automatic splitting makes a file of a kilobyte
 * of each that two routes share, and every file costs a request. The same goes for styles, for
 * which the first paint waits.
 */
const SMALL_PARTS = [
  { name: 'styles', test: /\.css$/, minShareCount: 2 },
  // A piece of its own is run in a turn of its own: see `router/start-after-paint.ts`.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|store|react-store))\//,
  },
  {
    name: 'parts',
    test: new RegExp(
      `lucide-react|` +
        `preload-helper|packages/contract/src/(?:rules/moderation|(?:material|profile)-path)|` +
        `apps/web/src/components/(?!${HEAVY_PARTS}|${FORM_PARTS.components}|${FIELDS.components}|${CHOICES.components}|${FIGURES}|${OF_ITEMS.components})|` +
        `apps/web/src/lib/(?!${FORM_PARTS.lib}|${FIELDS.lib}|${CHOICES.lib}|${OF_FEW_PAGES.lib}|${OF_ITEMS.lib})|packages/ceramics/src/(?!${FORM_PARTS.ceramics}|${OF_FEW_PAGES.ceramics}|${FIELDS.ceramics}|${OF_ITEMS.ceramics})`,
    ),
    minShareCount: 9,
    maxModuleSize: 12_000,
  },
  {
    name: 'items',
    test: new RegExp(
      `apps/web/src/(?:components/(?:${OF_ITEMS.components})|lib/(?:${OF_ITEMS.lib}))|packages/ceramics/src/(?:${OF_ITEMS.ceramics})`,
    ),
    minShareCount: 9,
  },
  // Below the parts, so that these take nothing of what they hold.
  {
    name: 'fields',
    test: new RegExp(
      `apps/web/src/(?:components/(?:${FIELDS.components})|lib/(?:${FIELDS.lib}))|` +
        `packages/ceramics/src/(?:${FIELDS.ceramics})`,
    ),
    minShareCount: 4,
  },
  {
    name: 'choices',
    test: new RegExp(
      `apps/web/src/(?:components/(?:${CHOICES.components})|lib/(?:${CHOICES.lib}))`,
    ),
    minShareCount: 4,
  },
  {
    name: 'figures',
    test: new RegExp(`apps/web/src/components/(?:${FIGURES})`),
    minShareCount: 4,
  },
  {
    name: 'forms',
    test: new RegExp(
      `apps/web/src/components/(${FORM_PARTS.components})|apps/web/src/lib/(${FORM_PARTS.lib})|` +
        `packages/ceramics/src/(${FORM_PARTS.ceramics})`,
    ),
    minShareCount: 2,
  },
]

/**
 * Texts of each language but English have a folder of their own: the service worker keeps those of the
 * language that a visitor reads, and not all of them.
 */
const FURTHER_TEXTS = /packages\/locales\/(?!en\/)([^/]+)\/\w+\.json$/

function chunkPath({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const language = moduleIds.map((id) => FURTHER_TEXTS.exec(id)?.[1]).find(Boolean)
  return `assets/${language ? `texts/${language}/` : ''}[name]-[hash].js`
}

export default defineConfig(({ command }) => {
  const target = process.env.GLAZY_API_URL ?? 'http://127.0.0.1:3000'
  return {
    plugins: [
      LIGHT_ICONS,
      LIGHT_START,
      ...LIGHT_STYLES,
      tanstackStart({
        router: {
          generatedRouteTree: 'routeTree.gen.ts',
          quoteStyle: 'single',
          // What a route asks for comes with what it shows: no page carries that of all others.
          codeSplittingOptions: {
            defaultBehavior: [
              ['component', 'loader', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
            ],
          },
        },
      }),
      react(),
      // Babel 7: with 8 the compiler leaves out whatever takes a default apart, and says nothing.
      babel({ presets: [COMPILER] }),
    ],
    server: {
      host: '127.0.0.1',
      port: Number(process.env.WEB_PORT ?? 5173),
      proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target, changeOrigin: true }])),
    },
    // A self-contained server bundle starts faster than a thousand small modules, and holds
    // React's production build whatever NODE_ENV the host runs with.
    ssr: command === 'build' ? { noExternal: true } : { noExternal: ['lucide-react'] },
    build: {
      target: 'es2023',
      // Every page would carry the names of all pieces. What a piece needs is nearly always there.
      modulePreload: {
        resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
      },
      // Names of styles, above all: see `bundling/light-styles.ts`.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: SMALL_PARTS }, chunkFileNames: chunkPath },
          },
        },
      },
    },
  }
})
