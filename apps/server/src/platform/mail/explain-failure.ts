/** What went wrong with a mail, in words that name neither a person nor a credential. */
export interface MailFailure {
  readonly reason: string
  /** Whether a repeat could succeed without anyone changing anything. */
  readonly mayRepeat: boolean
}

/** What an error of the mail library or of the system says of itself. */
interface DeliveryError {
  readonly code?: string
  /** Code of the system or of TLS below that of the library. */
  readonly originalCode?: string
  /** Last command sent to the mail server. */
  readonly command?: string
  /** First three digits of the mail server's answer. */
  readonly responseCode?: number
  readonly message?: string
}

/**
 * Explains why a mail could not be handed on. The error's own message is seldom shown: mail servers
 * quote addresses in their answers.
 */
export function explainFailure(error: unknown): MailFailure {
  const failure = (error ?? {}) as DeliveryError
  const { responseCode } = failure
  const isFinal = responseCode !== undefined && responseCode >= 500
  const tls = tlsProblem(failure)
  if (tls !== undefined)
    return { reason: `TLS with the mail server fails: ${tls}`, mayRepeat: true }
  if (responseCode !== undefined) {
    return {
      reason: `the mail server refuses ${refusedPart(failure)} (${responseCode})`,
      mayRepeat: !isFinal,
    }
  }
  if (failure.code === 'EAUTH') {
    return { reason: 'the credentials of SMTP_URL cannot be used', mayRepeat: false }
  }
  const code = failure.originalCode ?? failure.code
  const place = failure.command === undefined ? 'the mail could not be written' : UNREACHABLE
  return { reason: code === undefined ? place : `${place} (${code})`, mayRepeat: true }
}

const UNREACHABLE = 'the mail server cannot be reached'

function refusedPart({ code, command = '' }: DeliveryError): string {
  if (code === 'EAUTH') return 'the credentials of SMTP_URL'
  if (command === 'MAIL FROM') return 'the sender'
  return command === 'RCPT TO' ? 'the recipient' : 'the mail'
}

const TLS_CODE = /CERT|SSL|TLS|SIGNATURE|ISSUER|CRL/

/** Messages of TLS name certificates and hosts at most. */
function tlsProblem(failure: DeliveryError): string | undefined {
  const { code, originalCode, responseCode, message = '' } = failure
  if (code === 'ETLS') {
    if (responseCode !== undefined) return `STARTTLS is refused (${responseCode})`
    return message.replace(/^Error initiating TLS - /, '')
  }
  return originalCode !== undefined && TLS_CODE.test(originalCode) ? originalCode : undefined
}
