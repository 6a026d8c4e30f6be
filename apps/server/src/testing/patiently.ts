/** For `vi.waitFor`, whose own second is short on a machine that has much to do. */
export const PATIENTLY = { timeout: 20_000 } as const
