/**
 * Schemas are checked without being compiled to programs first. Our content security policy forbids
 * `eval`; zod's own attempt to find that out is a violation which browsers report. Forms bring zod
 * with them; this is where it looks first, whenever it comes.
 */
if (typeof document !== 'undefined')
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
