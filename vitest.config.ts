import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** One project per floor, so that `vitest --project ceramics` runs one of them alone. */
const unit = (name: string, root: string, ...folders: string[]) => ({
  test: {
    name,
    root,
    include: ['src', ...folders].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    // Those of the project `forms` stand in a document.
    exclude: ['**/*.dom.test.tsx'],
    environment: 'node' as const,
    testTimeout: 20_000,
  },
})

/**
 * Pure functions leave nothing behind, and tests that stand in for a browser take it away again, so
 * their files need no process each: to start one takes longer than most of them.
 */
const pure = (name: string, root: string, ...folders: string[]) => {
  const { test } = unit(name, root, ...folders)
  return { test: { ...test, isolate: false } }
}

export default defineConfig({
  test: {
    // All cores, where the default would leave one of two to itself.
    maxWorkers: availableParallelism(),
    projects: [
      pure('ceramics', 'packages/ceramics'),
      pure('formats', 'packages/formats'),
      pure('solver', 'packages/solver'),
      pure('contract', 'packages/contract'),
      pure('locales', 'packages/locales'),
      pure('web', 'apps/web', 'bundling'),
      'apps/web/vitest.forms.config.ts',
      'apps/server/vitest.config.ts',
    ],
  },
})
