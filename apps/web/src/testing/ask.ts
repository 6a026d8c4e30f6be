import type { CallId } from '@glazy/contract/calls'
import { call, type CallInput } from '#lib/api/call.ts'

/** Asks the API as often as a test has to, where a browser waits that asks too often. */
export const ask = <TId extends CallId>(id: TId, input: CallInput<TId>) =>
  call(id, { ...input, isPaced: true })
