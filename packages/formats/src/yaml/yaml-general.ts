import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { MAX_DEPTH, MAX_YAML_NODES } from '../record/limits.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { nodeText } from './yaml-node.ts'
import type { YamlNode } from './yaml-node.ts'

interface Conversion {
  readonly lineOf: (position: number) => number
  /** Anchored nodes met so far; reading in file order makes the latest of a name win. */
  readonly anchors: Map<string, unknown>
  /** Nodes that may still be made: aliases that multiply themselves run out of it. */
  nodesLeft: number
}

/** Thrown inside this file alone, to leave the recursion at once. */
class TooManyNodes extends Error {}

/**
 * Reads any YAML 1.2 text with a general parser, all scalars as text. Anchors and aliases are
 * followed until the record has {@link MAX_YAML_NODES} nodes. Errors become problems; what could be
 * read besides them is returned.
 *
 * @param firstLine line of the file at which `text` begins, from 1
 */
export function readGeneralYaml(
  text: string,
  firstLine: number,
  problems: ProblemList,
): YamlNode | null {
  try {
    return readTree(text, firstLine, problems)
  } catch (error) {
    // The parser itself runs out of stack on absurdly deep nesting, with a RangeError.
    if (!(error instanceof TooManyNodes) && !(error instanceof RangeError)) throw error
    problems.add(firstLine, 'recordTooComplex', {})
    return null
  }
}

function readTree(text: string, firstLine: number, problems: ProblemList): YamlNode {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, {
    schema: 'failsafe',
    customTags: ['null'],
    uniqueKeys: false,
    lineCounter,
    logLevel: 'silent',
    prettyErrors: false,
  })
  const lineOf = (position: number) =>
    firstLine + Math.max(0, lineCounter.linePos(position).line - 1)
  const [error] = document.errors
  if (error) problems.add(lineOf(error.pos[0]), 'brokenYaml', {})
  const conversion = { lineOf, anchors: new Map<string, unknown>(), nodesLeft: MAX_YAML_NODES }
  return toNode(document.contents, conversion, 0, firstLine)
}

function toNode(value: unknown, work: Conversion, depth: number, parentLine: number): YamlNode {
  work.nodesLeft -= 1
  if (work.nodesLeft < 0 || depth > MAX_DEPTH) throw new TooManyNodes()
  if (isAlias(value)) {
    return toNode(work.anchors.get(value.source), work, depth + 1, parentLine)
  }
  if (!isMap(value) && !isSeq(value) && !isScalar(value)) {
    return { kind: 'text', line: parentLine, text: null }
  }
  if (value.anchor !== undefined) work.anchors.set(value.anchor, value)
  const line = value.range ? work.lineOf(value.range[0]) : parentLine
  if (isSeq(value)) {
    return { kind: 'list', line, items: value.items.map((i) => toNode(i, work, depth + 1, line)) }
  }
  if (isScalar(value)) {
    return { kind: 'text', line, text: value.value === null ? null : String(value.value) }
  }
  const entries = new Map<string, YamlNode>()
  for (const pair of value.items) {
    const key = toNode(pair.key, work, depth + 1, line)
    entries.set(nodeText(key), toNode(pair.value, work, depth + 1, key.line))
  }
  return { kind: 'map', line, entries }
}
