import { createSerializationAdapter, SearchParamError } from '@tanstack/react-router'
import { ApiError, type ApiErrorDetails } from '#lib/api/api-error.ts'

/**
 * Errors that the server renders must be the same errors in the browser, or the page would change
 * its mind while it hydrates.
 */
const apiErrors = createSerializationAdapter({
  key: 'ApiError',
  test: (value: unknown) => value instanceof ApiError,
  toSerializable: ({ code, status, message, fields, requestId }): ApiErrorDetails => ({
    code,
    status,
    message,
    fields,
    requestId,
  }),
  fromSerializable: (details) => new ApiError(details),
})

const searchErrors = createSerializationAdapter({
  key: 'SearchParamError',
  test: (value: unknown) => value instanceof SearchParamError,
  toSerializable: ({ message }) => message,
  fromSerializable: (message) => new SearchParamError(message),
})

export const SERIALIZATION_ADAPTERS = [apiErrors, searchErrors] as const
