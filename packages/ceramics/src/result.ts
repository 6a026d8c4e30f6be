/**
 * Outcome of an operation that may fail for a reason the caller should handle.
 *
 * @example
 * const cones = parseConeRange('5-6')
 * if (cones.ok) show(cones.value.fromId)
 * else explain(cones.error.code)
 */
export type Result<TValue, TError> =
  { readonly ok: true; readonly value: TValue } | { readonly ok: false; readonly error: TError }

/** Wraps the value of an operation that succeeded. */
export function ok<TValue>(value: TValue): { readonly ok: true; readonly value: TValue } {
  return { ok: true, value }
}

/** Wraps the reason why an operation failed. */
export function err<const TError>(error: TError): { readonly ok: false; readonly error: TError } {
  return { ok: false, error }
}
