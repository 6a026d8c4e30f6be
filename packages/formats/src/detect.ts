import type { Format } from './document.ts'
import { isCsvHeader } from './csv-columns.ts'

/** How much of a text is looked at to recognise it, in characters. */
const HEAD_LENGTH = 200_000

/** Recognises what kind of file a decoded text is, by its content alone. */
export function detectFormat(text: string): Format {
  const head = text.slice(0, HEAD_LENGTH)
  if (/^-{5,} Start of database -{5,}\s*$/im.test(head)) return 'sankey'
  if (/<recipe(?:s|line|lines)?(?=[\s/>])/i.test(text)) return 'insight-recipes'
  if (/^\s*</.test(head)) return detectMarkup(head)
  const glazeChem = detectGlazeChem(head)
  if (glazeChem) return glazeChem
  if (/^[ \t]*Glaze name:/im.test(head)) return 'hyperglaze'
  if (isCsvHeader(/^\s*([^\n]*)/.exec(head)?.[1] ?? '')) return 'glazy-csv'
  return isGlazyYaml(head) ? 'glazy-yaml' : 'free-text'
}

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

const FIELD = /^[ \t-]*["']?(?:ID|Name|Type|Parent ID|Created By|Subtype)["']?:(?:\s|$)/m
const LIST_FIELD = /^[ \t-]*["']?(?:Ingredients|Percent Analysis|Type|ID)["']?:(?:\s|$)/m

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
  return isMapping && FIELD.test(head) && LIST_FIELD.test(head)
}
