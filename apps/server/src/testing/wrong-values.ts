import * as z from 'zod'
import type { JsonSchema } from './fuzz/openapi-document.ts'

/** Values that few fields take all of; `undefined` stands for a field that is missing. */
const WRONG: readonly unknown[] = [
  ...[undefined, null, true, -1, 0, 0.3, 1e15, NaN],
  ...['', ' ', 'x', 'a b', '-1', '0.3', '1e15', '1,200', 'line\u0001'],
  ...['x'.repeat(300), 'x'.repeat(5_001)],
  ...[[], [null], [7], ['x'], ['x', 'x'], [{}], {}, { zzz: 1 }, { zzz: {} }, { zzz: 1, yyy: 1 }],
]
/** Objects within one another that are looked at. */
const DEPTH_MAX = 7
/** Longest texts and lists that are made to pass a limit. */
const LONGEST_TEXT = 200_000
const LONGEST_LIST = 6_000

/** What the schema takes, with one thing in it changed: missing, unknown, of another kind, too long, too large or too small. */
export function wrongValues(schema: z.ZodType): readonly unknown[] {
  const document = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Document // its own shape of the same
  const { changesOf } = walker(document)
  return changesOf(document, 0)
}

interface Document extends JsonSchema {
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

function walker({ $defs = {} }: Document) {
  const resolved = ({ $ref, ...schema }: JsonSchema) =>
    $ref === undefined ? schema : ($defs[$ref.split('/').at(-1) ?? ''] ?? {})
  return { changesOf }

  function changesOf(schema: JsonSchema, depth: number): readonly unknown[] {
    if (depth > DEPTH_MAX) return []
    const { anyOf = [], oneOf = [], allOf = [], items, properties = {}, ...own } = resolved(schema)
    const inner = (part: JsonSchema) => changesOf(part, depth + 1)
    const fields = Object.entries(properties)
    const right = Object.fromEntries(
      fields.map(([name, field]) => [name, exampleOf(field, depth + 1)]),
    )
    const longList = (own.maxItems ?? LONGEST_LIST) + 1
    return [
      ...WRONG,
      ...beyond(own),
      ...[...anyOf, ...oneOf, ...allOf].flatMap(inner),
      ...(items ? inner(items).map((value) => [value]) : []),
      ...(items && longList <= LONGEST_LIST
        ? [Array.from({ length: longList }, () => exampleOf(items, depth + 1))]
        : []),
      ...fields.flatMap(([name, field]) =>
        inner(field).map((value) => ({ ...right, [name]: value })),
      ),
      { ...right, zzz: 1 },
    ]
  }

  /** A value that the schema takes, with all of its fields, as far as the schema says what it takes. */
  function exampleOf(schema: JsonSchema, depth: number): unknown {
    const own = resolved(schema)
    if (depth > DEPTH_MAX) return undefined
    const inner = (part: JsonSchema) => exampleOf(part, depth + 1)
    if (own.const !== undefined) return own.const
    if (own.enum?.[0] !== undefined) return own.enum[0]
    const [option] = own.anyOf ?? own.oneOf ?? own.allOf ?? []
    if (option) return inner(option)
    const fields = Object.entries(own.properties ?? {})
    const [type] = [own.type ?? (own.properties ? 'object' : 'string')].flat()
    switch (type) {
      case 'array':
        return own.items ? [inner(own.items)] : []
      case 'object':
        return Object.fromEntries(fields.map(([name, field]) => [name, inner(field)]))
      case 'integer':
      case 'number':
        return Math.max(own.minimum ?? 1, Math.min(1, own.maximum ?? 1))
      case 'boolean':
        return true
      case 'null':
        return null
      default:
        return FORMATS[own.format ?? ''] ?? 'x'.repeat(Math.max(own.minLength ?? 1, 4))
    }
  }
}

function beyond({ minimum, maximum, minLength = 0, maxLength = LONGEST_TEXT }: JsonSchema) {
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength < LONGEST_TEXT ? ['x'.repeat(maxLength + 1)] : []),
  ]
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T12:00:00.000Z',
  date: '2026-01-31',
  email: 'test@test.invalid',
  uuid: '6f1c1f0e-6f0b-4c0e-9d53-6d3c8f2f9a11',
}
