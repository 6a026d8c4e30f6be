import * as z from 'zod'
import { draftStore } from '#lib/drafts/draft-store.ts'
import type { MetadataChanges, MetadataValues } from './metadata-values.ts'

const id = z.int().nullable()
const item = z.object({ id: z.int(), name: z.string() }).nullable()

const fields = {
  texts: z
    .array(
      z.object({
        locale: z.string().max(100),
        name: z.string().max(1_000),
        otherNames: z.string().max(1_000),
        description: z.string(),
      }),
    )
    .min(1),
  defaultLocale: z.string(),
  category: z.enum(['recipe', 'material']),
  typeId: id,
  parent: item,
  transparencyTypeId: id,
  surfaceTypeId: id,
  fromOrtonConeId: id,
  toOrtonConeId: id,
  atmospheres: z.array(z.int()),
  kilnSchedule: item,
  waterAmount: z.string(),
  specificGravity: z.string(),
  revisionParent: item,
  tags: z.string(),
  countryId: id,
  materialStateId: z.int(),
} satisfies Record<keyof MetadataValues, z.ZodType>

const changes = z.object(fields).partial()

/** Where the changes of the metadata of an item are kept until they are saved. */
export function metadataDraftStore(owner: number, itemId: number) {
  return draftStore<MetadataChanges>({ form: 'metadata', owner, id: itemId, schema: changes })
}
