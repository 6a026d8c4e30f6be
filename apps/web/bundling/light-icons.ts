import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MAKER_OF_ICONS = /\/createLucideIcon\.mjs$/

/** Icons of `lucide-react` are made by `components/line-icon.tsx`; see decision 0084. */
export const LIGHT_ICONS: Plugin = {
  name: 'light-icons',
  enforce: 'pre',
  resolveId: {
    filter: { id: MAKER_OF_ICONS },
    handler: (_source, importer) =>
      importer?.includes('lucide-react')
        ? fileURLToPath(new URL('../src/components/line-icon.tsx', import.meta.url))
        : undefined,
  },
}
