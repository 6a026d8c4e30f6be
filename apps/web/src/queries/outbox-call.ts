import type { CallId } from '@glazy/contract/calls'
import { type Answer, call, type CallInput } from '#lib/api/call.ts'

/** Sends a call of the outbox: one follows the other, so that none has to wait for its turn. */
export function sendCallOf<TId extends CallId>(
  id: TId,
  input: CallInput<TId>,
): Promise<Answer<TId>> {
  return call(id, { ...input, isPaced: true })
}
