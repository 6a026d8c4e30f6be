import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A bare site of the same framework, built as the product's site is. */
export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({ router: { generatedRouteTree: 'routeTree.gen.ts', quoteStyle: 'single' } }),
    react(),
  ],
  ssr: command === 'build' ? { noExternal: true } : {},
  build: { target: 'es2023' },
}))
