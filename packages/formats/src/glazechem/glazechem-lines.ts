import { splitLines } from '../record/lines.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { keepExtra, type RecordDraft } from '../record/record-draft.ts'

/** A `key = value` line. */
export interface Field {
  readonly key: string
  readonly value: string
  /** The value with the spaces at its end. */
  readonly wholeValue: string
  readonly line: number
}

/** A GlazeChem file cut into its header and records, which begin at `name`. */
export interface GlazeChemFile {
  readonly header: readonly Field[]
  readonly records: readonly (readonly Field[])[]
}

/**
 * Reads the lines of a GlazeChem file. A record begins at `name`, or after a blank line at another
 * field that does not go on with the record before. Lines without `=` are reported.
 */
export function readFields(text: string, problems: ProblemList): GlazeChemFile {
  const header: Field[] = []
  const records: Field[][] = []
  let isAfterBlank = true
  for (const { number, text: line } of splitLines(text, problems)) {
    if (line.trim() === '') {
      isAfterBlank = true
      continue
    }
    const field = toField(line, number)
    if (!field) {
      const example = 'component = Silica'
      problems.add(number, 'lineNotUnderstood', { text: line.trim(), example })
      continue
    }
    const record = records.at(-1)
    if (!record && HEADER_KEYS.has(field.key)) header.push(field)
    else if (record && !beginsRecord(field.key, record, isAfterBlank)) record.push(field)
    else records.push([field])
    isAfterBlank = false
  }
  return { header, records }
}

const HEADER_KEYS: ReadonlySet<string> = new Set([
  'filetype',
  'version',
  'dbname',
  'i',
  'cursym',
  'costunit',
  'costrod',
  'costlod',
  'densunit',
])

/** Fields that go on with a record even where a blank line was put in front of them. */
const CONTINUATIONS: ReadonlySet<string> = new Set([
  'amount',
  'addition',
  'addamount',
  'var',
  'note',
  'annote',
  'haznote',
])

function beginsRecord(key: string, record: readonly Field[], isAfterBlank: boolean): boolean {
  if (key === 'name') return true
  if (!isAfterBlank || CONTINUATIONS.has(key)) return false
  return key !== 'component' || record.some((field) => field.key === 'component')
}

function toField(line: string, number: number): Field | null {
  const at = line.indexOf('=')
  const key = line.slice(0, Math.max(0, at)).trim().toLowerCase()
  if (!/^[a-z][a-z_ ]*$/.test(key)) return null
  const wholeValue = line.slice(at + 1).trimStart()
  return { key, value: wholeValue.trimEnd(), wholeValue, line: number }
}

/**
 * The text of repeated `|` lines: one bar is taken off each, spaces behind it are text. A line that
 * ends in a space was wrapped there and goes on in the next.
 */
export function joinBars(fields: readonly Field[]): string {
  let text = ''
  for (const [index, { wholeValue }] of fields.entries()) {
    const part = wholeValue.startsWith('|') ? wholeValue.slice(1) : wholeValue
    text += index === 0 || text.endsWith(' ') ? part : `\n${part}`
  }
  return text.replace(/^\n+/, '').trimEnd()
}

/** Reads fields that may be repeated, each line with a bar in front of its text; `note` describes the item. */
export function readBars(draft: RecordDraft, fields: readonly Field[], keys: ReadonlySet<string>) {
  const groups = groupByKey(fields)
  for (const key of keys) {
    const text = joinBars(groups.get(key) ?? [])
    if (key !== 'note') keepExtra(draft, key, text)
    else if (text !== '') draft.description = text
  }
}

/** The fields by their keys, repeated ones together, in the order of their first. */
export function groupByKey(fields: readonly Field[]): ReadonlyMap<string, readonly Field[]> {
  const groups = new Map<string, Field[]>()
  for (const field of fields) {
    const group = groups.get(field.key)
    if (group) group.push(field)
    else groups.set(field.key, [field])
  }
  return groups
}
