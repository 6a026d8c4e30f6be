import { isPlainName } from '@glazy/ceramics/lookups/plain-text'
import { ACCOUNT_PROBLEMS } from '@glazy/contract/rules/account'
import { isReservedName } from '@glazy/contract/rules/reserved-names'
import { wrongField } from '#platform/app-error.ts'

/**
 * Refuses a display name in which something cannot be seen, or that pretends to be the site. Who has one
 * from before keeps it.
 *
 * @throws AppError `request.invalid` about the field `name`
 */
export function refuseUnfitName(name: string, siteName: string): void {
  const message = problemOf(name, siteName)
  if (message !== undefined) throw wrongField('name', message)
}

function problemOf(name: string, siteName: string): string | undefined {
  if (!isPlainName(name)) return ACCOUNT_PROBLEMS.notALine
  return isReservedName(name, siteName) ? ACCOUNT_PROBLEMS.nameReserved : undefined
}
