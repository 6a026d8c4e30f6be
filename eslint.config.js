import queryPlugin from '@tanstack/eslint-plugin-query'
import routerPlugin from '@tanstack/eslint-plugin-router'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { bareFormRules } from './scripts/bare-forms.js'
import { floorRules } from './scripts/floors.js'
import { laterOnServer, lazyImportRules } from './scripts/lazy-imports.js'
import { packedSpreadRules } from './scripts/packed-spreads.js'

const code = ['**/*.{ts,tsx}']
const tests = ['**/*.test.{ts,tsx}', 'e2e/**', 'apps/server/src/testing/**']

const bareTransaction = {
  selector: "CallExpression[callee.property.name='transaction']",
  message: 'Use inTransaction: what PostgreSQL ends for the sake of another is tried again.',
}
const undeclaredRows = {
  selector:
    "MemberExpression[property.name='execute'][object.type='TaggedTemplateExpression'][object.typeArguments]",
  message: 'Use the builder, or rowsOf: tests compare what it declares with what PostgreSQL gives.',
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/*.gen.ts',
      'data/',
      '**/.tanstack/',
      '**/test-results/',
    ],
  },
  {
    files: code,
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['packages/ceramics/src/data/**', ...tests],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['apps/server/src/cli/**', 'bench/**', 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['apps/server/src/db/transaction.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', bareTransaction] },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['apps/server/src/testing/**', '**/*.test.ts', 'apps/server/src/db/transaction.ts'],
    rules: { 'no-restricted-syntax': ['error', bareTransaction, undeclaredRows, laterOnServer] },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  ...queryPlugin.configs['flat/recommended'].map((config) => ({
    ...config,
    files: ['apps/web/src/**/*.{ts,tsx}'],
  })),
  ...routerPlugin.configs['flat/recommended'].map((config) => ({
    ...config,
    files: ['apps/web/src/**/*.{ts,tsx}'],
  })),
  {
    // What the routes of items share is spread into them, which this rule cannot read.
    files: ['apps/web/src/routes/{recipes,materials,analyses,$user}/*.tsx'],
    rules: { '@tanstack/router/create-route-property-order': 'off' },
  },
  ...floorRules(),
  ...lazyImportRules(),
  ...bareFormRules(),
  ...packedSpreadRules(),
)
