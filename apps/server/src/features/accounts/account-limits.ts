import type { AttemptLimit, CreateAttemptLimit } from '#platform/attempt-limit.ts'

/** Attempts that one network address, or one account, has at what is tempting to guess or to flood. */
export interface AccountLimits {
  /** Wrong passwords from one address: a class shares one. */
  readonly loginsOfAddress: AttemptLimit
  /** Wrong passwords for one account from one address; see {@link accountAt}. */
  readonly loginsOfAccountAtAddress: AttemptLimit
  /** Wrong passwords for one account, whether it exists or not, from anywhere. */
  readonly loginsOfAccount: AttemptLimit
  /** Wrong passwords of a browser that has logged in to the account before. */
  readonly loginsOfDevice: AttemptLimit
  /** Wrong passwords within sessions of one account. */
  readonly ownPasswords: AttemptLimit
  readonly registrationsOfAddress: AttemptLimit
  readonly recoveriesOfAddress: AttemptLimit
  /** Mails that strangers can have sent to one e-mail address. */
  readonly mailsToAddress: AttemptLimit
  readonly emailChangesOfAccount: AttemptLimit
}

const MINUTE = 60

export function createAccountLimits(createLimit: CreateAttemptLimit): AccountLimits {
  const limit = (name: string, attempts: number, minutes: number) =>
    createLimit({ name, attempts, seconds: minutes * MINUTE })
  return {
    loginsOfAddress: limit('login-address', 100, 5),
    loginsOfAccountAtAddress: limit('login-account-address', 10, 5),
    loginsOfAccount: limit('login-account', 25, 5),
    loginsOfDevice: limit('login-device', 25, 5),
    ownPasswords: limit('own-password', 25, 5),
    registrationsOfAddress: limit('register-address', 40, 30),
    recoveriesOfAddress: limit('recovery-address', 40, 5),
    mailsToAddress: limit('account-mail', 5, 30),
    emailChangesOfAccount: limit('email-change', 5, 30),
  }
}

/** Key of attempts at one account from one network address. */
export const accountAt = (email: string, address: string) => `${email} ${address}`
