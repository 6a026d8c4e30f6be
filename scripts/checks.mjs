/**
 * What is checked, in order, as data: `npm run check` runs the fast part, `npm test` all of it.
 * A step is one pass or one failure, unless it names the report that counts its tests. Steps that
 * keep one core busy are first, the longest at the top, and run side by side.
 */

/** The slowest first. */
const WORKSPACES = [
  'apps/web',
  'apps/server',
  'e2e',
  'bench',
  'packages/contract',
  'packages/formats',
  'packages/solver',
  'packages/ceramics',
  'apps/web/worker',
  'packages/locales',
]

/** What the compiler keeps of a workspace, for the next run. */
const typesOf = (workspace) => `.cache/types/${workspace.replaceAll('/', '-')}.tsbuildinfo`

const PRETTIER_CACHE = [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', '.cache/prettier'],
]

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} run program and options
 * @property {boolean} fast part of `npm run check`
 * @property {boolean} [sideBySide] may run at the same time as its neighbours
 * @property {'vitest' | 'playwright'} [report] what counted its tests
 * @property {string} [reportFile]
 */

/** @type {Check[]} */
export const CHECKS = [
  ...[
    { name: 'lint and floors', run: ['eslint', '--max-warnings', '0', '.'] },
    { name: 'build of the site', run: ['node', 'scripts/build.mjs'], fast: false },
    ...WORKSPACES.map((workspace) => ({
      name: `types ${workspace}`,
      run: ['tsc', '-p', workspace, '--incremental', '--tsBuildInfoFile', typesOf(workspace)],
    })),
    { name: 'format', run: ['prettier', ...PRETTIER_CACHE, '--check', '--log-level', 'warn', '.'] },
    { name: 'texts', run: ['node', 'scripts/i18n-check.mjs'] },
    { name: 'sources of terms', run: ['node', 'scripts/term-sources.mjs'] },
    { name: 'dependencies', run: ['node', 'scripts/dependencies.mjs'] },
    { name: 'dead code', run: ['knip', '--no-progress'] },
    { name: 'classes', run: ['node', 'scripts/css-check.mjs'] },
    { name: 'decisions', run: ['node', 'scripts/decisions.mjs', '--check'] },
    { name: 'promises', run: ['node', 'scripts/security-check.mjs'] },
    { name: 'OpenAPI document', run: ['node', 'scripts/openapi.mjs', '--check'] },
  ].map((check) => ({ fast: true, ...check, sideBySide: true })),
  {
    name: 'unit and API tests',
    run: ['vitest', 'run'],
    report: 'vitest',
    reportFile: '.cache/reports/vitest.json',
    fast: true,
  },
  { name: 'API on another PostgreSQL', run: ['node', 'scripts/test-postgres.mjs'], fast: false },
  {
    name: 'browser journeys',
    run: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: 'playwright',
    reportFile: '.cache/reports/playwright.json',
    fast: false,
  },
]
