import { createTransport } from 'nodemailer'
import { type MailSender, type MailTransport, toMailOptions } from './mail-transport.ts'

/** Mails on their way at the same time. */
const SMTP_CONNECTIONS = 2
/** Milliseconds for a mail server to take a connection, and to greet. */
const CONNECT_MS = 10_000
/** Milliseconds of silence after which a connection counts as lost. */
const SILENCE_MS = 30_000

/**
 * Mails leave through the mail server of `SMTP_URL`. Credentials are sent only over TLS unless the
 * server is on this machine; `?requireTLS=false` in the URL says otherwise.
 */
export function createSmtpTransport(url: string, sender: MailSender): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    requireTLS: mustEncrypt(new URL(url)),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    deliver: async (message) => {
      await transport.sendMail(toMailOptions(message, sender))
    },
    // A server that stalls must not keep us.
    close: () => transport.close({ force: true }),
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

function mustEncrypt({ protocol, username, hostname }: URL): boolean {
  return protocol === 'smtp:' && username !== '' && !LOOPBACK.test(hostname)
}
