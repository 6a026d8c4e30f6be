import { PASSWORD_MIN_LENGTH } from '@glazy/contract/limits'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Of about 49,000 passwords from published leaks, those that are long enough to be tried here. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH),
)

/** One character, over and over. */
const REPEATED = /^(.)\1*$/su

/** Whether a password is one of the first that anybody would guess, in any case and any letters. */
export function isCommonPassword(password: string): boolean {
  const written = password.normalize('NFC').toLowerCase()
  // Full-width letters, say, are the plain ones; what is one character there may be several then.
  const plain = written.normalize('NFKC').toLowerCase()
  return [written, plain].some((text) => REPEATED.test(text) || COMMON.has(text))
}
