import { HOME_PATH, safeReturnPath } from '#lib/session/safe-return-path.ts'

/** Search parameters of the pages about logging in. */
export interface AccountSearch {
  /** Where one wanted to go, a path on this site. */
  readonly redirect?: string | undefined
  /** That an account was asked for and logging in by itself did not work. */
  readonly from?: 'register' | undefined
}

/** Keeps what is known; a way that leaves the site, or leads home anyway, is dropped. */
export function parseAccountSearch(raw: Readonly<Record<string, unknown>>): AccountSearch {
  const path = safeReturnPath(raw.redirect)
  return {
    redirect: path === HOME_PATH ? undefined : path,
    from: raw.from === 'register' ? 'register' : undefined,
  }
}

/** What stands in the link of a mail; what is missing makes the link invalid. */
export interface ResetSearch {
  readonly token?: string | undefined
  readonly email?: string | undefined
}

export function parseResetSearch(raw: Readonly<Record<string, unknown>>): ResetSearch {
  return { token: textOf(raw.token), email: textOf(raw.email) }
}

/** What stands in the link of a mail to a new address. */
export interface ConfirmSearch {
  readonly token?: string | undefined
}

export function parseConfirmSearch(raw: Readonly<Record<string, unknown>>): ConfirmSearch {
  return { token: textOf(raw.token) }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
