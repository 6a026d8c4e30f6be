import { STATUS_CODES } from 'node:http'
import { ERROR_STATUS, type ErrorCode } from '@glazy/contract/error-codes'
import type { FieldProblem, Problem } from '@glazy/contract/errors'
import { RANGE_PARAMETERS } from '@glazy/contract/ranges'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@glazy/locales/languages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '#platform/app-error.ts'
import { toDatabaseError } from '#platform/database-errors.ts'
import { noteSecurity } from '#platform/security-log.ts'
import { acceptedLanguage } from '#platform/texts/accepted-language.ts'
import { problemText } from '#platform/texts/field-problems.ts'
import { textsOf } from '#platform/texts/texts.ts'

/** Answers every error with the body of the contract; a fault of ours says nothing but its id. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
}

/** Answers with the status, the headers and the body that belong to `error`. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error, request)
  if (known.statusCode >= 500)
    request.log.error({ err: known.cause ?? known, code: known.code }, 'request failed')
  if (DENIALS.has(known.code)) noteSecurity(request, 'access.denied', { code: known.code })
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter))
  return reply
    .code(known.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(toProblem(known, request))
}

/** Answers to somebody who may not do what they tried. */
const DENIALS: ReadonlySet<ErrorCode> = new Set([
  ...(['auth.required', 'auth.forbidden'] as const),
  ...(['request.csrf', 'request.markerRequired'] as const),
])

function toProblem(error: AppError, request: FastifyRequest): Problem {
  const language = acceptedLanguage(request)
  const fields = error.fields?.map(({ field, message }): FieldProblem => ({
    field,
    message: problemText(language, message),
  }))
  return {
    success: false,
    error: {
      code: error.code,
      message: messageOf(error, fields?.[0], language, request),
      status_code: error.statusCode,
      ...(fields !== undefined && { fields }),
      request_id: request.id,
    },
  }
}

/**
 * The forms of accounts show an answer as it is: the first sentence, without the name of its field
 * unless that is its subject. Changing a password has one sentence for all that can be wrong with its form.
 *
 * @param field the first one that is wrong, told in `language`, as everything is
 */
function messageOf(
  { code, message, fields }: AppError,
  field: FieldProblem | undefined,
  language: LanguageCode,
  request: FastifyRequest,
): string {
  const { endpoint } = request.routeOptions.config
  const first = code === 'request.invalid' ? field : undefined
  const isOfPassword = first !== undefined && endpoint?.id === 'changePassword'
  const isSentence = /^\p{Lu}/u.test(fields?.[0]?.message ?? '')
  if (first && endpoint?.tag === 'account' && isSentence && !isOfPassword) return first.message
  if (language !== DEFAULT_LANGUAGE) {
    return first === undefined || isOfPassword
      ? textsOf(language, 'errors')(code)
      : `${first.field}: ${first.message}`
  }
  return isOfPassword ? 'Validation error' : message
}

function toAppError(error: unknown, request: FastifyRequest): AppError {
  const mapped = toDatabaseError(error)
  if (mapped instanceof AppError) return mapped
  if (!(mapped instanceof Error)) return new AppError('server.error', { cause: mapped })
  if (hasZodFastifySchemaValidationErrors(mapped)) return invalidFields(mapped, request)
  if (BROKEN_MULTIPART.test(mapped.message)) {
    return new AppError('request.malformed', { message: 'The multipart body is damaged' })
  }
  const code = codeOf(mapped as FastifyError)
  if (code === 'server.error') return new AppError(code, { cause: mapped })
  return new AppError(code, { message: sentenceOf(mapped as FastifyError, code), cause: mapped })
}

/** The parser of multipart bodies gives its errors neither a code nor a status. */
const BROKEN_MULTIPART =
  /^(Multipart: Boundary not found|(\w+ terminated early due to u|U)nexpected end of multipart data|Unsupported (content type|multipart)|Malformed (content type|part header))/i

interface ValidationFailure {
  readonly validation: readonly { readonly instancePath: string; readonly message?: string }[]
  readonly validationContext?: string
}

function invalidFields(
  failure: ValidationFailure,
  { routeOptions, body }: FastifyRequest,
): AppError {
  const sentName = routeOptions.config.endpoint?.sentName
  const isOfQuery = failure.validationContext === 'querystring'
  const fields = firstOfEach(
    failure.validation.map((issue) => {
      const path = issue.instancePath.split('/').filter(Boolean)
      const usual = isOfQuery ? parameterName(path) : fieldName(path, body)
      return {
        field: sentName?.(path, body) ?? usual,
        message: issue.message ?? 'is wrong',
      }
    }),
  )
  const first = fields[0]
  return new AppError('request.invalid', {
    fields,
    ...(first !== undefined && { message: `${first.field}: ${first.message}` }),
  })
}

/**
 * Of each field the first thing that is wrong with it: what is of another kind altogether may also be
 * too long, and a short password differ from the one that repeats it.
 */
function firstOfEach(fields: readonly FieldProblem[]): FieldProblem[] {
  const names = fields.map(({ field }) => field)
  return fields.filter(({ field }, at) => names.indexOf(field) === at)
}

/** Parameters are plain, or ranges: `min[SiO2]`. */
function parameterName([first = 'query', second]: readonly string[]): string {
  const isRange = RANGE_PARAMETERS.some((parameter) => parameter === first)
  return isRange && second !== undefined ? `${first}[${second}]` : first
}

/** Parts of a body are joined by points. A list that was sent as one text has no parts. */
function fieldName(path: readonly string[], body: unknown): string {
  let sent = body
  for (const [at, part] of path.entries()) {
    const isOneText = typeof sent === 'string' || typeof sent === 'number'
    if (isOneText && /^\d+$/.test(part)) return path.slice(0, at).join('.') || 'body'
    sent = (sent as Record<string, unknown> | null | undefined)?.[part] // whatever was sent
  }
  return path.join('.') || 'body'
}

function codeOf(error: FastifyError): ErrorCode {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return 'request.tooLarge'
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'request.unsupportedMedia'
    case 'FST_ERR_VALIDATION':
      return 'request.invalid'
    default:
      break
  }
  const status = error.statusCode ?? 500
  if (status >= 500) return 'server.error'
  const sameStatus = (Object.keys(ERROR_STATUS) as ErrorCode[]).find(
    (code) => code.startsWith('request.') && ERROR_STATUS[code] === status && status !== 400,
  )
  return sameStatus ?? 'request.malformed'
}

/** What the framework says in words that do not tell what is allowed. */
const OWN_SENTENCES: Readonly<Record<string, string>> = {
  FST_FILES_LIMIT: 'There are more files than this call takes',
  FST_FIELDS_LIMIT: 'The form has too many fields',
  FST_PARTS_LIMIT: 'The form has too many parts',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON or a form',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; it must be JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body must be valid JSON, without the name __proto__',
  FST_ERR_BAD_URL: 'The address must be percent-encoded UTF-8',
}

/** Messages of the framework's own request errors are safe to show; anything else is not. */
function sentenceOf(error: FastifyError, code: ErrorCode): string {
  if (error instanceof SyntaxError) return 'The body is not valid JSON'
  const ownSentence = OWN_SENTENCES[error.code]
  if (ownSentence !== undefined) return ownSentence
  if (error.code?.startsWith('FST_')) return error.message
  return STATUS_CODES[ERROR_STATUS[code]] ?? 'The request could not be read'
}
