import { formatUsername } from './account.ts'

/** Names that speak for the site or for those who run it. */
const OFFICES = [
  ...['abuse', 'account', 'accounts', 'admin', 'administrator', 'anonymous', 'billing', 'bot'],
  ...[
    'contact',
    'deleted-user',
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

/** First parts of addresses: pages of the site, then what the server answers itself. */
const ADDRESSES = [
  ...['analyses', 'compare', 'confirm-email', 'explore', 'forgot-password', 'help', 'labels'],
  ...['licence', 'login', 'logout', 'materials', 'print', 'privacy', 'recipes', 'register'],
  ...['reset-password', 'search', 'settings', 'terms', 'workbench'],
  ...['api', 'assets', 'docs', 'healthz', 'images', 'livez', 'metrics', 'openapi', 'readyz'],
  ...['robots', 'sanctum', '_serverFn', 'sitemap', 'v2', 'version'],
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

const RESERVED = new Set([...OFFICES, ...ADDRESSES].map(look))

/** Whether a user name is, or looks like, one that nobody may have. */
export function isReservedUsername(username: string): boolean {
  return RESERVED.has(look(username))
}
