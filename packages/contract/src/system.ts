import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** Calls beside `/v2`: their paths are whole. */
export const getVersion = endpoint({
  id: 'getVersion',
  ...CALLS.getVersion,
  tag: 'system',
  summary: 'The running version, polled by open pages',
  response: { 200: z.object({ version: z.string() }) },
})
