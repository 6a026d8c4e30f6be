import { createHash } from 'node:crypto'
import { foldName } from '@glazy/contract/reading/text-words'
import type { Format, FoundMaterial, FoundRecipe } from '@glazy/formats/record/document'

/** A record of a file, with the format it was read in. */
export interface ImportedRecord {
  readonly format: Format
  /** The site that a person's export comes from. */
  readonly site?: string | undefined
  readonly record: FoundRecipe | FoundMaterial
}

/** Formats whose ids are those of one and the same database. */
const ID_FAMILIES: Partial<Record<Format, string>> = {
  'glazy-yaml': 'glazy',
  'glazy-csv': 'glazy',
}

/**
 * A key that is the same whenever the same record is imported: by its id where the format has
 * lasting ids, else by what it says.
 */
export function importKeyOf({ format, site, record }: ImportedRecord): string {
  const family = ID_FAMILIES[format] ?? siteFamily(format, site)
  if (family !== undefined && record.id !== undefined) return `${family}:${record.id}`
  const content =
    'kind' in record
      ? [record.kind, record.name, record.percent, record.loi, record.formula]
      : [
          'recipe',
          record.name,
          record.coneText,
          record.components.map(({ name, amount, isAdditional }) => [name, amount, isAdditional]),
        ]
  return `content:${hashOf(JSON.stringify([...content, record.description]))}`
}

/** The key of an item of a person's export by its id on that site. */
export function idKeyOf(site: string, id: number): string {
  return `site:${hashOf(site)}:${id}`
}

/** Ids of a person's export are those of the site it comes from. */
function siteFamily(format: Format, site: string | undefined): string | undefined {
  return format === 'glazy-account' && site !== undefined ? `site:${hashOf(site)}` : undefined
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}

/** Characters of a name that its key holds; of a longer one, the rest is told by its hash. */
const NAME_KEY_LENGTH = 200

/** Key of a material that recipes name and nothing describes: names of nothing but signs count as they are. */
export function namedKey(name: string): string {
  const folded = foldName(name) || name
  return folded.length <= NAME_KEY_LENGTH
    ? `name:${folded}`
    : `name:${folded.slice(0, NAME_KEY_LENGTH)}#${hashOf(folded)}`
}
