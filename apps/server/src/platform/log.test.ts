import { pino } from 'pino'
import { expect, it } from 'vitest'
import { logOptions } from './log.ts'

it('keeps secrets and quoted rows out of the log', () => {
  let written = ''
  const log = pino(logOptions({ logLevel: 'trace' }), {
    write: (line: string) => (written += line),
  })
  const violation = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(potter@example.org) already exists.',
  })
  log.error({ err: new Error('saving failed', { cause: violation }) }, 'request failed')
  log.info({
    req: { method: 'GET', url: '/?token=hidden', ip: '::1', headers: { cookie: 'hidden' } },
  })
  log.trace({ busboyOptions: { headers: { cookie: 'hidden' } } }, 'a library that tells too much')
  log.info({ user: { email: 'potter@example.org', password: 'hidden', token: 'hidden' } })
  expect(written).toContain('23505')
  expect(written).toContain('saving failed')
  expect(written).not.toMatch(/potter@|hidden/)
})
