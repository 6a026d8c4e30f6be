import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { idField, instant, oxideAmounts } from './fields.ts'
import { materialDetail, materialKind, umf } from './materials.ts'

const tag = 'materials'

export const materialVersionSummary = z
  .object({
    number: z.int(),
    author: z.object({ id: z.int(), name: z.string() }).nullable(),
    note: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'MaterialVersionSummary' })
export type MaterialVersionSummary = z.infer<typeof materialVersionSummary>

const versionComponent = z.object({
  materialId: z.int().nullable().describe('Null when it is private to somebody else, or gone'),
  name: z.string(),
  amount: z.number(),
  isAdditional: z.boolean(),
})

export const materialVersion = materialVersionSummary
  .extend({
    kind: materialKind,
    name: z.string(),
    otherNames: z.string().nullable(),
    description: z.string().nullable(),
    components: z.array(versionComponent),
    percent: oxideAmounts.describe('Of a recipe: with the ingredients as they are today'),
    loi: z.number(),
    umf: umf.nullable(),
    thermalExpansion: z
      .number()
      .nullable()
      .describe('Calculated, 10^-6/°C; null where the viewer may not see it'),
    properties: z
      .record(
        z.string(),
        z.union([z.string(), z.number(), z.boolean(), z.array(z.number()), z.array(z.string())]),
      )
      .describe('Type, cones, atmospheres and the like, as the metadata form names them'),
  })
  .meta({ id: 'MaterialVersion' })
export type MaterialVersion = z.infer<typeof materialVersion>

export const listVersions = endpoint({
  id: 'listVersions',
  ...CALLS.listVersions,
  tag,
  summary: 'Versions of an item, the newest first; those of its private time for the owner only',
  params: z.object({ id: idField }),
  response: { 200: z.object({ data: z.array(materialVersionSummary) }), 404: problem },
})

export const getVersionOf = endpoint({
  id: 'getMaterialVersion',
  ...CALLS.getMaterialVersion,
  tag,
  summary: 'One version of an item',
  params: z.object({ id: idField, number: idField }),
  response: { 200: z.object({ data: materialVersion }), 404: problem, 409: problem },
})

/** A figure of two versions; null where one of them has none. */
const change = z.object({ before: z.number().nullable(), after: z.number().nullable() })

export const versionDifference = z
  .object({
    before: materialVersion,
    after: materialVersion,
    components: z
      .array(change.extend({ name: z.string(), isAdditional: z.boolean() }))
      .describe('Ingredients that came, went or changed'),
    umf: z.partialRecord(z.enum(OXIDES), change).describe('Moles that differ'),
    percent: z.partialRecord(z.enum(OXIDES), change).describe('Percent that differs'),
    fields: z.array(z.string()).describe('Names of the other fields that differ'),
  })
  .meta({ id: 'VersionDifference' })
export type VersionDifference = z.infer<typeof versionDifference>

export const compareVersions = endpoint({
  id: 'compareVersions',
  ...CALLS.compareVersions,
  tag,
  summary: 'What changed between two versions',
  params: z.object({ id: idField, number: idField, other: idField }),
  response: { 200: z.object({ data: versionDifference }), 404: problem, 409: problem },
})

/** Restoring a version and copying it answer alike. */
const fromVersion = {
  tag,
  params: z.object({ id: idField, number: idField }),
  response: {
    200: z.object({ data: materialDetail }),
    400: problem,
    401: problem,
    403: problem,
    404: problem,
    409: problem,
  },
} as const

export const restoreVersion = endpoint({
  ...fromVersion,
  id: 'restoreMaterialVersion',
  ...CALLS.restoreMaterialVersion,
  summary: 'Saves what a version holds as the next one; whether it is public and its state stay',
})

export const copyVersion = endpoint({
  ...fromVersion,
  id: 'copyMaterialVersion',
  ...CALLS.copyMaterialVersion,
  summary: 'Makes a private item of the viewer from what a version holds',
})
