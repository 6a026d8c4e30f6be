import type { Document } from '../record/document.ts'
import { ACCOUNT_ITEMS } from './glazy-account.ts'
import { MAX_DEPTH } from '../record/limits.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { readBelongings } from './read-belongings.ts'
import { readGlazyRecords } from './read-glazy-yaml.ts'
import type { YamlMap, YamlNode } from '../yaml/yaml-node.ts'
import { yamlMaps, yamlRecords } from '../yaml/yaml-records.ts'

type Content = Pick<Document, 'about' | 'recipes' | 'materials' | 'belongings'>

/**
 * Reads a person's export, JSON or YAML: items, collections, inventory, kiln schedules and logs. The
 * rest of it, profile and versions, has no place in a library.
 */
export function readGlazyAccount(text: string, problems: ProblemList): Content {
  return text.trimStart().startsWith('{') ? readJson(text, problems) : readYaml(text, problems)
}

function readYaml(text: string, problems: ProblemList): Content {
  const site = /^site: '([^'\n]*)'$/m.exec(text.slice(0, 10_000))?.[1]
  const items = yamlRecords(listText(text, ACCOUNT_ITEMS), problems)
  return {
    about: aboutOf(site),
    ...readGlazyRecords(items, problems),
    belongings: readBelongings((field) => yamlMaps(listText(text, field), problems)),
  }
}

/** The text of the list under a field. */
function listText(text: string, field: string): string {
  const begin = new RegExp(`^${field}:[ \\t]*$`, 'm').exec(text)
  return begin === null ? '' : listFrom(text, begin.index + begin[0].length)
}

/** The list that begins at `from`, behind as many empty lines as are before it. */
function listFrom(text: string, from: number): string {
  const end = /\n(?=[^\s#-])/g
  end.lastIndex = from
  const last = end.exec(text)?.index ?? text.length
  const linesBefore = text.slice(0, from).match(/\n/g)?.length ?? 0
  return '\n'.repeat(linesBefore) + text.slice(from, last)
}

function readJson(text: string, problems: ProblemList): Content {
  const found = parseJson(text, problems)
  const { site } = found
  return {
    about: aboutOf(typeof site === 'string' ? site : undefined),
    ...readGlazyRecords(recordsOf(found, ACCOUNT_ITEMS, problems), problems),
    belongings: readBelongings((field) => recordsOf(found, field, problems)),
  }
}

/** The records of the list under a field. */
function recordsOf(
  found: Readonly<Record<string, unknown>>,
  field: string,
  problems: ProblemList,
): YamlMap[] {
  const items = found[field]
  if (items !== undefined && !Array.isArray(items)) {
    problems.add(1, 'notList', { key: field })
  }
  return (Array.isArray(items) ? items : []).flatMap((item: unknown): YamlMap[] => {
    const node = toNode(item, 0)
    if (node?.kind === 'map') return [node]
    problems.add(1, 'notARecord', { key: field })
    return []
  })
}

function parseJson(text: string, problems: ProblemList): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found === 'object' && found !== null) return { ...found }
  } catch {
    // Cut off or edited: reported below.
  }
  problems.add(1, 'brokenJson', {})
  return {}
}

function aboutOf(site: string | undefined): Document['about'] {
  return site === undefined ? {} : { site }
}

/** A value of JSON as the node that YAML would give; null for what is nested too deep. */
function toNode(value: unknown, depth: number): YamlNode | null {
  if (depth > MAX_DEPTH) return null
  if (value === null || typeof value !== 'object') {
    return { kind: 'text', line: 1, text: value === null ? null : String(value) }
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => toNode(item, depth + 1))
    return items.includes(null) ? null : { kind: 'list', line: 1, items: items.flatMap(present) }
  }
  const entries = new Map<string, YamlNode>()
  for (const [key, entry] of Object.entries(value)) {
    const node = toNode(entry, depth + 1)
    if (node === null) return null
    entries.set(key, node)
  }
  return { kind: 'map', line: 1, entries }
}

const present = (node: YamlNode | null) => (node === null ? [] : [node])
