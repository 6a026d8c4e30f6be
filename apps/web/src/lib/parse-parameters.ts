import type * as z from 'zod'

/**
 * Reads the search parameters of a page. What is wrong with them is told to the console and the
 * log, where a dump of the schema would help nobody.
 *
 * @throws Error with a sentence that names the parameters
 */
export function parseParameters<TSchema extends z.ZodType>(
  schema: TSchema,
  raw: Readonly<Record<string, unknown>>,
): z.output<TSchema> {
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  const names = [...new Set(result.error.issues.map(({ path }) => String(path[0])))]
  throw new Error(`A search parameter has a value that it cannot have: ${names.join(', ')}`)
}
