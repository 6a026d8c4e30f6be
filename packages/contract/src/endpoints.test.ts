import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import { ERROR_CODES, ERROR_STATUS } from './error-codes.ts'
import { problem } from './errors.ts'
import { exportMaterial, getMaterial, materialDetail, type MaterialDetail } from './materials.ts'

describe('the endpoints', () => {
  it('have the names they are called by, and addresses of their own', () => {
    const all = Object.entries<Endpoint>(ENDPOINTS)
    for (const [id, endpoint] of all) expect(endpoint.id).toBe(id)
    const addresses = all.map(([, endpoint]) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(Object.entries<Endpoint>(ENDPOINTS))(
    '%s names its parameters and can be described to other programs',
    (_, endpoint) => {
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1])
      const shape = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : []
      expect(shape).toEqual(named)
      for (const schema of Object.values(endpoint.response)) {
        expect(z.toJSONSchema(schema, { io: 'output' })).toBeTypeOf('object')
      }
    },
  )
})

const DETAIL: MaterialDetail = {
  id: 1,
  kind: 'recipe',
  name: 'Test',
  otherNames: null,
  isPrimitive: false,
  isAnalysis: false,
  isPrivate: false,
  isArchived: false,
  materialStateId: 2,
  baseTypeId: 460,
  materialTypeId: 470,
  fromOrtonConeId: 33,
  toOrtonConeId: 34,
  atmospheres: [1],
  surfaceTypeId: 8,
  transparencyTypeId: null,
  countryId: null,
  hexColor: null,
  ratingAverage: null,
  ratingNumber: 0,
  averageRating: null,
  reviewsCount: 0,
  selectedReview: null,
  user: { id: 1, name: 'test', username: null, paypal: null },
  image: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00Z',
  description: null,
  defaultLocale: 'en',
  translations: [],
  formula: null,
  kilnSchedule: null,
  kilnScheduleId: null,
  source: null,
  parent: null,
  children: [],
  siblings: [],
  revisionParent: null,
  revisionChildren: [],
  copiedFrom: null,
  copies: [],
  copiedBy: 0,
  waterAmount: null,
  specificGravity: null,
  tags: [],
  components: [],
  componentTotalAmount: 0,
  analysis: { percent: { SiO2: 100 }, loi: 0, total: 100 },
  umf: null,
  chemistry: null,
  images: [],
  containedInCount: 0,
  hasComments: false,
  version: 1,
  isSubscribed: false,
  isUserMaterial: false,
  myCollections: [],
  userId: 1,
  default_locale: 'en',
  materialParentId: null,
  revisionParentId: null,
  updatedAtDiff: 'yesterday',
  unityType: 'auto',
  loi: 0,
  weight: null,
  thermalExpansion: null,
}

describe('an answer', () => {
  it('of the detail encodes, and carries nothing beyond the contract', () => {
    const encoded = z.encode(materialDetail, { ...DETAIL, password_hash: 'x' } as MaterialDetail)
    expect(encoded).toEqual(DETAIL)
    expect(getMaterial.response[200].safeParse({ data: DETAIL }).success).toBe(true)
  })

  it.each(['2026-01-01', '2026-01-01T00:00:00+00:00', 'yesterday'])(
    'refuses the moment %s',
    (text) => {
      expect(materialDetail.safeParse({ ...DETAIL, createdAt: text }).success).toBe(false)
    },
  )

  it('in case of an error has a code that the contract knows', () => {
    const body = (code: string) => ({
      success: false,
      error: { code, message: 'text', status_code: 404 },
    })
    expect(problem.safeParse(body('material.notFound')).success).toBe(true)
    expect(problem.safeParse(body('material.lost')).success).toBe(false)
    for (const code of ERROR_CODES) expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400)
  })
})

it('an export is in one of four formats', () => {
  for (const format of ['YAML', 'GlazeChem', 'Insight', 'CSV']) {
    expect(exportMaterial.params?.safeParse({ id: 1, format }).success).toBe(true)
  }
  expect(exportMaterial.params?.safeParse({ id: 1, format: 'yaml' }).success).toBe(false)
})
