import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import * as z from 'zod'
import { AppError } from '#platform/app-error.ts'
import { fieldsWith, MATERIAL_FIELDS } from './material-fields.ts'
import type { MaterialDraft } from './material-draft.ts'

const anything = z.record(z.string(), z.unknown())
type StoredContent = Readonly<z.infer<typeof anything>>

/** Leads from a format of versions to the next. */
export type Upgrade = (content: StoredContent) => StoredContent

/**
 * Ways from each format of versions to the next: the first leads from format 1 to 2, and so on.
 * A field that is added needs none. One that gets another name or another meaning needs one, and a
 * sample of the format that ends with it in `formats/`, which a test reads forever.
 */
const UPGRADES: readonly Upgrade[] = []

/** The format in which versions are written now. */
export const VERSION_FORMAT = UPGRADES.length + 1

const fields = Object.fromEntries(
  fieldsWith('column').map((name) => [name, MATERIAL_FIELDS[name].schema.optional()]),
)

/** Content of the newest format. What it does not know is not passed over: it would be lost. */
const content = z.strictObject({
  ...fields,
  kind: z.enum(['recipe', 'analysis', 'primitive']),
  name: z.string(),
  translations: z
    .array(
      z.strictObject({
        locale: z.string(),
        name: z.string(),
        otherNames: z.string().nullish(),
        description: z.string().nullish(),
      }),
    )
    .optional(),
  percent: z.partialRecord(z.enum(OXIDES), z.number()).optional(),
  loi: z.number().nullish(),
  components: z
    .array(z.strictObject({ materialId: z.int(), amount: z.number(), isAdditional: z.boolean() }))
    .optional(),
})

/**
 * A reader of what versions hold, whatever format they were written in. It throws an AppError
 * `version.unreadable`, which says what is wrong.
 *
 * @param upgrades from each format to the next
 */
export function contentReader(upgrades: readonly Upgrade[]) {
  const newest = upgrades.length + 1
  return (format: number, stored: unknown): MaterialDraft => {
    if (format > newest) {
      throw unreadable(
        `a newer program wrote it, in format ${format}; this one reads up to ${newest}`,
      )
    }
    const upgraded = (older: StoredContent) =>
      upgrades.slice(format - 1).reduce((content, upgrade) => upgrade(content), older)
    const parsed = anything.transform(upgraded).pipe(content).safeParse(stored)
    if (parsed.success) return parsed.data as MaterialDraft // of the same fields
    const [issue] = parsed.error.issues
    throw unreadable(`${issue?.path.join('.') || 'content'}: ${issue?.message ?? ''}`)
  }
}

export const readContent = contentReader(UPGRADES)

function unreadable(reason: string): AppError {
  return new AppError('version.unreadable', { message: `This version cannot be read: ${reason}` })
}

/** What a version keeps of a draft: all that was written down, and nothing of the row itself. */
export function writeContent(draft: MaterialDraft): Record<string, unknown> {
  const keys = Object.keys(content.shape) as (keyof MaterialDraft)[] // the same fields
  return Object.fromEntries(keys.map((key) => [key, draft[key]]))
}
