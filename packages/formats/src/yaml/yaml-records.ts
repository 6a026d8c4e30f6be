import { MAX_GENERAL_YAML_LENGTH, MAX_RECORD_LENGTH } from '../record/limits.ts'
import { splitLines } from '../record/lines.ts'
import type { Line } from '../record/lines.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { readFastYaml } from './yaml-fast.ts'
import { readGeneralYaml } from './yaml-general.ts'
import type { YamlMap, YamlNode } from './yaml-node.ts'

/** How a record begins. */
const RECORD = '- Name: Celadon'

/**
 * The records of a YAML file, each parsed for itself: a broken one does not stop the others, and
 * memory stays that of one record. Besides a sequence of records a single record and a mapping of
 * sequences are understood.
 */
export function* yamlRecords(text: string, problems: ProblemList): Generator<YamlMap> {
  for (const node of yamlItems(text, problems)) yield* recordsWithin(node, problems)
}

/** The entries of a sequence of mappings as they are, with the sequences inside them. */
export function* yamlMaps(text: string, problems: ProblemList): Generator<YamlMap> {
  for (const node of yamlItems(text, problems)) {
    const items = node.kind === 'list' ? node.items : [node]
    yield* items.filter((item) => item.kind === 'map')
  }
}

/** Each item of the outermost sequence, or the one thing that the text is. */
function* yamlItems(text: string, problems: ProblemList): Generator<YamlNode> {
  const lines = splitLines(text, problems)
  const first = lines.find(({ text: line }) => !isPreamble(line))
  if (!first) return
  const indent = /^( *)-(?: |$)/.exec(first.text)?.[1]?.length
  const budget = { left: MAX_GENERAL_YAML_LENGTH }
  if (indent === undefined) {
    const node = readYaml(lines.slice(first.number - 1), budget, problems)
    if (node) yield node
    return
  }
  for (const chunk of splitItems(lines.slice(first.number - 1), indent, problems)) {
    const node = readYaml(chunk, budget, problems)
    if (node) yield node
  }
}

function isPreamble(line: string): boolean {
  return /^\s*(?:#.*)?$|^---(?:\s|$)|^%/.test(line)
}

/** The lines of each item of the outermost sequence. */
function* splitItems(
  lines: readonly Line[],
  indent: number,
  problems: ProblemList,
): Generator<readonly Line[]> {
  const dash = `${' '.repeat(indent)}-`
  let chunk: Line[] = []
  for (const line of lines) {
    if (line.text === dash || line.text.startsWith(`${dash} `)) {
      if (chunk.length > 0) yield chunk
      chunk = [line]
    } else if (line.text.search(/\S/) > indent || line.text.trim() === '') {
      chunk.push(line)
    } else if (!isPreamble(line.text) && line.text !== '...') {
      problems.add(line.number, 'lineNotUnderstood', { text: line.text, example: RECORD })
    }
  }
  if (chunk.length > 0) yield chunk
}

function readYaml(
  lines: readonly Line[],
  budget: { left: number },
  problems: ProblemList,
): YamlNode | null {
  const fast = readFastYaml(lines)
  if (fast) return fast
  const firstLine = lines[0]?.number ?? 1
  const text = lines.map((line) => line.text).join('\n')
  budget.left -= text.length
  if (text.length > MAX_RECORD_LENGTH) {
    problems.add(firstLine, 'recordTooLong', { max: MAX_RECORD_LENGTH })
    return null
  }
  if (budget.left < 0) {
    problems.add(firstLine, 'recordTooComplex', {})
    return null
  }
  return readGeneralYaml(text, firstLine, problems)
}

/** Every mapping that is a record: the node itself, its items, or the items of its lists. */
function* recordsWithin(node: YamlNode, problems: ProblemList): Generator<YamlMap> {
  if (node.kind === 'list') {
    for (const item of node.items) yield* recordsWithin(item, problems)
  } else if (node.kind === 'text') {
    if (node.text === null) return
    problems.add(node.line, 'lineNotUnderstood', { text: node.text, example: RECORD })
  } else {
    const lists = [...node.entries.values()].filter((value) => value.kind === 'list')
    const isWrapper = lists.length > 0 && !node.entries.has('Name') && !node.entries.has('ID')
    if (!isWrapper) yield node
    else for (const list of lists) yield* recordsWithin(list, problems)
  }
}
