import { ACCOUNT_PROBLEMS, type AccountProblem } from '@glazy/contract/rules/account'
import type { Translate } from '@glazy/locales/translate'

const KEYS = new Map(
  Object.entries(ACCOUNT_PROBLEMS).map(([key, sentence]) => [sentence as string, key]),
)
/** The one sentence of the contract that names something: the host a link must be on. */
const WRONG_HOST = /^Must be a valid domain \(e\.g\., (.+)\)$/

/**
 * What a form says about a field, in the language of the page. The contract speaks English to
 * every caller; what it says is looked up by the sentence, and shown as it is when it is not known.
 */
export function problemText(
  t: Translate<'account'>,
  message: string | undefined,
): string | undefined {
  if (message === undefined) return undefined
  const key = KEYS.get(message)
  if (key !== undefined) return t(`problems.${key as AccountProblem}`) // a key of the table
  const host = WRONG_HOST.exec(message)?.[1]
  return host === undefined ? message : t('problems.invalidDomain', { host })
}
