import type { FieldProblem } from '@glazy/contract/errors'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/app-error.ts'

/** Lists and objects within one another; no call of ours has a quarter of it. */
const DEPTH_MAX = 32

/** A name or an address, and perhaps a port. */
const HOST = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses a host that is none, since addresses of the site are made with it, bodies that are packed,
 * and what no field may hold: NUL, which PostgreSQL cannot store, wherever it hides, what is
 * nested so deeply that going through it would use up the stack, and paths whose percent-encoding is
 * broken. Half a character, as a text has that was cut within an emoji, is replaced.
 */
export function installInputGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) {
      throw new AppError('request.malformed', { message: 'The address contains a NUL character' })
    }
    if (!isHost(request.host)) {
      throw new AppError('request.malformed', { message: 'The Host header is not that of a host' })
    }
    if (request.protocol !== 'http' && request.protocol !== 'https') {
      throw new AppError('request.malformed', {
        message: 'X-Forwarded-Proto must be http or https',
      })
    }
    const packed = request.headers['content-encoding'] ?? 'identity'
    if (packed.toLowerCase() !== 'identity') {
      throw new AppError('request.unsupportedMedia', { message: 'Bodies must not be packed' })
    }
  })
  app.addHook('preValidation', async (request) => {
    const problem = findProblem(request.body, [])
    if (problem === undefined) return
    const { field, message } = problem
    throw new AppError('request.invalid', { message: `${field}: ${message}`, fields: [problem] })
  })
}

/** Programs of the first days of the web name no host. */
function isHost(host: string): boolean {
  return host === '' || (HOST.test(host) && URL.canParse(`http://${host}`))
}

/** What is wrong with the first text, key or list in `value` that no field may hold. */
function findProblem(value: unknown, path: readonly string[]): FieldProblem | undefined {
  if (typeof value === 'string') return value.includes('\0') ? hasNul(path) : undefined
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined
  if (path.length === DEPTH_MAX) return isTooDeep(path)
  const container = value as Record<string, unknown>
  for (const [key, child] of Object.entries(container)) {
    if (key.includes('\0')) return hasNul(path)
    if (typeof child !== 'string' && typeof child !== 'object') continue
    if (typeof child === 'string' && !child.isWellFormed()) container[key] = child.toWellFormed()
    const found = findProblem(child, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

function hasNul(path: readonly string[]): FieldProblem {
  return { field: path.join('.') || 'body', message: 'must not contain a NUL character' }
}

/** The names on the way down would fill the answer: the first one tells where to look. */
function isTooDeep([first = 'body']: readonly string[]): FieldProblem {
  return { field: first, message: `must not be nested more than ${DEPTH_MAX} levels deep` }
}
