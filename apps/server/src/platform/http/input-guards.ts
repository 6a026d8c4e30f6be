import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/app-error.ts'

/**
 * Refuses what no field may hold: NUL, which PostgreSQL cannot store, wherever it hides, and paths
 * whose percent-encoding is broken.
 */
export function installInputGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) {
      throw new AppError('request.malformed', { message: 'The address contains a NUL character' })
    }
  })
  app.addHook('preValidation', async (request) => {
    const field = findNul(request.body)
    if (field === undefined) return
    const message = 'must not contain a NUL character'
    throw new AppError('request.invalid', {
      message: `${field}: ${message}`,
      fields: [{ field, message }],
    })
  })
}

/** Dotted name of the first text or key in `value` that contains NUL. */
function findNul(value: unknown, name = 'body'): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? name : undefined
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined
  for (const [key, child] of Object.entries(value)) {
    const path = name === 'body' ? key : `${name}.${key}`
    if (key.includes('\0')) return name
    const found = findNul(child, path)
    if (found !== undefined) return found
  }
  return undefined
}
