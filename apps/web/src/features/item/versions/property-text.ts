import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import { countryName } from '@glazy/ceramics/lookups/country-name'
import {
  ATMOSPHERES,
  findById,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
} from '@glazy/ceramics/lookups/lookups'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { MaterialVersion } from '@glazy/contract/material-versions'

type Property = MaterialVersion['properties'][string]

/** Words for the value of a property; numbers and names that no table knows stay as they are. */
export function propertyText(
  name: string,
  value: Property | undefined,
  words: { readonly yes: string; readonly no: string },
): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) {
    return value.map((one) => (typeof one === 'number' ? nameOf(name, one) : one)).join(', ')
  }
  return typeof value === 'number' ? nameOf(name, value) : String(value)
}

function nameOf(property: string, id: number): string {
  const name = LOOKUPS[property]?.(id)
  return name ?? String(id)
}

const LOOKUPS: Readonly<Record<string, (id: number) => string | undefined>> = {
  atmospheres: (id) => findById(ATMOSPHERES, id)?.name,
  baseTypeId: (id) => findMaterialType(id)?.name,
  countryId: (id) => countryName(id),
  fromOrtonConeId: (id) => formatConeLabel(id, id),
  materialStateId: (id) => findById(MATERIAL_STATES, id)?.name,
  materialTypeId: (id) => findMaterialType(id)?.name,
  surfaceTypeId: (id) => findById(SURFACES, id)?.name,
  toOrtonConeId: (id) => formatConeLabel(id, id),
  transparencyTypeId: (id) => findById(TRANSPARENCIES, id)?.name,
}
