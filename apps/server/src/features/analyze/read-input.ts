import { err, ok, type Result } from '@glazy/ceramics/result'
import '@glazy/contract/own-words'
import * as z from 'zod'

/** What other programs call their materials and recipes; it comes back unchanged. */
export type Id = string | number

const id = z.union([z.string(), z.number()], { error: 'must be a text or a number' })
const figure = z.number({ error: 'must be a number' })
const flag = z
  .boolean({ error: 'must be true or false' })
  .nullish()
  .transform((isSet) => isSet ?? false)

const material = z.object({
  id,
  percent: z.record(z.string(), figure).nullish(),
  loi: figure.nullish(),
})
export type InputMaterial = z.output<typeof material>

const recipe = z.object({
  id,
  components: z.array(z.object({ materialId: id, amount: figure, isAdditional: flag })),
})
export type InputRecipe = z.output<typeof recipe>

const file = z.object({
  materials: z.array(z.unknown()).default([]),
  recipes: z.array(z.unknown()),
})

/** A material or a recipe of the file that cannot be read. */
export interface Unreadable {
  /** Null where it cannot be an id. */
  readonly id: Id | null
  /** One for each field that is wrong, such as `components.0.amount: must be a number`. */
  readonly problems: readonly string[]
}

/** Materials and recipes in the order of the file, each read by itself. */
export interface AnalyzeInput {
  readonly materials: readonly Result<InputMaterial, Unreadable>[]
  readonly recipes: readonly Result<InputRecipe, Unreadable>[]
}

/**
 * Reads what a program hands over. One material or recipe that is wrong leaves the others alone.
 *
 * @returns what is wrong with the file when it holds no list of recipes
 */
export function readInput(value: unknown): Result<AnalyzeInput, string> {
  const parsed = file.safeParse(value)
  if (!parsed.success) return err(explain(parsed.error).join('; '))
  return ok({
    materials: parsed.data.materials.map((entry, index) =>
      readEntry(material, entry, `materials.${index}`),
    ),
    recipes: parsed.data.recipes.map((entry, index) =>
      readEntry(recipe, entry, `recipes.${index}`),
    ),
  })
}

function readEntry<TEntry>(
  schema: z.ZodType<TEntry>,
  entry: unknown,
  place: string,
): Result<TEntry, Unreadable> {
  const parsed = schema.safeParse(entry)
  if (parsed.success) return ok(parsed.data)
  const named = z.object({ id }).safeParse(entry)
  if (named.success) return err({ id: named.data.id, problems: explain(parsed.error) })
  return err({ id: null, problems: explain(parsed.error, [place]) })
}

function explain(error: z.ZodError, place: readonly string[] = []): string[] {
  return error.issues.map(({ path, message }) =>
    [[...place, ...path].join('.'), message].filter((part) => part !== '').join(': '),
  )
}
