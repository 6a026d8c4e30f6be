import type { loginForm } from '@glazy/contract/rules/account'
import { AppError } from '#platform/app-error.ts'
import type { AttemptLimit } from '#platform/attempt-limit.ts'
import { verifyPassword } from '#platform/passwords.ts'
import type * as z from 'zod'
import { accountAt } from './account-limits.ts'
import { type CredentialsRow, findCredentials } from './accounts.queries.ts'
import type { AccountsContext, Visit } from './accounts-context.ts'
import { knownDevice, proveDevice } from './known-device.ts'
import { deleteSession, insertSession, type NewSession } from './sessions.queries.ts'

export interface Login {
  readonly accountId: number
  readonly session: NewSession
  /** For the browser to keep and to show at its next login. */
  readonly deviceProof: string
}

/** The session that a browser already has when it logs in. */
export interface OldSession {
  readonly accountId: number
  readonly id: number
}

/**
 * Begins a session for whoever knows the password; an older one of the same browser ends with it.
 * For unknown addresses everything takes as long, and is counted, as for known ones.
 *
 * @throws AppError `auth.wrongCredentials`, or `request.rateLimited`
 */
export async function logIn(
  { db, limits }: AccountsContext,
  form: z.output<typeof loginForm>,
  visit: Visit,
  old: OldSession | undefined,
): Promise<Login> {
  const account = await findCredentials(db, form.email)
  const counts = countsOf(limits, form.email, account, visit)
  try {
    for (const [limit, key] of counts) await limit.take(key)
  } catch (refusal) {
    visit.note('login.limited')
    throw refusal
  }
  const isRight = await verifyPassword(form.password, account?.password_hash ?? null)
  if (account === undefined || !isRight) {
    visit.note('login.failed', { account: account?.id })
    throw new AppError('auth.wrongCredentials')
  }
  for (const [limit, key] of counts) await limit.giveBack(key)
  if (old !== undefined) await deleteSession(db, old.accountId, old.id)
  const session = await insertSession(db, account.id, visit.userAgent)
  visit.note('login.succeeded', { account: account.id })
  return { accountId: account.id, session, deviceProof: proveDevice(account) }
}

/**
 * Where a wrong password counts. A browser that has logged in to the account before counts for
 * itself: others who guess from anywhere, also from the same network, do not keep it out. For all
 * others the narrowest count comes first, so that one network cannot use up those of everybody.
 */
function countsOf(
  limits: AccountsContext['limits'],
  email: string,
  account: CredentialsRow | undefined,
  { address, deviceProof }: Visit,
): readonly (readonly [AttemptLimit, string])[] {
  const device = account && knownDevice(account, deviceProof)
  if (device !== undefined) return [[limits.loginsOfDevice, device]]
  return [
    [limits.loginsOfAccountAtAddress, accountAt(email, address)],
    [limits.loginsOfAddress, address],
    [limits.loginsOfAccount, email],
  ]
}
