/** What orders and lists words as one language does it, and not as that of the page. */
export const wordsOfALanguage = [
  {
    selector:
      "CallExpression[callee.property.name='localeCompare'], NewExpression[callee.property.name='Collator']",
    message: 'Use compare of the formats: names stand in the order of the language of the page.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(sort|toSorted)$/][arguments.length=0]',
    message: 'Names are sorted by compare of the formats; say beside it what else this sorts.',
  },
  {
    selector: "CallExpression[callee.property.name='join'] > Literal[value=', ']",
    message: 'Use list of the names, or listInSentence: not every language has this comma.',
  },
]

/** Where these are made, and where nobody reads them. */
export const NOT_OF_A_LANGUAGE = ['apps/web/src/lib/texts/{formats,names}.ts', '**/*.test.{ts,tsx}']
