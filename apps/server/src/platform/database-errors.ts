import { AppError } from '#platform/app-error.ts'

/**
 * PostgreSQL's own codes for "not now": lost connections, shutdown, overload, cancelled waits, a
 * password that was changed, a database that was taken away, or that a standby stands in for.
 */
const SQL_STATES = /^(08...|28...|3D000|25006|53...|57P0[1-5]|57014|40001|40P01|55P03)$/

const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAGAIN'])

/** The driver gives these no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|driver has already been destroyed)/

/** Whether the database, and not the request, is the reason for this error. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string') {
    if (SQL_STATES.test(code)) return true
    // A missing socket file, as opposed to any other missing file.
    if (SYSTEM_CODES.has(code) || code === 'ENOENT')
      return syscall !== 'open' && isSocketError(error)
  }
  return DRIVER_MESSAGES.test(error.message)
}

function isSocketError(error: Error): boolean {
  return ['connect', 'read', 'write'].includes((error as { syscall?: string }).syscall ?? '')
}

/** Ended because two transactions waited for one another, or could not both have been first. */
export function isVictim(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return error instanceof Error && (code === '40P01' || code === '40001')
}

/** PostgreSQL's code for a disk on which nothing can be written. */
const DISK_FULL = '53100'

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === DISK_FULL
}

/** PostgreSQL's code for a row that refers to none. */
const REFERS_TO_NONE = '23503'

/** Fields of calls whose items are kept as references, by the names of these. */
const FIELD_OF: Readonly<Record<string, string>> = {
  material_component_component_fk: 'materialComponents',
  material_parent_fk: 'materialParentId',
  material_revision_parent_fk: 'revisionParentId',
  collection_material_collection_fk: 'collectionId',
}

/** Of references to whoever makes something: their account has just been deleted. */
const OF_MAKER = /_(?:owner|author|reporter)_fk$/

/**
 * The error itself, or `database.unavailable` where the database is the reason. What someone else
 * deletes at the moment it is written down elsewhere is told as what has never been there.
 */
export function toDatabaseError(error: unknown): unknown {
  if (isDiskFull(error)) {
    return new AppError('database.full', { cause: error })
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError('database.unavailable', { cause: error, retryAfter: 2 })
  }
  if (!(error instanceof Error)) return error
  const { code, constraint } = error as { code?: unknown; constraint?: string }
  if (code !== REFERS_TO_NONE) return error
  if (OF_MAKER.test(constraint ?? '')) return new AppError('auth.required', { cause: error })
  const field = FIELD_OF[constraint ?? '']
  if (field === undefined) return new AppError('material.notFound', { cause: error })
  const message = 'This has just been deleted'
  return new AppError('request.invalid', { cause: error, message, fields: [{ field, message }] })
}

/** What an operator has to do before the database can be used at all, if that is the reason. */
export function remedyOf(error: Error): string | undefined {
  switch ((error as { readonly code?: string }).code) {
    case '25006':
      return 'give Glazy one that can be written to'
    case '42501':
      return 'let the user of DATABASE_URL own the database'
    // Of other things that are not supported, we are the reason.
    case '0A000':
      return /pg_trgm|cube/.test(error.message)
        ? 'install the extensions that come with PostgreSQL, often in a package "contrib"'
        : undefined
    default:
      return undefined
  }
}
