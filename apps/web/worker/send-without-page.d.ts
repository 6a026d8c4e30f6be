/** A part of the site that the worker takes along: it is checked with the site, not with the worker. */
export function sendWithoutPage(): Promise<void>
