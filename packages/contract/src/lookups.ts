import * as z from 'zod'
import { type CallId, CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'

const named = z.object({ id: z.int(), name: z.string() }).meta({ id: 'NamedId' })

const materialTypeNode = z
  .object({
    id: z.int(),
    parentId: z.int().nullable(),
    name: z.string(),
    fullName: z.string().describe('Names below the root, joined by " - "'),
    path: z.array(z.int()).describe('Ids from the root to this type'),
    isBaseType: z.boolean(),
    category: z.enum(['material', 'recipe']),
  })
  .meta({ id: 'MaterialType' })

const ortonCone = z
  .object({
    id: z.int(),
    name: z.string(),
    label: z.string(),
    group: z.enum(['low', 'mid', 'high']),
    celsius: z.number().nullable().describe('Nominal temperature at 60 °C per hour'),
    fahrenheit: z.number().nullable().describe('Nominal temperature at 108 °F per hour'),
  })
  .meta({ id: 'OrtonCone' })

const oxideFacts = z
  .object({
    symbol: z.string(),
    display: z.string(),
    name: z.string(),
    molarMass: z.number().describe('Grams per mole'),
  })
  .meta({ id: 'Oxide' })

const country = named.extend({ code: z.string() }).meta({ id: 'Country' })

function lookup<TItem extends z.ZodType>(id: CallId, summary: string, item: TItem) {
  return endpoint({
    id,
    ...CALLS[id],
    tag: 'lookups',
    summary,
    response: { 200: z.object({ data: z.array(item) }) },
  })
}

export const listMaterialTypes = lookup(
  'listMaterialTypes',
  'The tree of material and recipe types',
  materialTypeNode,
)
export const listCones = lookup('listCones', 'Orton cones 022 to 14', ortonCone)
export const listAtmospheres = lookup('listAtmospheres', 'Atmospheres', named)
export const listSurfaces = lookup('listSurfaces', 'Surfaces, matte first', named)
export const listTransparencies = lookup('listTransparencies', 'Transparencies', named)
export const listMaterialStates = lookup(
  'listMaterialStates',
  'States of a recipe, material or analysis',
  named,
)
export const listCountries = lookup('listCountries', 'Countries', country)
export const listOxides = lookup('listOxides', 'Oxides in display order', oxideFacts)
