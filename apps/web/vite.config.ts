import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { COMPILER } from './bundling/compiler.ts'
import { LIGHT_ICONS } from './bundling/light-icons.ts'
import { LIGHT_START } from './bundling/light-start.ts'
import { LIGHT_STYLES } from './bundling/light-styles.ts'
import { PIECES } from './bundling/pieces.ts'

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
            output: { codeSplitting: { groups: PIECES }, chunkFileNames: chunkPath },
          },
        },
      },
    },
  }
})
