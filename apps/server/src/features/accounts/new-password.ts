import { ACCOUNT_PROBLEMS } from '@glazy/contract/rules/account'
import { wrongField } from '#platform/app-error.ts'
import { isCommonPassword } from '#platform/common-passwords.ts'

/**
 * Refuses a password that everyone tries first. The forms cannot know: the list is long.
 *
 * @throws AppError `request.invalid` about the field `password`
 */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw wrongField('password', ACCOUNT_PROBLEMS.passwordTooCommon)
}
