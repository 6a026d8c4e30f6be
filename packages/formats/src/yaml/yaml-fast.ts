import { MAX_DEPTH } from '../record/limits.ts'
import type { Line } from '../record/lines.ts'
import type { YamlNode } from './yaml-node.ts'

interface Token {
  readonly indent: number
  /** `-` for the beginning of a sequence item, else the rest of the line. */
  readonly text: string
  readonly line: number
}

interface Reader {
  readonly tokens: readonly Token[]
  at: number
}

/**
 * Reads the YAML that exports of glaze data are written in: block mappings and sequences, every
 * scalar on its own line, flow lists of names. It is some twenty times as fast as a general parser.
 * Anything else (block scalars, anchors, escapes, comments behind values …) gives null, and the
 * caller asks the general parser.
 */
export function readFastYaml(lines: readonly Line[]): YamlNode | null {
  const tokens = tokenize(lines)
  if (!tokens || tokens.length === 0) return null
  const reader: Reader = { tokens, at: 0 }
  const node = readNode(reader, 0)
  return reader.at === tokens.length ? node : null
}

/** Lines as tokens; `- key: value` becomes a dash and a key further in. Null for tabs. */
function tokenize(lines: readonly Line[]): Token[] | null {
  const tokens: Token[] = []
  for (const { number, text: whole } of lines) {
    let text = whole.trimEnd()
    let indent = 0
    while (text.charCodeAt(indent) === 32) indent += 1
    text = text.slice(indent)
    if (text === '' || text.startsWith('#')) continue
    if (text.startsWith('\t')) return null
    while (text === '-' || text.startsWith('- ')) {
      tokens.push({ indent, text: '-', line: number })
      const rest = text.slice(1).trimStart()
      indent += text.length - rest.length
      text = rest
    }
    if (text !== '') tokens.push({ indent, text, line: number })
  }
  return tokens
}

function readNode(reader: Reader, depth: number): YamlNode | null {
  const token = reader.tokens[reader.at]
  if (!token || depth > MAX_DEPTH) return null
  if (token.text === '-') return readList(reader, token, depth)
  return KEY.test(token.text) ? readMap(reader, token, depth) : readSingle(reader, token)
}

function readSingle(reader: Reader, token: Token): YamlNode | null {
  reader.at += 1
  return readScalar(token.text, token.line)
}

function readList(reader: Reader, first: Token, depth: number): YamlNode | null {
  const items: YamlNode[] = []
  for (let token = reader.tokens[reader.at]; token; token = reader.tokens[reader.at]) {
    if (token.indent !== first.indent || token.text !== '-') break
    reader.at += 1
    const next = reader.tokens[reader.at]
    const item: YamlNode | null =
      next && next.indent > first.indent
        ? readNode(reader, depth + 1)
        : { kind: 'text', line: token.line, text: null }
    if (!item) return null
    items.push(item)
  }
  return { kind: 'list', line: first.line, items }
}

/** A key, plain or in single quotes, and the rest of its line. */
const KEY = /^(\p{L}[\p{L}\p{N} _.()/-]*|'(?:[^']|'')+'):(?: +(.*))?$/u

function readMap(reader: Reader, first: Token, depth: number): YamlNode | null {
  const entries = new Map<string, YamlNode>()
  for (let token = reader.tokens[reader.at]; token; token = reader.tokens[reader.at]) {
    if (token.indent !== first.indent || token.text === '-') break
    const [, written, value = ''] = KEY.exec(token.text) ?? []
    const key = written === undefined ? undefined : scalarText(written)
    if (key === undefined || key === null || entries.has(key)) return null
    reader.at += 1
    const node =
      value === '' ? readNested(reader, token, depth) : readScalar(value.trim(), token.line)
    if (!node) return null
    entries.set(key, node)
  }
  return { kind: 'map', line: first.line, entries }
}

/** What stands below a key without a value: deeper lines, or a sequence at the key's own indent. */
function readNested(reader: Reader, key: Token, depth: number): YamlNode | null {
  const next = reader.tokens[reader.at]
  const isBelow =
    next && (next.indent > key.indent || (next.indent === key.indent && next.text === '-'))
  return isBelow ? readNode(reader, depth + 1) : { kind: 'text', line: key.line, text: null }
}

function readScalar(text: string, line: number): YamlNode | null {
  return text.startsWith('[') ? readFlowList(text, line) : readText(text, line)
}

function readText(text: string, line: number): YamlNode | null {
  const value = scalarText(text)
  return value === undefined ? null : { kind: 'text', line, text: value }
}

/** Letters, digits and signs that mean nothing special to YAML in any place. */
const PLAIN = /^[\p{L}\p{N}.+-](?:[\p{L}\p{N} .+/()_;%~-]*[\p{L}\p{N}.+/()_;%~-])?$/u

/** The value of a one-line scalar, null for YAML's null, undefined for what is not understood. */
function scalarText(text: string): string | null | undefined {
  const mark = text[0]
  if (mark === "'" || mark === '"') {
    if (text.length < 2 || text.at(-1) !== mark) return undefined
    const inner = text.slice(1, -1)
    if (mark === '"') return jsonText(text)
    if (!inner.includes("'")) return inner
    return inner.replaceAll("''", '').includes("'") ? undefined : inner.replaceAll("''", "'")
  }
  if (/^(?:null|Null|NULL|~)$/.test(text)) return null
  return PLAIN.test(text) && !text.startsWith('- ') ? text : undefined
}

/** A double-quoted scalar with the escapes that JSON and YAML have in common. */
function jsonText(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : undefined
  } catch {
    // Escapes of YAML alone: left to the general parser.
    return undefined
  }
}

/** Lists within such a list are left to the general parser, which counts how deep they go. */
function readFlowList(text: string, line: number): YamlNode | null {
  if (!text.endsWith(']')) return null
  const inner = text.slice(1, -1).trim()
  if (inner === '') return { kind: 'list', line, items: [] }
  const items: YamlNode[] = []
  for (const part of inner.match(/'(?:[^']|'')*'|[^',]+|,/g) ?? []) {
    if (part === ',' || part.trim() === '') continue
    const node = readText(part.trim(), line)
    if (!node) return null
    items.push(node)
  }
  return { kind: 'list', line, items }
}
