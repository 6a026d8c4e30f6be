import fc, { type Arbitrary } from 'fast-check'
import { HOSTILE_JSON, HOSTILE_TEXTS } from './hostile-values.ts'
import type { JsonTree } from './json-text.ts'
import { type JsonSchema, type OpenApiDocument, resolveSchema } from './openapi-document.ts'

/** Values that make a request meet something, by the name of the field or parameter. */
export type KnownValues = Readonly<Record<string, readonly JsonTree[]>>

/** Any value at all, for a field whatever its schema says. */
export const hostileValue: Arbitrary<JsonTree> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_JSON).map((raw) => ({ raw })) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double().map((value) => ({ raw: String(value) })) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
)

/**
 * Values that a schema accepts, as far as it says what those are: a pattern or a rule in words
 * behind it may still refuse them.
 */
export function valuesOf(
  document: OpenApiDocument,
  schema: JsonSchema,
  known: KnownValues,
  name = '',
): Arbitrary<JsonTree> {
  const own = known[name]
  const plain = plainValuesOf(document, resolveSchema(document, schema), known)
  return own === undefined
    ? plain
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...own) }, plain)
}

function plainValuesOf(
  document: OpenApiDocument,
  schema: JsonSchema,
  known: KnownValues,
): Arbitrary<JsonTree> {
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined && options.length > 0) {
    return fc.oneof(...options.map((option) => valuesOf(document, option, known)))
  }
  if (schema.allOf?.[0] !== undefined) return valuesOf(document, schema.allOf[0], known)
  if (schema.const !== undefined) return fc.constant(schema.const as JsonTree) // constants are JSON
  if (schema.enum !== undefined && schema.enum.length > 0) {
    return fc.constantFrom(...(schema.enum as JsonTree[])) // as are the choices
  }
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat()
  return fc.oneof(...types.map((type) => ofType(document, type, schema, known)))
}

function ofType(
  document: OpenApiDocument,
  type: string,
  schema: JsonSchema,
  known: KnownValues,
): Arbitrary<JsonTree> {
  const { minimum: min = -1_000, maximum: max = 1_000_000 } = schema
  switch (type) {
    case 'integer':
      return fc.oneof(fc.constantFrom(min, max), fc.maxSafeInteger(), smallFrom(min, max))
    case 'number':
      return fc.oneof(
        fc.constantFrom(min, max),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textsOf(schema)
    case 'array':
      return fc.array(valuesOf(document, schema.items ?? {}, known), {
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object':
      return objectsOf(document, schema, known)
    default:
      return hostileValue
  }
}

const smallFrom = (min: number, max: number) =>
  fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.max(min, Math.min(max, min + 200)) })

function textsOf({
  pattern,
  format,
  minLength = 0,
  maxLength = 60,
}: JsonSchema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  const words = fc.string({
    unit: 'grapheme',
    minLength: Math.min(minLength, 300),
    maxLength: Math.max(Math.min(minLength, 300), Math.min(maxLength, 60)),
  })
  const edges = [minLength, maxLength].filter((length) => length <= 30_000)
  const atEdge = fc.constantFrom(...edges.map((length) => 'a'.repeat(length)))
  if (pattern === undefined) return fc.oneof({ weight: 5, arbitrary: words }, atEdge)
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    // A pattern with parts that cannot be turned round, such as a look-ahead.
    return words
  }
}

function objectsOf(
  document: OpenApiDocument,
  schema: JsonSchema,
  known: KnownValues,
): Arbitrary<JsonTree> {
  const required = new Set(schema.required)
  const members = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const value = valuesOf(document, property, known, name).map((tree) => [[name, tree] as const])
    return required.has(name) ? value : fc.oneof(value, fc.constant([]))
  })
  return fc.tuple(...members).map((parts) => ({ members: parts.flat() }))
}
