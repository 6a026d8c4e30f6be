import type { Operation } from './fuzz/openapi-document.ts'

/** A call with everything filled in that could name a thing. */
export interface Attempt {
  readonly operation: Operation
  readonly url: string
  readonly payload: string | undefined
}

/** What is filled in. */
export interface Fillings {
  /** Values of a parameter by its name. */
  readonly valuesOf: (name: string) => readonly string[]
  readonly bodiesOf: (operation: Operation) => readonly (string | undefined)[]
}

/** Every way to fill the path, alone and with each query parameter in turn. */
export function attemptsOf(operation: Operation, { valuesOf, bodiesOf }: Fillings): Attempt[] {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
  const needed = inQuery.filter(({ required }) => required === true)
  const paths = inPath.reduce(
    (urls, { name }) =>
      urls.flatMap((url) =>
        valuesOf(name).map((value) => url.replace(`{${name}}`, encodeURIComponent(value))),
      ),
    [operation.path],
  )
  const pairs = (names: readonly string[]) =>
    names.map(
      (name) => `${encodeURIComponent(name)}=${encodeURIComponent(valuesOf(name)[0] ?? '')}`,
    )
  const base = pairs(needed.map(({ name }) => name))
  const queries = [
    base,
    ...inQuery.flatMap(({ name }) =>
      valuesOf(name).map((value) => [
        ...base,
        `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      ]),
    ),
  ]
  return paths.flatMap((path) =>
    queries.flatMap((query) =>
      bodiesOf(operation).map((payload) => ({
        operation,
        url: query.length === 0 ? path : `${path}?${query.join('&')}`,
        payload,
      })),
    ),
  )
}
