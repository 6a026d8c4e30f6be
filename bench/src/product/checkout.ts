import { fileURLToPath } from 'node:url'

/** Folder of the checkout. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
