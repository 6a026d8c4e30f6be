import { defineConfig } from 'vitest/config'

/** One project per floor, so that `vitest --project ceramics` runs one of them alone. */
const unit = (name: string, root: string, ...folders: string[]) => ({
  test: {
    name,
    root,
    include: ['src', ...folders].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    environment: 'node' as const,
  },
})

export default defineConfig({
  test: {
    projects: [
      unit('ceramics', 'packages/ceramics'),
      unit('formats', 'packages/formats'),
      unit('contract', 'packages/contract'),
      unit('locales', 'packages/locales'),
      unit('web', 'apps/web', 'bundling'),
      'apps/server/vitest.config.ts',
    ],
  },
})
