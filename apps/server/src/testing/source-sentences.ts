import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const FOLDERS = ['packages/contract/src', 'apps/server/src/features', 'apps/server/src/platform']
/** What reads files and settings of the operator says nothing to callers. */
const OF_OPERATOR = /(?:limits-schema|read-library|check-library|setting-fields)\.ts$/
const SPEAKS = /message|wrongField|_PROBLEMS|_REFUSALS/
/** Tables of sentences, by the names of their constants. */
const TABLE = /_(PROBLEMS|REFUSALS)$/

/** Found by its path, so that reading all of them does not count as using each. */
const limits = (await import(join(ROOT, 'packages/contract/src/limits.ts'))) as object
const LIMITS = new Map(Object.entries(limits).map(([name, limit]) => [name, String(limit)]))

type Tables = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/**
 * All that the code writes down as wrong with a field, in English: `message` beside a `field`, in an
 * issue of a schema, and as an argument of a function that takes both. What is filled in is a limit,
 * or else a figure. Follows constants of the same file, and tables such as `STOCK_PROBLEMS` through all files.
 */
export function sourceSentences(): ReadonlySet<string> {
  const files = FOLDERS.flatMap((folder) => readFolder(join(ROOT, folder)))
  const tables = new Map(files.flatMap((file) => [...tablesOf(file)]))
  return new Set(
    files.flatMap((file) =>
      messagesOf(file)
        .flatMap((message) => sentencesOf(message, file, tables))
        // What holds nothing but what is filled in is said elsewhere.
        .filter((sentence) => /\p{L}/u.test(sentence)),
    ),
  )
}

function readFolder(folder: string): readonly ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name))
    .filter((name) => !OF_OPERATOR.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
    .filter(([, code]) => SPEAKS.test(code))
    .map(([name, code]) => ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true))
}

const nodes = new WeakMap<ts.SourceFile, readonly ts.Node[]>()

function nodesOf(file: ts.SourceFile): readonly ts.Node[] {
  const known = nodes.get(file)
  if (known !== undefined) return known
  const found: ts.Node[] = []
  const visit = (node: ts.Node) => {
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  nodes.set(file, found)
  return found
}

function tablesOf(file: ts.SourceFile): Tables {
  return new Map(
    nodesOf(file).flatMap((node) => {
      if (!ts.isVariableDeclaration(node) || !TABLE.test(node.name.getText())) return []
      const value = node.initializer && bare(node.initializer)
      if (!value || !ts.isObjectLiteralExpression(value)) return []
      const rows = value.properties.filter(ts.isPropertyAssignment)
      const sentences = rows.map(
        (row) => [row.name.getText(), sentencesOf(row.initializer, file, new Map())] as const,
      )
      return [[node.name.getText(), new Map(sentences)] as const]
    }),
  )
}

/** Without `as const`, `satisfies` and brackets. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node
}

function messagesOf(file: ts.SourceFile): readonly ts.Expression[] {
  const takers = new Map([['wrongField', 1], ...nodesOf(file).flatMap(takerOf)])
  return nodesOf(file).flatMap((node) => {
    if (ts.isCallExpression(node)) {
      const at = takers.get(node.expression.getText())
      return at === undefined ? [] : (node.arguments[at] ?? [])
    }
    if (!ts.isObjectLiteralExpression(node)) return []
    const named = new Map(node.properties.map((property) => [property.name?.getText(), property]))
    const message = named.get('message')
    const isOfField = named.has('field') || named.get('code')?.getText() === "code: 'custom'"
    if (!message || !isOfField) return []
    if (ts.isShorthandPropertyAssignment(message)) return [message.name]
    return ts.isPropertyAssignment(message) ? [message.initializer] : []
  })
}

/** A function that is given a field and what is wrong with it, and where the latter stands. */
function takerOf(node: ts.Node): readonly (readonly [string, number])[] {
  if (!ts.isFunctionDeclaration(node) || node.name === undefined) return []
  const names = node.parameters.map(({ name }) => name.getText())
  return names.includes('field') && names.includes('message')
    ? [[node.name.getText(), names.indexOf('message')]]
    : []
}

function sentencesOf(
  expression: ts.Expression,
  file: ts.SourceFile,
  tables: Tables,
): readonly string[] {
  const node = bare(expression)
  const each = (...parts: readonly ts.Expression[]) =>
    parts.flatMap((part) => sentencesOf(part, file, tables))
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression: filled, literal }) => (LIMITS.get(filled.getText()) ?? '7') + literal.text,
    )
    return [node.head.text + spans.join('')]
  }
  if (ts.isConditionalExpression(node)) return each(node.whenTrue, node.whenFalse)
  if (ts.isIdentifier(node)) return each(...constantsOf(node.text, file))
  // A table goes by other names where it is used, its sentences do not.
  if (ts.isPropertyAccessExpression(node)) {
    return [...tables.values()].flatMap((table) => table.get(node.name.text) ?? [])
  }
  if (ts.isElementAccessExpression(node)) {
    return [...(tables.get(node.expression.getText())?.values() ?? [])].flat()
  }
  return []
}

function constantsOf(name: string, file: ts.SourceFile): readonly ts.Expression[] {
  return nodesOf(file).flatMap((node) =>
    ts.isVariableDeclaration(node) && node.name.getText() === name ? (node.initializer ?? []) : [],
  )
}
