/**
 * Forms that are sent as a whole are those of `lib/forms/use-form.ts`: checked, sent once at a time,
 * and led to the first field with a problem. One with an address of its own is a way to go somewhere.
 */

/** Drafts of items, filters of a list, the text of an import, and a price in its row. */
const OTHERS = [
  'apps/web/src/features/editor/**',
  'apps/web/src/features/library/filters/{enough-for,tag-filter}.tsx',
  'apps/web/src/features/imports/source/paste-form.tsx',
  'apps/web/src/features/shelf/inventory/price-{form,row}.tsx',
]

const BARE =
  "JSXOpeningElement[name.name='form']:not(:has(> JSXAttribute[name.name='action'])) > JSXAttribute[name.name='onSubmit']"

const bareForm = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    [BARE]: (node) => context.report({ node, message: 'Use useForm of lib/forms/use-form.ts.' }),
  }),
}

/** The rule has a name of its own: that of forbidden syntax has one list for a file. */
export function bareFormRules() {
  return [
    {
      files: ['apps/web/src/**/*.tsx'],
      ignores: OTHERS,
      plugins: { forms: { rules: { bare: bareForm } } },
      rules: { 'forms/bare': 'error' },
    },
  ]
}
