import * as z from 'zod'

/**
 * Every error code of the API with its HTTP status. Codes are grouped by what they are about;
 * each is also a text key (`errors.<code>`), so that a missing translation does not compile.
 */
export const ERROR_STATUS = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.tooLarge': 413,
  'request.unsupportedMedia': 415,
  'request.csrf': 403,
  'request.markerRequired': 403,
  'request.rateLimited': 429,
  'request.methodOverride': 400,
  'route.notFound': 404,
  'route.methodNotAllowed': 405,
  'auth.required': 401,
  'auth.forbidden': 403,
  'auth.wrongCredentials': 401,
  'auth.wrongPassword': 401,
  'auth.invalidReset': 400,
  'auth.invalidConfirmation': 400,
  'account.taken': 409,
  'account.muted': 403,
  'session.notFound': 404,
  'notification.notFound': 404,
  'image.notFound': 404,
  'image.unknownSize': 400,
  'image.missing': 400,
  'image.unsupported': 400,
  'image.damaged': 400,
  'image.tooLarge': 413,
  'image.tooManyPixels': 400,
  'image.quota': 429,
  'image.storageFull': 507,
  'image.busy': 503,
  'image.storageUnavailable': 503,
  'material.notFound': 404,
  'material.noAnalysis': 404,
  'material.archived': 403,
  'material.outdated': 409,
  'material.inUse': 409,
  'material.privateIngredient': 409,
  'material.cannotPublish': 409,
  'material.cannotUnpublish': 409,
  'material.cannotArchive': 409,
  'version.notFound': 404,
  'version.unreadable': 409,
  'export.unknownFormat': 404,
  'import.notFound': 404,
  'import.quota': 429,
  'translation.notSetUp': 404,
  'translation.failed': 502,
  'database.unavailable': 503,
  'server.draining': 503,
  'server.error': 500,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** All error codes, in the order of {@link ERROR_STATUS}. */
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

export const fieldProblem = z
  .object({
    field: z.string().describe('Name of the parameter or of the body field, nested with dots'),
    message: z.string().describe('What is wrong and what is allowed'),
  })
  .meta({ id: 'FieldProblem' })

export type FieldProblem = z.infer<typeof fieldProblem>

/** Body of every answer that is not a success. */
export const problem = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.enum(ERROR_CODES),
      message: z.string(),
      status_code: z.int(),
      fields: z.array(fieldProblem).optional(),
      request_id: z.string().optional(),
    }),
  })
  .meta({ id: 'Problem', description: 'An error, with the fields it is about where there are any' })

export type Problem = z.infer<typeof problem>
