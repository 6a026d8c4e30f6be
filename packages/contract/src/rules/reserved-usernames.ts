import { SITE_ADDRESSES, USER_CALLS } from '../site-addresses.ts'
import { formatUsername } from './account.ts'

/** Names that speak for the site or for those who run it. */
const OFFICES = [
  ...['abuse', 'account', 'accounts', 'admin', 'administrator', 'anonymous', 'billing', 'bot'],
  ...[
    'contact',
    'deleted-user',
    'former-member',
    'everyone',
    'ftp',
    'glazy',
    'guest',
    'hostmaster',
    'info',
    'legal',
  ],
  ...[
    'library',
    'mail',
    'mailer-daemon',
    'me',
    'mod',
    'moderator',
    'nobody',
    'noreply',
    'no-reply',
  ],
  ...['null', 'official', 'operator', 'owner', 'postmaster', 'press', 'root', 'security', 'self'],
  ...['staff', 'status', 'superuser', 'support', 'sysadmin', 'system', 'team', 'undefined', 'user'],
  ...['users', 'webmaster', 'www'],
]

/** Figures that are read as letters, and letters that are drawn alike. */
const LOOKS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 3: 'e', 4: 'a', 5: 's' }

/** What is left of a user name to the eye: no case, no underscores, one of all that look alike. */
function look(username: string): string {
  return formatUsername(username)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[013i45]/g, (character) => LOOKS[character] ?? character)
}

const RESERVED = new Set([...OFFICES, ...SITE_ADDRESSES, ...USER_CALLS].map(look))

/** Whether a user name is, or looks like, one that nobody may have; a number is somebody's id. */
export function isReservedUsername(username: string): boolean {
  return /^\d+$/.test(username) || RESERVED.has(look(username))
}
