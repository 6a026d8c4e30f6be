import { expect, it } from 'vitest'
import { itemFacets, queryFacets } from './facets.ts'

const item = {
  kind: 'recipe',
  typeId: 470,
  baseTypeId: 460,
  fromConeId: 20,
  toConeId: 22,
  atmospheres: [1, 3],
  surfaceId: 2,
  transparencyId: null,
  countryId: null,
} as const

it('an item has the facets of its type and of those above, of each of its cones', () => {
  const facets = itemFacets(item)
  expect(facets).toEqual(expect.arrayContaining(['#type:470.', '#type:460.', '#type:100.']))
  expect(facets).toEqual(expect.arrayContaining(['#cone:20.', '#cone:21.', '#cone:22.']))
  expect(facets.filter((facet) => facet.startsWith('#cone:')).length).toBeGreaterThan(3)
  expect(facets).toEqual(
    expect.arrayContaining(['#atmosphere:1.', '#atmosphere:3.', '#surface:2.']),
  )
})

it('an item that the filters leave has every facet of the query', () => {
  const facets = new Set(itemFacets(item))
  const queries = [
    { type: 460, cone: 21, atmosphere: 3, surface: 2 },
    { base_type: 460, composite: true },
    { type: 470 },
  ]
  for (const query of queries) {
    expect(queryFacets(query).filter((facet) => !facets.has(facet))).toEqual([])
  }
  expect(queryFacets({ primitive: true, q: 'x' })).toEqual(['#kind:primitive.'])
  expect(queryFacets({ primitive: true, analysis: true })).toEqual([])
  expect(itemFacets({ ...item, kind: 'primitive' })).toContain('#kind:primitive.')
})

it('no facet is the beginning of another', () => {
  const facets = [1, 2, 12, 21, 120].flatMap((type) => queryFacets({ type, cone: 12 }))
  const pairs = facets.flatMap((one) => facets.map((other) => [one, other] as const))
  expect(pairs.filter(([one, other]) => one !== other && other.startsWith(one))).toEqual([])
})
