import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CredentialsRow } from './accounts.queries.ts'

/** A browser that has logged in to an account keeps a proof of it for so many days. */
export const DEVICE_PROOF_DAYS = 180

type Account = Pick<CredentialsRow, 'id' | 'password_hash'>

/**
 * What a browser shows at its next login, so that guesses of others do not keep it out. It is signed
 * with the hash of the password: nothing is stored, and a new password makes all proofs worthless.
 */
export function proveDevice(account: Account): string {
  const device = randomBytes(12).toString('base64url')
  return `${device}.${sign(account, device).toString('base64url')}`
}

/** Name of the browser that shows a proof; undefined when it has never logged in to the account. */
export function knownDevice(account: Account, proof: string | undefined): string | undefined {
  if (account.password_hash === null || proof === undefined) return undefined
  const [device = '', signature = ''] = proof.split('.', 2)
  const [given, right] = [Buffer.from(signature, 'base64url'), sign(account, device)]
  return given.length === right.length && timingSafeEqual(given, right) ? device : undefined
}

const sign = ({ id, password_hash: secret }: Account, device: string) =>
  createHmac('sha256', secret ?? '')
    .update(`device ${id} ${device}`)
    .digest()
