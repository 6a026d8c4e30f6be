import { randomInt } from 'node:crypto'
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '@glazy/contract/limits'
import { formatUsername } from '@glazy/contract/rules/account'
import { isReservedUsername } from '@glazy/contract/rules/reserved-names'

/** Numbers tried after a name before chance decides. */
const NUMBERED = 20
const RANDOM_MAX = 1_000_000_000

/**
 * User names for someone, the nicest first: the name, then with a number, at last a random number.
 *
 * @example
 * suggestUsernames('Demo Test') // ['Demo_Test', 'Demo_Test2', 'Demo_Test3', …]
 */
export function suggestUsernames(name: string): readonly string[] {
  const base = baseOf(name)
  const numbers = Array.from({ length: NUMBERED - 1 }, (_, index) => String(index + 2))
  return ['', ...numbers, String(randomInt(RANDOM_MAX))]
    .map((ending) => base.slice(0, USERNAME_MAX_LENGTH - ending.length) + ending)
    .filter((username) => !isReservedUsername(username))
}

/** A name of figures alone would read as the number of an account. */
function baseOf(name: string): string {
  const letters = formatUsername(name)
    .replace(/[^A-Za-z0-9_]/g, '')
    .replace(/^_+|_+$/g, '')
  const isGood = letters.length >= USERNAME_MIN_LENGTH && /[A-Za-z]/.test(letters)
  return isGood ? letters : `potter${letters}`
}
