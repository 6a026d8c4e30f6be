import { CONES } from '@glazy/ceramics/firing/cones'
import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import {
  ATMOSPHERES,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
} from '@glazy/ceramics/lookups/lookups'
import { MATERIAL_TYPES } from '@glazy/ceramics/lookups/material-types'
import { OXIDES, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { listLogTypes } from '@glazy/contract/logs'
import * as endpoints from '@glazy/contract/lookups'
import { LOG_TYPES } from '@glazy/contract/vocabulary'
import type { FastifyInstance } from 'fastify'
import { route } from '#platform/route.ts'

/** The tables of the field, in the order in which they are shown. */
export function lookupRoutes(app: FastifyInstance): void {
  route(app, endpoints.listMaterialTypes, () => ({ data: TYPES }))
  route(app, endpoints.listCones, () => ({ data: CONE_LIST }))
  route(app, endpoints.listAtmospheres, () => ({ data: ATMOSPHERES.map(named) }))
  route(app, endpoints.listSurfaces, () => ({ data: SURFACES.map(named) }))
  route(app, endpoints.listTransparencies, () => ({ data: TRANSPARENCIES.map(named) }))
  route(app, endpoints.listMaterialStates, () => ({ data: MATERIAL_STATES.map(named) }))
  route(app, endpoints.listCountries, () => ({
    data: COUNTRIES.map(({ id, name, code }) => ({ id, name, code })),
  }))
  route(app, listLogTypes, () => ({ data: [...LOG_TYPES] }))
  route(app, endpoints.listOxides, () => ({ data: OXIDE_LIST }))
}

const TYPES = MATERIAL_TYPES.map(
  ({ id, parentId, name, fullName, path, isBaseType, category }) => ({
    id,
    parentId,
    name,
    fullName,
    path: [...path],
    isBaseType,
    category,
  }),
)

const CONE_LIST = CONES.map(({ id, name, label, group, celsius, fahrenheit }) => ({
  id,
  name,
  label,
  group,
  celsius,
  fahrenheit,
}))

const OXIDE_LIST = OXIDES.map((oxide) => {
  const { symbol, display, name, molarMass } = OXIDE_TABLE[oxide]
  return { symbol, display, name, molarMass }
})

function named({ id, name }: { readonly id: number; readonly name: string }) {
  return { id, name }
}
