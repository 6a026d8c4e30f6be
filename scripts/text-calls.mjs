import ts from 'typescript'

/** Values that every text may have, whoever asks for it. */
const ALWAYS = new Set(['siteName'])

/**
 * Calls such as `t('list.count', { count })`, as far as they can be read without running the code: the file
 * of texts is named where `t` is made, and the key and the names of the values are written out.
 *
 * @param {import('typescript').SourceFile} tree
 * @returns {{ namespace: string, key: string, values: ReadonlySet<string>, written: string }[]}
 */
export function textCalls(tree) {
  const calls = []
  const visit = (node) => {
    const call = ts.isCallExpression(node) ? textCall(node) : undefined
    if (call !== undefined) calls.push(call)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return calls
}

/**
 * Places of a text that a call fills with nothing.
 *
 * @param {readonly string[]} places of the text
 * @param {ReadonlySet<string>} values of the call
 */
export function emptyPlaces(places, values) {
  return places.filter((place) => !values.has(place) && !ALWAYS.has(place))
}

function textCall(node) {
  const [key, values] = node.arguments
  if (!ts.isIdentifier(node.expression) || key === undefined) return undefined
  const names = namesOf(values)
  if (!ts.isStringLiteralLike(key) || names === undefined) return undefined
  const namespace = namespaceOf(node.expression.text, node)
  if (namespace === undefined) return undefined
  return { namespace, key: key.text, values: names, written: node.getText() }
}

/** Names of values that are written out one by one. */
function namesOf(values) {
  if (values === undefined) return new Set()
  if (!ts.isObjectLiteralExpression(values)) return undefined
  if (values.properties.some(ts.isSpreadAssignment)) return undefined
  return new Set(values.properties.map(({ name }) => name.text))
}

/** The file that `t` reads from: of the nearest part of the code around in which it is made or taken. */
function namespaceOf(name, from) {
  for (let node = from.parent; node !== undefined; node = node.parent) {
    const found = ts.isFunctionLike(node)
      ? takenBy(node, name)
      : ts.isBlock(node) || ts.isSourceFile(node)
        ? madeIn(node, name)
        : undefined
    if (found !== undefined) return found === UNKNOWN ? undefined : found
  }
  return undefined
}

/** Of a `t` that somebody else has made, whose file is not to be seen here. */
const UNKNOWN = Symbol('unknown')

function takenBy({ parameters }, name) {
  for (const { name: taken, type } of parameters) {
    const isTaken = ts.isIdentifier(taken)
      ? taken.text === name
      : taken.elements.some((element) => element.name?.getText() === name)
    if (isTaken) return /^Translate<'(\w+)'>$/.exec(type?.getText() ?? '')?.[1] ?? UNKNOWN
  }
  return undefined
}

function madeIn({ statements }, name) {
  for (const { declarationList } of statements.filter(ts.isVariableStatement)) {
    for (const { name: made, initializer } of declarationList.declarations) {
      const isMade = ts.isIdentifier(made)
        ? made.text === name
        : made.elements.some((element) => element.name?.getText() === name)
      if (!isMade) continue
      const source = /(?:useTranslation|texts\.(?:of|read))\('(\w+)'\)$/.exec(
        initializer?.getText() ?? '',
      )
      return source?.[1] ?? UNKNOWN
    }
  }
  return undefined
}
