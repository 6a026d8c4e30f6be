import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'

/** Addresses of this machine and of networks of one's own, where a proxy in front would be. */
const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/**
 * Says once in the log that a proxy hands on requests of which nobody has told us: all visitors then
 * seem to have its address, and share the limits of one.
 */
export function installUntoldProxy(app: FastifyInstance, trustProxy: Config['trustProxy']): void {
  if (trustProxy !== false) return
  let isSaid = false
  app.addHook('onRequest', async ({ headers, ip, isInternal, log }) => {
    if (isSaid || isInternal || headers['x-forwarded-for'] === undefined) return
    if (!nearby.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return
    isSaid = true
    log.warn(
      { proxy: ip },
      'a proxy hands on requests, and TRUST_PROXY is not set: all visitors count as one address',
    )
  })
}
