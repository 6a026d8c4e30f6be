import type { CurrentUser } from '@glazy/contract/accounts'
import { isNewAccount } from '@glazy/contract/rules/moderation'

/** Whether somebody has made their account only lately. */
export function isNewcomer(user: CurrentUser | null): boolean {
  return user !== null && isNewAccount(new Date(user.createdAt), new Date())
}
