import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** One project per floor, so that `vitest --project ceramics` runs one of them alone. */
const unit = (name: string, root: string, ...folders: string[]) => ({
  test: {
    name,
    root,
    include: ['src', ...folders].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    environment: 'node' as const,
    testTimeout: 20_000,
  },
})

/** Pure functions leave nothing behind, so their files need no process each. */
const pure = (name: string, root: string) => {
  const { test } = unit(name, root)
  return { test: { ...test, isolate: false } }
}

export default defineConfig({
  test: {
    // All cores, where the default would leave one of two to itself.
    maxWorkers: availableParallelism(),
    projects: [
      pure('ceramics', 'packages/ceramics'),
      pure('formats', 'packages/formats'),
      pure('contract', 'packages/contract'),
      pure('locales', 'packages/locales'),
      unit('web', 'apps/web', 'bundling'),
      'apps/server/vitest.config.ts',
    ],
  },
})
