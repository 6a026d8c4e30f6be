import type { SendMailOptions } from 'nodemailer'
import type { MailMessage } from './mail-message.ts'

/** A way on which mails leave: a mail server, or files. */
export interface MailTransport {
  /** Hands one mail on; what it throws is explained by `explainFailure`. */
  deliver(message: MailMessage): Promise<void>
  close(): void
}

export interface MailSender {
  readonly name: string
  readonly address: string
}

/** A mail in the words of the library; addresses are objects, so that none is read as a list. */
export function toMailOptions(message: MailMessage, sender: MailSender): SendMailOptions {
  return {
    from: { ...sender },
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: {
      ...message.headers,
      // Nobody's absence note is needed as an answer.
      'Auto-Submitted': 'auto-generated',
      'Content-Language': message.language,
    },
  }
}
