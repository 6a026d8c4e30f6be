import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { captureLog, type CapturedLog } from '#testing/captured-log.ts'
import { readOutbox } from '#testing/outbox.ts'
import { startSmtpServer, type TestSmtpServer } from '#testing/smtp-server.ts'
import { testConfig } from '#testing/test-app.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import type { MailOrder } from './compose-mail.ts'
import { createMail, type Mail } from './mail.ts'

const WELCOME: MailOrder<'welcome'> = {
  to: 'test@test.invalid',
  locale: null,
  template: 'welcome',
  values: { name: 'test' },
  site: 'http://localhost:3000',
}

let dataDir: string
let log: CapturedLog
let mail: Mail | undefined
let server: TestSmtpServer | undefined
beforeEach(async () => {
  dataDir = await makeTemporaryFolder()
  log = captureLog()
})
afterEach(async () => {
  await mail?.close()
  await server?.stop()
  mail = undefined
  server = undefined
  await removeFolder(dataDir)
})

function start(smtpUrl?: string, delays: readonly number[] = []): Mail {
  const config = testConfig({ dataDir, smtpUrl, mailFrom: 'Test Kiln <kiln@test.invalid>' })
  mail = createMail({ config, log: log.log, delays })
  return mail
}

describe('without a mail server', () => {
  it('a mail becomes a file that only its owner can read, and the log says so', async () => {
    const mailbox = start()
    mailbox.send(WELCOME)
    await mailbox.idle()
    const [name = ''] = await readdir(join(dataDir, 'outbox'))
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/)
    expect((await stat(join(dataDir, 'outbox', name))).mode & 0o777).toBe(0o600)
    expect(await readOutbox(dataDir)).toMatchObject([
      { to: 'test@test.invalid', from: 'kiln@test.invalid', subject: 'Welcome to Glazy' },
    ])
    expect(log.text()).toContain('SMTP_URL is not set: mails are kept as files')
    expect(log.text()).toContain('"msg":"mail handed on"')
    expect(log.text()).not.toContain('test@test.invalid')
  })

  it('mails that were sent before the stop are in the outbox after it', async () => {
    const mailbox = start()
    for (let count = 0; count < 20; count += 1) mailbox.send(WELCOME)
    await mailbox.close()
    expect(await readOutbox(dataDir)).toHaveLength(20)
    mailbox.send(WELCOME)
    await mailbox.idle()
    expect(await readOutbox(dataDir)).toHaveLength(20)
    expect(log.text()).toContain('the server is stopping')
  })

  it.each([
    'test@test.invalid\r\nBcc: other@test.invalid',
    'a@test.invalid, b@test.invalid',
    'x',
    '',
  ])('nothing is sent to %j', async (to) => {
    const mailbox = start()
    mailbox.send({ ...WELCOME, to })
    await mailbox.idle()
    expect(await readOutbox(dataDir)).toEqual([])
    expect(log.text()).toContain('the address is not one')
  })
})

describe('with a mail server', () => {
  it('mails arrive, with credentials where they are wanted', async () => {
    server = await startSmtpServer(['auth'])
    start(`smtp://test:secret@127.0.0.1:${server.port}`).send(WELCOME)
    const [received] = await server.mails(1)
    expect(received).toMatchObject({ to: 'test@test.invalid', subject: 'Welcome to Glazy' })
  })

  it('a text cannot become a header', async () => {
    server = await startSmtpServer()
    start(`smtp://127.0.0.1:${server.port}`).send({
      ...WELCOME,
      template: 'notification',
      values: {
        name: 'test',
        title: 'New\r\nBcc: other@test.invalid\r\n\r\nbody',
        message: 'text',
        path: null,
      },
    })
    const [received] = await server.mails(1)
    expect(received?.to).toBe('test@test.invalid')
    expect(received?.subject).toBe('New Bcc: other@test.invalid body')
  })

  it('a mail waits for a server that is down', async () => {
    const first = await startSmtpServer()
    await first.stop()
    const mailbox = start(`smtp://127.0.0.1:${first.port}`, [100, 200, 400, 800, 1_600, 3_200])
    mailbox.send(WELCOME)
    await expect.poll(() => log.text()).toContain('the mail server cannot be reached')
    server = await startSmtpServer([], first.port)
    expect(await server.mails(1)).toHaveLength(1)
    await mailbox.idle()
    expect(log.text()).toContain('mail not handed on yet')
    expect(log.text()).not.toContain('test@test.invalid')
  })

  it('a refused recipient is given up at once, and not named', async () => {
    server = await startSmtpServer()
    const mailbox = start(`smtp://127.0.0.1:${server.port}`, [60_000])
    mailbox.send({ ...WELCOME, to: 'refused@test.invalid' })
    await mailbox.idle()
    expect(log.text()).toContain('the mail server refuses the recipient (550)')
    expect(log.text()).toContain('mail given up')
    expect(log.text()).not.toContain('refused@test.invalid')
  })

  it('a recipient that is refused for now is tried again, a few times', async () => {
    server = await startSmtpServer()
    const mailbox = start(`smtp://127.0.0.1:${server.port}`, [10, 20])
    mailbox.send({ ...WELCOME, to: 'later@test.invalid' })
    await mailbox.idle()
    expect(log.text().match(/not handed on yet/g)).toHaveLength(2)
    expect(log.text()).toContain('"tries":3')
    expect(log.text()).not.toContain('later@test.invalid')
  })

  it.each([
    ['smtps', ['secure'], /TLS with the mail server fails: \w*(EXPIRED|SIGNED)\w*/],
    ['smtp', ['starttls'], /TLS with the mail server fails: \w*(EXPIRED|SIGNED)\w*/],
    ['smtps', [], /TLS with the mail server fails: \w+/],
  ] as const)('%s to a server with %j says that TLS is wrong', async (protocol, options, words) => {
    server = await startSmtpServer(options)
    const mailbox = start(`${protocol}://127.0.0.1:${server.port}`)
    mailbox.send(WELCOME)
    await mailbox.idle()
    expect(log.text()).toMatch(words)
    expect(server.count()).toBe(0)
  })

  it('a certificate that is expected to be its own is accepted', async () => {
    server = await startSmtpServer(['secure'])
    start(`smtps://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`).send(WELCOME)
    expect(await server.mails(1)).toHaveLength(1)
  })

  it('wrong credentials are told without being shown', async () => {
    server = await startSmtpServer(['auth'])
    const mailbox = start(`smtp://test:hidden@127.0.0.1:${server.port}`)
    mailbox.send(WELCOME)
    await mailbox.idle()
    expect(log.text()).toMatch(/the mail server refuses the credentials of SMTP_URL \(535\)/)
    expect(log.text()).not.toContain('hidden')
  })

  it('the stop waits for what can be sent, and not for what cannot', async () => {
    server = await startSmtpServer()
    const mailbox = start(`smtp://127.0.0.1:${server.port}`, [60_000])
    mailbox.send(WELCOME)
    mailbox.send({ ...WELCOME, to: 'later@test.invalid' })
    await expect.poll(() => log.text()).toContain('not handed on yet')
    const began = Date.now()
    await mailbox.close()
    // The next try would be a minute after the first.
    expect(Date.now() - began).toBeLessThan(30_000)
    expect(await server.mails(1)).toHaveLength(1)
    expect(log.text()).toContain('mail given up')
  })
})
