import type { Method } from '@glazy/contract/endpoint'
import { flattenRanges, type RangeBounds } from '@glazy/contract/ranges'

type Scalar = string | number | boolean
/**
 * A value of a query string: what is `undefined` or `null` is left out, lists are repeated, and
 * ranges are written out.
 */
export type QueryValue = Scalar | null | undefined | readonly Scalar[] | RangeBounds

export interface RequestParts {
  readonly method: Method
  readonly path: string
  readonly params?: Readonly<Record<string, Scalar>> | undefined
  readonly query?: Readonly<Record<string, QueryValue>> | undefined
  readonly body?: unknown
  /** Sent instead of a body. */
  readonly form?: FormData | undefined
  /** Access token of the session. */
  readonly token?: string | undefined
}

/** Address and options of a call, the same in the browser and on the server. */
export function buildRequest(parts: RequestParts): { url: string; init: RequestInit } {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  }
  const init: RequestInit = { method: parts.method, headers }
  if (parts.token !== undefined) headers.authorization = `Bearer ${parts.token}`
  if (parts.form !== undefined) {
    init.body = parts.form
  } else if (parts.body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(parts.body)
  }
  return { url: fillPath(parts.path, parts.params ?? {}) + queryString(parts.query ?? {}), init }
}

/** Puts parameters into `/recipes/:id`; an optional `/:name?` without a value disappears. */
function fillPath(path: string, params: Readonly<Record<string, Scalar>>): string {
  return path.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const value = params[name]
    if (value !== undefined) return `/${encodeURIComponent(value)}`
    if (optional) return ''
    throw new Error(`the path ${path} needs the parameter ${name}`)
  })
}

function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(flattenRanges(query))) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined && part !== null && part !== '') search.append(name, String(part))
    }
  }
  return search.size === 0 ? '' : `?${search.toString()}`
}
