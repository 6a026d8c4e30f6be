/** For `vi.waitFor`, whose own second is short on a machine that has much to do. */
export const PATIENTLY = { timeout: 20_000 } as const

/**
 * For a test that sends something to every call, of which there are more every month: only what fails
 * waits for its end.
 */
export const EVERY_CALL = { timeout: 300_000 } as const
