import type { loginForm } from '@glazy/contract/rules/account'
import { AppError } from '#platform/app-error.ts'
import { verifyPassword } from '#platform/passwords.ts'
import type * as z from 'zod'
import { findCredentials } from './accounts.queries.ts'
import type { AccountsContext, Visit } from './accounts-context.ts'
import { deleteSession, insertSession, type NewSession } from './sessions.queries.ts'

export interface Login {
  readonly accountId: number
  readonly session: NewSession
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
  try {
    await limits.loginsOfAddress.take(visit.address)
    await limits.loginsOfAccount.take(form.email)
  } catch (refusal) {
    visit.note('login.limited')
    throw refusal
  }
  const account = await findCredentials(db, form.email)
  const isRight = await verifyPassword(form.password, account?.password_hash ?? null)
  if (account === undefined || !isRight) {
    visit.note('login.failed', { account: account?.id })
    throw new AppError('auth.wrongCredentials')
  }
  await limits.loginsOfAddress.giveBack(visit.address)
  await limits.loginsOfAccount.giveBack(form.email)
  if (old !== undefined) await deleteSession(db, old.accountId, old.id)
  const session = await insertSession(db, account.id, visit.userAgent)
  visit.note('login.succeeded', { account: account.id })
  return { accountId: account.id, session }
}
