import { ENDPOINTS } from '@glazy/contract/endpoints'
import type { Endpoint } from '@glazy/contract/endpoint'
import type * as z from 'zod'

type Part = z.core.$ZodType | z.core.$ZodCheck

/** What fits nothing, or not everything; each schema meets all of them. */
const STRANGE: readonly unknown[] = [
  ...[undefined, null, true, -1, 0, 0.3, 1e15, NaN, Infinity, new Date(0)],
  ...['', ' ', 'x', 'a b', '-1', 'line\u0000', '{'],
  ...[[], [undefined], ['x', 'x'], {}, { zzz: 1 }, { zzz: 1, 'a"b': 1 }],
]

/** What is as long or as large as a limit, one less, and one more. */
function aroundLimit(limit: number): readonly unknown[] {
  return [limit - 1, limit, limit + 1].flatMap((size) => [
    size,
    String(size),
    ...(size >= 0 && size < LONGEST ? ['x'.repeat(size), Array.from({ length: size })] : []),
  ])
}
const LONGEST = 5_001

/** All that the schemas of the contract say of what is sent, in English. */
export function contractSentences(): ReadonlySet<string> {
  const said = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isPart(value)) {
      for (const sentence of sentencesOf(value)) said.add(sentence)
      visit(value._zod.def)
    } else Object.values(value).forEach(visit)
  }
  for (const { params, query, body } of Object.values<Endpoint>(ENDPOINTS)) {
    visit([params, query, body])
  }
  return said
}

function isPart(value: object): value is Part {
  return '_zod' in value
}

function sentencesOf(part: Part): readonly string[] {
  const { def } = part._zod
  const own = STRANGE.map((input) => say(def.error, input)).filter((said) => said !== undefined)
  return 'type' in def && !CODE.has(def.type) ? [...own, ...refusals(part as z.ZodType)] : own
}

/** What is given only what a schema before it has taken, or nothing at all. */
const CODE: ReadonlySet<unknown> = new Set(['custom', 'transform', 'never'])

/** What a schema or a check has been given to say of itself. */
function say(error: z.core.$ZodErrorMap<never> | undefined, input: unknown): string | undefined {
  const keys = typeof input === 'object' && input !== null ? Object.keys(input) : []
  const said = error?.({ code: 'custom', input, keys } as never)
  return typeof said === 'object' ? said?.message : (said ?? undefined)
}

function refusals(schema: z.ZodType): readonly string[] {
  const limits = (schema.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    ['minimum', 'maximum', 'length', 'value'].flatMap((name) => {
      const limit: unknown = Reflect.get(def, name)
      return typeof limit === 'number' ? [limit] : []
    }),
  )
  return [...STRANGE, ...limits.flatMap(aroundLimit)].flatMap(
    (value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [],
  )
}
