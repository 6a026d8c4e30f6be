/** For links: the router calls the page itself current, and no page that only begins with the same path. */
export const EXACT = { exact: true }
