import type { reportError, reportVitals } from '@glazy/contract/telemetry'
import { addressOf } from '@glazy/contract/calls'
import type * as z from 'zod'

interface Reports {
  readonly reportVitals: z.input<NonNullable<typeof reportVitals.body>>
  readonly reportError: z.input<NonNullable<typeof reportError.body>>
}

/** Sends a report of nobody: without cookies, also from a page that is being left, and only once. */
export function sendReport<TId extends keyof Reports>(id: TId, report: Reports[TId]): void {
  fetch(addressOf(id), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined) // what cannot be reported is nobody's concern
}
