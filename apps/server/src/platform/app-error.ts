import { ERROR_STATUS, type ErrorCode } from '@glazy/contract/error-codes'
import type { FieldProblem } from '@glazy/contract/errors'

export interface AppErrorDetails {
  /** Sentence for a developer reading the answer; the site translates the code instead. */
  readonly message?: string
  readonly fields?: readonly FieldProblem[]
  /** Seconds after which a repeat may succeed, sent as `Retry-After`. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** An expected failure, answered with the status of its code. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly fields: readonly FieldProblem[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? DEFAULT_MESSAGES[code], { cause: details.cause })
    this.code = code
    this.statusCode = ERROR_STATUS[code]
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

/** A field that cannot be taken, for a reason that no schema sees; `message` is a sentence, or follows the name. */
export function wrongField(field: string, message: string): AppError {
  const isSentence = /^\p{Lu}/u.test(message)
  return new AppError('request.invalid', {
    message: isSentence ? message : `${field}: ${message}`,
    fields: [{ field, message }],
  })
}

const DEFAULT_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  'request.invalid': 'The request has invalid fields',
  'request.malformed': 'The request could not be read',
  'request.tooLarge': 'The request is too large',
  'request.unsupportedMedia': 'The media type of the body is not supported',
  'request.csrf': 'The X-XSRF-TOKEN header is missing or does not match the cookie',
  'request.markerRequired': 'This call needs the X-Requested-With header or a bearer token',
  'request.rateLimited': 'Too many requests',
  'request.keyReused':
    'Something else was saved with this clientKey before; a change of what was sent needs a new key',
  'request.methodOverride': '_method may be PATCH, PUT or DELETE, and only in a POST',
  'route.notFound': 'There is nothing at this address',
  'route.methodNotAllowed': 'This address does not support this method',
  'auth.required': 'You need to log in first',
  'auth.forbidden': 'You may not do this',
  'auth.wrongCredentials': 'The email address or the password is not right',
  'auth.wrongPassword': 'Incorrect current password',
  'auth.invalidReset': 'This link is no longer valid; please ask for a new one',
  'auth.invalidConfirmation': 'This link is no longer valid; please change the address once more',
  'account.taken': 'This is already taken',
  'account.muted': 'This account is muted: it cannot add pictures, reviews or comments',
  'session.notFound': 'There is no such session',
  'notification.notFound': 'There is no such notification',
  'user.notFound': 'User not found',
  'inventory.notFound': 'There is no such entry in your inventory',
  'inventory.full': 'An inventory has no room for so many materials',
  'image.notFound': 'There is no such image',
  'image.unknownSize': 'Images are not made in this size',
  'image.missing': 'Please select an image file',
  'image.unsupported': 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  'image.damaged': 'This image is damaged and cannot be read',
  'image.tooLarge': 'The image file is too large',
  'image.tooManyPixels': 'The image has too many pixels',
  'image.quota': 'You have uploaded too many images; try again later',
  'image.storageFull': 'The disk of this server has no room left for images; nothing was saved',
  'image.busy': 'Too many images are being made; try again shortly',
  'image.storageUnavailable': 'Images cannot be reached at the moment; try again shortly',
  'log.notFound': 'There is no such log',
  'log.tooManyImages': 'A log has at most 10 images',
  'material.notFound': 'There is no such item',
  'material.noAnalysis': 'This item has no analysis',
  'material.archived': 'This item is archived and can no longer be changed',
  'material.outdated': 'Somebody has saved this item since it was opened; nothing was overwritten',
  'material.inUse': 'Recipes use this item, so it cannot be deleted; archive it instead',
  'material.stocked': 'There is stock of this item, so it cannot be deleted',
  'material.privateIngredient': 'A public recipe cannot hold what is private to somebody else',
  'material.cannotPublish': 'This item is public already',
  'material.cannotUnpublish': 'This item is archived or private already and cannot be hidden',
  'material.cannotArchive': 'Only a public item that is not archived can be archived',
  'content.notFound': 'There is nothing to report here',
  'content.outdated': 'This has been changed since it was opened; nothing was overwritten',
  'case.notFound': 'There is no such case',
  'collection.notFound': 'There is no such collection',
  'collection.nameTaken': 'You already have a collection with this name',
  'collection.full': 'There is no room for more in collections',
  'kilnSchedule.notFound': 'There is no such kiln schedule',
  'stock.notFound': 'There is no such lot in your stock',
  'stock.lotUsed': 'Something of this lot has been used or counted; set it to 0 instead',
  'stock.full': 'There is no room for more lots in your stock',
  'batch.notFound': 'There is no such batch',
  'batch.finished': 'This batch is mixed already; reopen it to change it',
  'batch.full': 'You have as many batches as this site keeps; delete old plans first',
  'review.notFound': 'There is no such review',
  'review.exists': 'You have reviewed this item already; change your review instead',
  'comment.notFound': 'There is no such comment',
  'comment.own': 'You cannot reply to your own comment',
  'comment.deleted': 'This comment has been deleted',
  'comment.lastWord': 'The last word here is yours; wait until somebody else has written',
  'version.notFound': 'There is no such version',
  'version.unreadable': 'This version cannot be read by this program',
  'export.unknownFormat': 'There is no such export format',
  'import.notFound': 'There is no such import',
  'import.quota': 'Your imports have brought all that they may; take one back first',
  'solver.busy': 'Too many questions are waiting to be solved; try again shortly',
  'solver.timeLimit':
    'Two seconds were too short; ask with fewer materials, or without whole numbers',
  'translation.notSetUp': 'No translation service is set up on this site',
  'translation.failed': 'Translation failed; try again later',
  'database.unavailable': 'The database does not answer; try again shortly',
  'database.full': 'The disk of the database is full; nothing was saved',
  'server.error': 'Something went wrong on our side',
}
