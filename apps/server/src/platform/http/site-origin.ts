import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/**
 * Address of the site for links that leave it, in mails above all: `PUBLIC_URL`. Without it the
 * host that the request names is used only where it is this machine, since whoever sends a request
 * can name any host, and a link to choose a new password would lead there. Otherwise links lead to
 * the address at which the request came in.
 */
export function siteOrigin(
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  request: FastifyRequest,
): string {
  if (publicUrl !== undefined) return publicUrl
  const { localAddress, localPort } = request.socket
  if (namesThisMachine(request.hostname, localAddress)) {
    return `${request.protocol}://${request.host}`
  }
  const address = plainAddress(localAddress)
  const host = address === undefined ? 'localhost' : isIP(address) === 6 ? `[${address}]` : address
  return `http://${host}:${localPort ?? port}`
}

/** The same where no request has come: this machine without `PUBLIC_URL`. */
export function siteOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`
}

function namesThisMachine(name: string, localAddress: string | undefined): boolean {
  const host = name.replace(/^\[|\]$/g, '').toLowerCase()
  const own = hostname().toLowerCase()
  if (host === 'localhost' || host === own || host === `${own}.local`) return true
  return isIP(host) !== 0 && (isLoopback(host) || host === plainAddress(localAddress))
}

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

/** IPv4 addresses arrive wrapped where the server listens on both families. */
function plainAddress(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:/, '')
}
