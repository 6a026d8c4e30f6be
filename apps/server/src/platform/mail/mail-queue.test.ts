import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CapturedLog, captureLog } from '#testing/captured-log.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { createMailQueue } from './mail-queue.ts'
import type { MailSender } from './mail-transport.ts'
import { createOutbox, OUTBOX_MAX, removeMailsTo } from './outbox.ts'
import { createSmtpTransport } from './smtp.ts'

const SENDER: MailSender = { name: 'Test', address: 'test@test.invalid' }

const mail = (to = 'reader@test.invalid') => ({
  template: 'welcome',
  compose: () => ({ to, subject: 'Test', text: 'text', html: '<p>text</p>', language: 'en' }),
})

let folder: string
let log: CapturedLog
beforeEach(async () => {
  folder = await makeTemporaryFolder()
  log = captureLog()
})
afterEach(() => removeFolder(folder))

it('a full queue refuses mails, and says so', async () => {
  const transport = createSmtpTransport('smtp://127.0.0.1:1', SENDER)
  const queue = createMailQueue({ transport, log: log.log, delays: [60_000], limit: 3 })
  for (let count = 0; count < 5; count += 1) queue.add(mail())
  expect(log.text().match(/too many mails are waiting/g)).toHaveLength(2)
  await queue.close(1_000)
  expect(log.text().match(/mail given up/g)).toHaveLength(5)
  expect(log.text()).not.toContain('reader@test.invalid')
})

it('a mail that cannot be put into words stops no other', async () => {
  const queue = createMailQueue({
    transport: createOutbox(folder, SENDER),
    log: log.log,
    delays: [],
  })
  const broken = () => {
    throw new Error('secret@test.invalid')
  }
  queue.add({ template: 'welcome', compose: broken })
  queue.add(mail())
  await queue.idle()
  expect(await readdir(folder)).toHaveLength(1)
  expect(log.text()).toContain('"reason":"the mail could not be written"')
  expect(log.text()).not.toContain('secret@test.invalid')
})

it('the outbox keeps the newest mails', async () => {
  await mkdir(folder, { recursive: true })
  for (let count = 0; count < OUTBOX_MAX + 5; count += 1) {
    await writeFile(join(folder, `2000-01-01T00-00-00.000Z-${10_000 + count}.eml`), 'old')
  }
  const queue = createMailQueue({ transport: createOutbox(folder, SENDER), log: log.log })
  queue.add(mail())
  await queue.idle()
  const names = (await readdir(folder)).sort()
  expect(names).toHaveLength(OUTBOX_MAX)
  expect(names[0]).toContain('-10006.eml')
  expect(names.at(-1)).not.toContain('2000-01-01')
})

it('the outbox forgets the mails to one address', async () => {
  const queue = createMailQueue({ transport: createOutbox(folder, SENDER), log: log.log })
  for (const to of ['reader@test.invalid', 'Reader@test.invalid', 'areader@test.invalid']) {
    queue.add(mail(to))
  }
  await queue.idle()
  await removeMailsTo(folder, 'reader@test.invalid')
  expect(await readdir(folder)).toHaveLength(1)
  await removeMailsTo(join(folder, 'missing'), 'reader@test.invalid')
})
