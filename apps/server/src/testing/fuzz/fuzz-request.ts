import fc, { type Arbitrary } from 'fast-check'
import { type Body, malformedBody, oversizeBody, wellFormedBody } from './bodies.ts'
import { HOSTILE_HEADERS } from './hostile-values.ts'
import { type JsonTree, writeText } from './json-text.ts'
import type { OpenApiDocument, Operation, Parameter } from './openapi-document.ts'
import { hostileValue, type KnownValues, valuesOf } from './schema-values.ts'

/** Who sends a request; each has an account of their own but the first. */
export const FUZZ_ROLES = ['anonymous', 'member', 'patron', 'muted'] as const
export type FuzzRole = (typeof FUZZ_ROLES)[number]

export interface FuzzRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
  readonly role: FuzzRole
  /** How the role shows who it is. */
  readonly proof: 'bearer' | 'cookie' | 'cookieWithoutToken'
}

/** How far a request is from what the call asks for. */
type Shape = 'valid' | 'nearValid' | 'hostile'

/** Requests of one call: as it asks for them, almost so, and nothing like it. */
export function requestsOf(
  document: OpenApiDocument,
  operation: Operation,
  known: KnownValues,
): Arbitrary<FuzzRequest> {
  const shape = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Shape>('valid') },
    { weight: 4, arbitrary: fc.constant<Shape>('nearValid') },
    { weight: 3, arbitrary: fc.constant<Shape>('hostile') },
  )
  return shape.chain((chosen) =>
    fc
      .record({
        address: addressOf(document, operation, known, chosen),
        body: bodyOf(document, operation, known, chosen),
        headers: headersOf(chosen),
        // Most of what is there belongs to the member.
        role: fc.constantFrom(...FUZZ_ROLES, 'member' as const, 'member' as const),
        proof: fc.constantFrom('bearer', 'bearer', 'cookie', 'cookieWithoutToken' as const),
        isOverride: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
      })
      .map(({ address, body, headers, role, proof, isOverride }) => {
        const asPost = isOverride && operation.method !== 'GET' && body === undefined
        return {
          method: asPost ? 'POST' : operation.method,
          url: address,
          headers: {
            ...(body?.mediaType !== undefined && { 'content-type': body.mediaType }),
            ...(asPost && { 'content-type': 'application/json' }),
            ...headers,
          },
          body: asPost ? Buffer.from(`{"_method":"${operation.method}"}`) : body?.bytes,
          role,
          proof,
        }
      }),
  )
}

function addressOf(
  document: OpenApiDocument,
  { path, parameters }: Operation,
  known: KnownValues,
  shape: Shape,
): Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const value = ({ name, schema = {} }: Parameter) => {
    const right = valuesOf(document, schema, known, name)
    if (shape === 'valid') return right
    return fc.oneof(
      { weight: shape === 'nearValid' ? 5 : 1, arbitrary: right },
      { weight: 2, arbitrary: hostileValue },
    )
  }
  const segments = fc.tuple(...inPath.map((parameter) => segmentOf(value(parameter), shape)))
  const pairs = fc.tuple(...inQuery.map((parameter) => pairsOf(parameter, value(parameter))))
  const extra = shape === 'hostile' ? fc.constantFrom(...ODD_QUERIES) : fc.constant('')
  return fc.tuple(segments, pairs, extra).map(([values, queries, more]) => {
    const filled = inPath.reduce(
      (text, { name }, index) => text.replace(`{${name}}`, () => values[index] ?? ''),
      path,
    )
    const query = [...queries.flat(), more].filter((part) => part !== '').join('&')
    return query === '' ? filled : `${filled}?${query}`
  })
}

const encode = (tree: JsonTree) => encodeURIComponent(writeText(tree).toWellFormed())
/** Room for one value in an address. */
const LONGEST_SEGMENT = 1_500

