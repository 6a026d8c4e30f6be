/**
 * What is checked, in order, as data: `npm run check` runs the fast part, `npm test` all of it.
 * A step is one pass or one failure, unless it names the report that counts its tests.
 */

const WORKSPACES = [
  'packages/ceramics',
  'packages/formats',
  'packages/contract',
  'packages/locales',
  'apps/server',
  'apps/web',
  'apps/web/worker',
  'e2e',
  'bench',
]

/** @typedef {{ name: string, run: string[], report?: 'vitest' | 'playwright', reportFile?: string, fast: boolean }} Check */

/** @type {Check[]} */
export const CHECKS = [
  ...WORKSPACES.map((workspace) => ({
    name: `types ${workspace}`,
    run: ['tsc', '-p', workspace],
    fast: true,
  })),
  { name: 'lint and floors', run: ['eslint', '--max-warnings', '0', '.'], fast: true },
  { name: 'format', run: ['prettier', '--check', '--log-level', 'warn', '.'], fast: true },
  { name: 'texts', run: ['node', 'scripts/i18n-check.mjs'], fast: true },
  { name: 'dependencies', run: ['node', 'scripts/dependencies.mjs'], fast: true },
  { name: 'promises', run: ['node', 'scripts/security-check.mjs'], fast: true },
  { name: 'OpenAPI document', run: ['node', 'scripts/openapi.mjs', '--check'], fast: true },
  {
    name: 'unit and API tests',
    run: ['vitest', 'run'],
    report: 'vitest',
    reportFile: '.cache/reports/vitest.json',
    fast: true,
  },
  { name: 'API on another PostgreSQL', run: ['node', 'scripts/test-postgres.mjs'], fast: false },
  { name: 'build of the site', run: ['node', 'scripts/build.mjs'], fast: false },
  {
    name: 'browser journeys',
    run: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: 'playwright',
    reportFile: '.cache/reports/playwright.json',
    fast: false,
  },
]
