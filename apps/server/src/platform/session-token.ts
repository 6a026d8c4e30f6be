import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** An unguessable secret of 256 bits, safe in headers, cookies and addresses. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What the database keeps of a token: who reads the database cannot use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