function segmentOf(value: Arbitrary<JsonTree>, shape: Shape): Arbitrary<string> {
  const encoded = value.map((tree) => encode(tree).slice(0, LONGEST_SEGMENT).replace(/%.?$/, ''))
  if (shape !== 'hostile') return encoded
  return fc.oneof({ weight: 4, arbitrary: encoded }, fc.constantFrom(...ODD_SEGMENTS))
}

/** A query parameter: mostly once or not at all, sometimes again and as a list. */
function pairsOf({ name }: Parameter, value: Arbitrary<JsonTree>): Arbitrary<string[]> {
  const pair = value.map(
    (tree) => `${encode(name)}=${encode(tree).slice(0, LONGEST_SEGMENT).replace(/%.?$/, '')}`,
  )
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant<string[]>([]) },
    { weight: 4, arbitrary: pair.map((text) => [text]) },
    { weight: 1, arbitrary: fc.array(pair, { maxLength: 3 }) },
  )
}

const ODD_SEGMENTS = [
  '%',
  '%0',
  '%zz',
  '%00',
  '%ff',
  '%c0%ae',
  '..',
  '%2e%2e%2f',
  '%2f',
  ';x=1',
  '\\',
  '*',
  '@',
]
const ODD_QUERIES = [
  '',
  '&&&=',
  '%',
  '%00=1',
  '%ff',
  '__proto__=1&__proto__[isPatron]=1',
  'constructor[prototype][x]=1',
  'p[]=1&p[a]=2',
  `q=${'a'.repeat(3_000)}`,
  'x=1&'.repeat(500),
]

function bodyOf(
  document: OpenApiDocument,
  { method, body }: Operation,
  known: KnownValues,
  shape: Shape,
): Arbitrary<Body | undefined> {
  const right =
    body === undefined ? fc.constant<JsonTree>({ members: [] }) : valuesOf(document, body, known)
  const nothing = fc.constant(undefined)
  if (shape === 'valid') return body === undefined ? nothing : right.chain(wellFormedBody)
  // What a GET carries is not read; a few carry something anyway.
  if (method === 'GET')
    return fc.oneof({ weight: 9, arbitrary: nothing }, right.chain(wellFormedBody))
  if (shape === 'nearValid') return spoiled(right).chain(wellFormedBody)
  return fc.oneof(
    { weight: 30, arbitrary: right.chain(malformedBody) },
    { weight: 9, arbitrary: hostileValue.chain(wellFormedBody) },
    { weight: 2, arbitrary: nothing },
    { weight: 1, arbitrary: oversizeBody },
  )
}

/** An object of which one or two members are wrong, missing, double, or nobody's. */
function spoiled(right: Arbitrary<JsonTree>): Arbitrary<JsonTree> {
  const change = fc.record({
    at: fc.nat(30),
    kind: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'double', 'add'),
    value: hostileValue,
    name: fc.constantFrom(
      'id',
      'userId',
      'isPatron',
      'isMuted',
      '__proto__',
      'constructor',
      '_method',
      '',
      'x\0',
    ),
  })
  return fc
    .tuple(right, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([tree, changes]) => {
      if (tree === null || typeof tree !== 'object' || !('members' in tree)) return tree
      const members = changes.reduce((list, { at, kind, value, name }) => {
        const index = list.length === 0 ? 0 : at % list.length
        const [own = name] = list[index] ?? []
        if (kind === 'replace') {
          return list.map((member, position) =>
            position === index ? ([own, value] as const) : member,
          )
        }
        if (kind === 'drop') return list.filter((_, position) => position !== index)
        return [...list, [kind === 'double' ? own : name, value] as const]
      }, tree.members)
      return { members }
    })
}

function headersOf(shape: Shape): Arbitrary<Readonly<Record<string, string>>> {
  const marker = fc.constantFrom<Readonly<Record<string, string>>>(
    ...Array.from({ length: 4 }, () => ({ 'x-requested-with': 'XMLHttpRequest' })),
    {},
  )
  if (shape !== 'hostile') return marker
  const odd = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Readonly<Record<string, string>>>({}) },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_HEADERS) },
  )
  return fc.tuple(marker, odd).map(([plain, strange]) => ({ ...plain, ...strange }))
}
