import * as z from 'zod'

/**
 * Schemas are checked without being compiled to programs first. Our content security policy forbids
 * `eval`; zod's own attempt to find that out is a violation which browsers report. It is asked when
 * the first schema is made, so this has to run before any module with a schema in it.
 */
if (typeof document !== 'undefined') z.config({ jitless: true })
