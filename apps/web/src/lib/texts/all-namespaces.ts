import type { Namespace } from '@glazy/locales/messages'
import FILES from './files/en.ts'

/** Texts that nobody reads without a connection. */
const NEVER: readonly string[] = ['mail', 'moderation', 'operator']

/** The texts of all pages. */
export const ALL_NAMESPACES = Object.keys(FILES)
  .map((file) => file.replace(/^.*\/|\.json$/g, '') as Namespace) // each is a file
  .filter((name) => !NEVER.includes(name))
