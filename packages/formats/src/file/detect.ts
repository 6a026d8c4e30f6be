import type { Format } from '../record/document.ts'
import { isCsvHeader } from '../csv/csv-columns.ts'
import { ACCOUNT_FORMAT } from '../glazy/glazy-account.ts'
import { findHead, sampleRows } from '../table/table-head.ts'

/** How much of a text is looked at to recognise it, in characters. */
const HEAD_LENGTH = 200_000

/**
 * Recognises what kind of file a decoded text is, by its content alone. What its first line says goes
 * before what stands further down, which may be a quotation.
 */
export function detectFormat(text: string): Format {
  const head = text.slice(0, HEAD_LENGTH)
  const first = /\S[^\n]*/.exec(head)?.[0] ?? ''
  if (/^filetype\s*=/i.test(first)) return detectGlazeChem(head) ?? 'glazechem-recipes'
  if (ACCOUNT.test(head)) return 'glazy-account'
  if (isCsvHeader(first)) return isTableOfRecipes(head) ? 'recipe-table' : 'glazy-csv'
  if (isGlazyYaml(head)) return 'glazy-yaml'
  if (/^-{5,} Start of database -{5,}\s*$/im.test(head)) return 'sankey'
  if (isHyperGlaze(head)) return 'hyperglaze'
  if (/<recipe(?:s|line|lines)?(?=[\s/>])/i.test(text)) return 'insight-recipes'
  if (first.startsWith('<') && !TABLE.test(head)) return detectMarkup(head)
  return detectGlazeChem(head) ?? (hasTableHead(head) ? 'recipe-table' : 'free-text')
}

/** Whether a text is a table, also where a quotation mark stays open in its head: its reader says so. */
function hasTableHead(head: string): boolean {
  if (findHead(sampleRows(head)) !== undefined) return true
  return head.includes('"') && findHead(sampleRows(head.replaceAll('"', ''))) !== undefined
}

/** Whether a table with the headings of a library has the ingredients in columns of their own. */
function isTableOfRecipes(head: string): boolean {
  const kind = findHead(sampleRows(head))?.kind
  return kind !== undefined && kind !== 'other'
}

/** A table of a web page, which may hold a recipe as a pasted one does. */
const TABLE = /<t[dh](?=[\s>])/i

/** HyperGlaze's labels; people write a `Glaze name:` above a list of their own, too. */
function isHyperGlaze(head: string): boolean {
  if (!/^[ \t]*Glaze name:/im.test(head)) return false
  return /^[ \t]*Recipe:/im.test(head) || !/^[^:\n]{2,60}\s\d+(?:[.,]\d+)?[ \t]*%?$/m.test(head)
}

/** The first field of a person's export, in JSON or in YAML. */
const ACCOUNT = new RegExp(
  `^\\s*(?:\\{\\s*"format"\\s*:\\s*"${ACCOUNT_FORMAT}"|format: ["']?${ACCOUNT_FORMAT}["']?\\s*\\n)`,
)

function detectMarkup(head: string): Format {
  if (/<materials?(?=[\s/>])/i.test(head)) return 'insight-materials'
  if (/not logged in/i.test(head)) return 'insight-recipes'
  return 'unknown'
}

/** GlazeChem by its header, or by the keys no other format has. */
function detectGlazeChem(head: string): Format | null {
  const filetype = /^[ \t]*filetype[ \t]*=(.*)$/im.exec(head)?.[1]
  if (filetype !== undefined && /GlazeChem/i.test(filetype)) {
    return /material/i.test(filetype) ? 'glazechem-materials' : 'glazechem-recipes'
  }
  if (!/^[ \t]*(?:name|component|addition)[ \t]*=/im.test(head)) return null
  const isMaterials = /^[ \t]*(?:formula|mapto|costperlb|akacode)[ \t]*=/im.test(head)
  return isMaterials ? 'glazechem-materials' : 'glazechem-recipes'
}

/** Fields that a record of Glazy's YAML begins with. */
const FIELD = /^[ \t-]*["']?(?:ID|Name|Type|Parent ID|Created By|Subtype)["']?:(?:\s|$)/m

/** A list of records or a mapping of oxides below its field: people write `Ingredients:` above `Silica: 60`. */
const NESTED =
  /^[ \t]*["']?(?:Ingredients["']?:(?:\s*[[{]|(?:[ \t]*\n)+[ \t]*-\s*(?:[\n{]|["']?(?:ID|Name|Percentage)["']?:))|Percent Analysis["']?:(?:\s*\{|(?:[ \t]*\n)+[ \t]*(?:- *)?["']?\w+["']?:))/m

/** A sequence of records, or one record, with the fields of Glazy's YAML. */
function isGlazyYaml(head: string): boolean {
  const first = /^(?!\s*(?:#|%|---\s*$)).*\S.*$/m.exec(head)?.[0] ?? ''
  const isSequence = /^\s*-(?:\s*$|\s+["']?[\w ]+["']?:(?:\s|$))/.test(first)
  const isFlow = /^\s*[[{]/.test(first)
  const isMapping = /^["']?[\w ]+["']?:(?:\s|$)/.test(first)
  if (isFlow) return /["']?(?:Name|name)["']?\s*:/.test(head)
  if (isSequence) return FIELD.test(head)
  // Anchors mark YAML that is not ours but would make a poor free text.
  if (/^["']?[\w ]+["']?:[ \t]*&\w/m.test(head)) return true
  return isMapping && NESTED.test(head)
}
