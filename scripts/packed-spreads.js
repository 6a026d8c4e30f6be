/** Properties are written one by one: `...{ a, b }` only packs them into a line. */

const message = 'Write the properties themselves: this spread only packs them into a line.'

const packedSpread = {
  meta: { type: 'suggestion', fixable: 'code', schema: [] },
  create({ report, sourceCode }) {
    const text = (node) => sourceCode.getText(node)
    const attribute = (property) =>
      property.type === 'SpreadElement'
        ? `{${text(property)}}`
        : `${text(property.key)}={${text(property.value)}}`
    const check = (separator, write) => (object) => {
      const fix = (fixer) =>
        fixer.replaceText(object.parent, object.properties.map(write).join(separator))
      report({ node: object.parent, message, fix })
    }
    return {
      'ObjectExpression > SpreadElement > ObjectExpression': check(', ', text),
      'JSXSpreadAttribute > ObjectExpression': check(' ', attribute),
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
