import { MAX_RECORD_LENGTH, MAX_XML_RECORDS } from '../record/limits.ts'
import { lineCounter } from '../record/lines.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { escapeBareAmpersands, findXmlError, parseXml } from './xml-node.ts'
import type { XmlNode } from './xml-node.ts'

/** One record's element, with a function from positions of its nodes to lines of the file. */
export interface XmlRecord {
  readonly node: XmlNode
  readonly lineOf: (node: XmlNode) => number
}

/**
 * The elements called `tag` of an XML text, each parsed for itself, so that a broken one does not
 * stop the others. Unescaped `&`, `<` and quotes in attributes, as older exporters wrote them, are
 * repaired; of what is broken beyond that, each intact tag is still used.
 */
export function* xmlRecords(
  text: string,
  tag: string,
  problems: ProblemList,
): Generator<XmlRecord> {
  const lineAt = lineCounter(text)
  const starts = startsOf(text, tag)
  if (starts.length > MAX_XML_RECORDS) {
    problems.add(lineAt(starts.at(-1) ?? 0), 'firstRecords', { tag, max: MAX_XML_RECORDS })
  }
  for (const [at, start] of starts.slice(0, MAX_XML_RECORDS).entries()) {
    const next = starts[at + 1] ?? text.length
    const end = endOf(text, tag, start, next)
    const firstLine = lineAt(start)
    if (end - start > MAX_RECORD_LENGTH) {
      problems.add(firstLine, 'recordTooLong', { max: MAX_RECORD_LENGTH })
      continue
    }
    yield* readRecord(text.slice(start, end), tag, firstLine, problems)
  }
}

/** Positions at which elements begin; one more than are read, to end the last of them. */
function startsOf(text: string, tag: string): number[] {
  const starts: number[] = []
  for (const { index } of text.matchAll(new RegExp(`<${tag}(?=[\\s/>])`, 'gi'))) {
    starts.push(index)
    if (starts.length > MAX_XML_RECORDS) break
  }
  return starts
}

/** Where a record ends: behind its closing tag, or where the next begins when it is never closed. */
function endOf(text: string, tag: string, start: number, next: number): number {
  const close = new RegExp(`</${tag}\\s*>`, 'gi')
  return close.exec(text.slice(start, next)) ? start + close.lastIndex : next
}

function* readRecord(
  source: string,
  tag: string,
  firstLine: number,
  problems: ProblemList,
): Generator<XmlRecord> {
  let text = escapeBareAmpersands(source)
  let error = findXmlError(text)
  if (error) {
    text = repairAttributes(text)
    error = findXmlError(text)
  }
  if (error) problems.add(firstLine + error.line - 1, 'brokenXml', { tag })
  const lineWithin = lineCounter(text)
  const lineOf = (node: XmlNode) => firstLine + lineWithin(node.position) - 1
  const node = tryParse(text, tag) ?? salvage(text, tag)
  if (node) yield { node, lineOf }
}

function tryParse(text: string, tag: string): XmlNode | null {
  try {
    return parseXml(text).find((node) => node.name === tag) ?? null
  } catch {
    // Reported by the caller, which found the error's place before.
    return null
  }
}

const USEFUL_TAG = /<(?:recipe|recipeline|material|oxide|volatile)(?:\s[^<>]*)?>/gi

/** The tags of a broken record that are whole in themselves, as children of its element. */
function salvage(text: string, tag: string): XmlNode | null {
  const nodes: XmlNode[] = []
  for (const { 0: found, index } of text.matchAll(USEFUL_TAG)) {
    const closed = found.endsWith('/>') ? found : `${found.slice(0, -1)}/>`
    if (findXmlError(closed)) continue
    for (const node of parseXml(closed)) nodes.push({ ...node, position: index })
  }
  const [root, ...children] = nodes
  return root?.name === tag ? { ...root, children } : null
}

/** Escapes `<` and quotes inside attribute values: a value ends where another attribute or `>` follows. */
function repairAttributes(text: string): string {
  const begin = /\s[\w:-]+\s*=\s*"/g
  const end = /"(?=\s+[\w:-]+\s*=\s*"|\s*\/?>)/g
  let repaired = ''
  let copied = 0
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    end.lastIndex = begin.lastIndex
    if (!end.exec(text)) break
    const valueEnd = end.lastIndex - 1
    const value = text.slice(begin.lastIndex, valueEnd)
    repaired += text.slice(copied, begin.lastIndex)
    repaired += value.replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    copied = valueEnd
    begin.lastIndex = valueEnd + 1
  }
  return repaired + text.slice(copied)
}
