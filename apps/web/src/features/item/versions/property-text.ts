import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { MaterialVersion } from '@glazy/contract/material-versions'
import type { Names } from '#lib/texts/names.ts'

type Property = MaterialVersion['properties'][string]

/** What values are put in words with. */
export interface PropertyWords {
  readonly yes: string
  readonly no: string
  readonly names: Names
}

/** Words for the value of a property; numbers and names that no table knows stay as they are. */
export function propertyText(
  name: string,
  value: Property | undefined,
  words: PropertyWords,
): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) {
    return words.names.list(
      value.map((one) => (typeof one === 'number' ? nameOf(name, one, words.names) : one)),
    )
  }
  return typeof value === 'number' ? nameOf(name, value, words.names) : String(value)
}

function nameOf(property: string, id: number, names: Names): string {
  const name = LOOKUPS[property]?.(id, names)
  return name ?? String(id)
}

const LOOKUPS: Readonly<Record<string, (id: number, names: Names) => string | undefined>> = {
  atmospheres: (id, names) => names.of('atmosphere', id),
  baseTypeId: (id, names) => names.of('type', id),
  countryId: (id, names) => names.country(id),
  fromOrtonConeId: (id) => formatConeLabel(id, id),
  materialStateId: (id, names) => names.of('state', id),
  materialTypeId: (id, names) => names.of('type', id),
  surfaceTypeId: (id, names) => names.of('surface', id),
  toOrtonConeId: (id) => formatConeLabel(id, id),
  transparencyTypeId: (id, names) => names.of('transparency', id),
}
