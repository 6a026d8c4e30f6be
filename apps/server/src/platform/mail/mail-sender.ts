import type { Config } from '#config.ts'
import type { MailSender } from './mail-transport.ts'

/** Who mails come from: as set, else the site at its own address. */
export function mailSender({
  mailFrom,
  siteName,
  publicUrl,
}: Pick<Config, 'mailFrom' | 'siteName' | 'publicUrl'>): MailSender {
  const named = /^([^<]*)<([^>]+)>$/.exec(mailFrom ?? '')
  if (named?.[2] !== undefined) return { name: named[1]?.trim() || siteName, address: named[2] }
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return { name: siteName, address: mailFrom ?? `noreply@${host}` }
}
