import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { AppError } from './app-error.ts'

/**
 * Argon2id (the default algorithm of the library) with 19 MiB, two passes and one lane: the least
 * that OWASP recommends, about 20 ms of one core.
 */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Passwords are worked on one or two at a time, on at most half of the cores and of the threads that
 * files and images need too: a flood of logins slows down logins, and little else.
 */
const AT_ONCE = availableParallelism() < 4 ? 1 : 2
/** Passwords that may wait for their turn, a second or two; beyond that the caller is sent away. */
const WAITING_MAX = 100

const inTurn = pLimit(AT_ONCE)

/** @throws AppError `request.rateLimited` when too many passwords are waiting */
export function hashPassword(password: string): Promise<string> {
  return work(() => hash(canonical(password), ARGON2))
}

/**
 * Whether a password is the one behind `passwordHash`. Without a hash the answer is no, after just
 * as much work: how long it takes tells nobody which accounts exist.
 *
 * @throws AppError `request.rateLimited` when too many passwords are waiting
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const isRight = await work(() => verify(passwordHash ?? NOBODYS_HASH, canonical(password)))
  return passwordHash !== null && isRight
}

/** Made with {@link ARGON2} from random bytes that were thrown away. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$4suzF2lwyI1qJ0tKACsUiA$VCB3vIs4dNMyqGTzw7QbXXQ4MU/Fj9W7L5+9kzV8fXI'

/** The same characters count as the same, however a keyboard composes their accents. */
const canonical = (password: string) => password.normalize('NFC')

async function work<TResult>(task: () => Promise<TResult>): Promise<TResult> {
  if (inTurn.pendingCount >= WAITING_MAX) {
    throw new AppError('request.rateLimited', { retryAfter: 5 })
  }
  return inTurn(task)
}
