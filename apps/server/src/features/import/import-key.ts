import { createHash } from 'node:crypto'
import type { Format, FoundMaterial, FoundRecipe } from '@glazy/formats/document'

/** A record of a file, with the format it was read in. */
export interface ImportedRecord {
  readonly format: Format
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
export function importKeyOf({ format, record }: ImportedRecord): string {
  const family = ID_FAMILIES[format]
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
  const hash = createHash('sha256').update(JSON.stringify([...content, record.description]))
  return `content:${hash.digest('base64url').slice(0, 32)}`
}

/** Key of a material that recipes name and nothing describes. */
export function namedKey(foldedName: string): string {
  return `name:${foldedName}`.slice(0, 200)
}
