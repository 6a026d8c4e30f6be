import { parseOxide } from '@glazy/ceramics/chemistry/oxides'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { meaningOf } from './column-words.ts'
import { CSV_FIELDS } from './csv-fields.ts'

/** What a column of a Glazy CSV holds. */
export type CsvColumn =
  | { readonly kind: 'oxide'; readonly oxide: Oxide }
  | { readonly kind: 'loi' }
  /** Calculated from other columns (unity, moles, KNaO): not read. */
  | { readonly kind: 'derived' }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'other'; readonly name: string }

/** Other names that columns have had. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['author', 'created_by'],
  ['type', 'material_type_concatenated'],
  ['state', 'material_state'],
  ['surface', 'surface_type'],
  ['transparency', 'transparency_type'],
  ['created_at', 'date_created'],
  ['updated_at', 'date_modified'],
])

/** Stands in front of the heading of a field the product has no place for. */
export const EXTRA_HEADING = 'extra: '

/** Reads a column's heading. */
export function parseCsvColumn(heading: string): CsvColumn {
  const name = heading.trim()
  if (name.startsWith(EXTRA_HEADING)) {
    return { kind: 'other', name: name.slice(EXTRA_HEADING.length) }
  }
  const key = name.toLowerCase().replace(/[\s-]+/g, '_')
  const field = RENAMED.get(key) ?? key
  if (CSV_FIELDS.has(field)) return { kind: 'field', name: field }
  const meaning = meaningOf(name)
  if (meaning === 'name' || meaning === 'material') return { kind: 'field', name: 'name' }
  if (/^(?:loi|loi_percent)$/.test(key)) return { kind: 'loi' }
  if (/(?:_umf|_xumf|_mol|_percent_mol)$/.test(key) || key === 'knao_percent') {
    return { kind: 'derived' }
  }
  const oxide = parseOxide(key.replace(/_percent$/, ''))
  return oxide ? { kind: 'oxide', oxide } : { kind: 'other', name }
}

const SIGNS = [',', ';', '\t']

/** The sign between the columns of a header line: comma, semicolon or tab. */
export function csvDelimiter(header: string): string {
  const counts = SIGNS.map((sign) => header.split(sign).length)
  return SIGNS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The sign between the cells of a table, told by the first line with several of it: a title has none. */
export function tableDelimiter(text: string): string {
  const lines = text.split('\n', 5)
  return csvDelimiter(
    lines.find((line) => SIGNS.some((sign) => line.split(sign).length > 2)) ?? lines[0] ?? '',
  )
}

/** Whether a line is the header of a table of materials or recipes. */
export function isCsvHeader(line: string): boolean {
  if (line.length > 100_000) return false
  const headings = line.split(csvDelimiter(line)).map((cell) => cell.replaceAll('"', ''))
  const columns = headings.map(parseCsvColumn)
  const fields = new Set(
    columns.flatMap((column) => (column.kind === 'field' ? [column.name] : [])),
  )
  const oxides = columns.filter((column) => column.kind === 'oxide').length
  return fields.has('name') && headings.length > 2 && (oxides >= 2 || fields.size >= 3)
}
