import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { explainFailure } from '#platform/mail/explain-failure.ts'
import { isPlainAddress } from '#platform/mail/mail-message.ts'
import { createMailQueue, type MailQueueOptions } from '#platform/mail/mail-queue.ts'
import { mailSender } from '#platform/mail/mail-sender.ts'
import { createOutbox } from '#platform/mail/outbox.ts'
import type { MailTransport } from '#platform/mail/mail-transport.ts'
import { createSmtpTransport } from '#platform/mail/smtp.ts'
import { composeMail, type MailOrder } from './compose-mail.ts'
import type { MailTemplate } from './mail-templates.ts'

/** Sends mails in the background: whoever sends one neither waits nor hears of failures. */
export interface Mail {
  /**
   * @example
   * mail.send({ to, locale, template: 'welcome', values: { name }, site: siteOrigin(config, request) })
   */
  send<TTemplate extends MailTemplate>(order: MailOrder<TTemplate>): void
  /** Hands one mail on while the caller waits, and says what came of it. */
  deliver<TTemplate extends MailTemplate>(order: MailOrder<TTemplate>): Promise<MailOutcome>
  /** What became of mails since the server began. */
  state(): MailState
  /** Resolves when no mail is waiting or in progress. */
  idle(): Promise<void>
  /** Sends what is waiting, for a few seconds at most. */
  close(): Promise<void>
}

export interface MailState {
  readonly waiting: number
  /** Mails that were given up. */
  readonly failed: number
  readonly lastSentAt: Date | undefined
}

/** `later`: not this time, but a repeat could succeed; `never`: it would not. */
export type MailOutcome = 'sent' | 'later' | 'never'

export interface MailOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteName' | 'publicUrl' | 'dataDir'>
  readonly log: Logger
  readonly delays?: MailQueueOptions['delays']
}

/** Milliseconds for mails that are waiting when the server stops. */
const DRAIN_MS = 3_000

/** Mail through the mail server of `SMTP_URL`, or into the outbox in the data directory. */
export function createMail({ config, log, delays }: MailOptions): Mail {
  const sender = mailSender(config)
  const outbox = join(config.dataDir, 'outbox')
  let lastSentAt: Date | undefined
  const transport = noting(
    config.smtpUrl === undefined
      ? createOutbox(outbox, sender)
      : createSmtpTransport(config.smtpUrl, sender),
    () => (lastSentAt = new Date()),
  )
  if (config.smtpUrl === undefined) {
    log.info({ outbox }, 'SMTP_URL is not set: mails are kept as files')
  }
  const queue = createMailQueue({ transport, log, ...(delays !== undefined && { delays }) })
  return {
    send: (order) => {
      if (!isPlainAddress(order.to)) {
        log.error({ template: order.template, reason: 'the address is not one' }, 'mail given up')
        return
      }
      queue.add({
        template: order.template,
        compose: () => composeMail(order, config.siteName),
      })
    },
    deliver: async (order) => {
      const { to, template } = order
      if (!isPlainAddress(to)) return 'never'
      try {
        await transport.deliver(composeMail(order, config.siteName))
        return 'sent'
      } catch (error) {
        const { reason, mayRepeat } = explainFailure(error)
        log.warn({ template, reason, mayRepeat }, 'mail not handed on')
        return mayRepeat ? 'later' : 'never'
      }
    },
    state: () => ({ ...queue.state(), lastSentAt }),
    idle: queue.idle,
    close: () => queue.close(DRAIN_MS),
  }
}

/** A transport that says when it has handed a mail on. */
function noting(transport: MailTransport, onSent: () => void): MailTransport {
  return {
    deliver: async (message) => {
      await transport.deliver(message)
      onSent()
    },
    close: () => transport.close(),
  }
}
