import type { Method } from '@glazy/contract/endpoint'
import { type FormPart, multipartForm } from './multipart.ts'

/** What one call is sent with. */
export interface Prepared {
  /** Values of the names in the path. */
  readonly in?: Readonly<Record<string, number | string>>
  readonly query?: string
  readonly body?: Readonly<Record<string, unknown>>
  /** A picture, which only a form with parts carries. */
  readonly file?: { readonly field: string; readonly content: Buffer }
}

const WAYS = ['json', 'form', 'multipart'] as const
type Way = (typeof WAYS)[number]

/**
 * How a call can be sent: its method, and as what its body is written.
 *
 * @param changes whether it is a GET that changes something, and so a POST, too
 */
export function waysOf(
  method: Method,
  { changes }: { readonly changes?: true },
  { file }: Prepared,
) {
  const bodies: readonly Way[] = file === undefined ? WAYS : ['multipart']
  const posts = bodies.map((way) => ({ as: 'POST' as const, way }))
  if (method === 'GET')
    return changes ? [{ as: method, way: null }, ...posts] : [{ as: method, way: null }]
  return method === 'POST' ? posts : [...bodies.map((way) => ({ as: method, way })), ...posts]
}

/** Headers and payload of a body that is written in one of the ways. */
export function bodyOf(
  way: Way | null,
  fields: Readonly<Record<string, unknown>>,
  file: Prepared['file'],
) {
  if (way === null) return {}
  if (way === 'json') {
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(fields) }
  }
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as const)
  if (way === 'form') {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return { headers, payload: new URLSearchParams(Object.fromEntries(texts)).toString() }
  }
  const parts: FormPart[] = texts.map(([name, content]) => ({ name, content }))
  if (file) parts.push({ name: file.field, content: file.content, filename: 'tile.jpg' })
  return multipartForm(parts)
}
