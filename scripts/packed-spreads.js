/** Properties are written one by one: `...{ a, b }` only packs them into a line. */

const message = 'Write the properties themselves: this spread only packs them into a line.'

const packedSpread = {
  meta: { type: 'suggestion', schema: [] },
  create({ report }) {
    const refuse = (node) => report({ node, message })
    return {
      'ObjectExpression > SpreadElement > ObjectExpression': refuse,
      // JSX has no other way to write a name that is computed.
      'JSXSpreadAttribute > ObjectExpression:not(:has(> Property[computed=true]))': refuse,
    }
  },
}

/** The rule has a name of its own: that of forbidden syntax has one list for a file. */
export function packedSpreadRules() {
  return [
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { spreads: { rules: { packed: packedSpread } } },
      rules: { 'spreads/packed': 'error' },
    },
  ]
}
