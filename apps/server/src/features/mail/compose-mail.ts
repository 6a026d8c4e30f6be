import { headerText, type MailMessage } from '#platform/mail/mail-message.ts'
import { type Html, html } from '#platform/html.ts'
import { MAIL_PATHS, type MailTemplate, type MailTemplates } from './mail-templates.ts'
import { mailTexts } from './mail-texts.ts'

/** A mail that is to be sent: to whom, in which language, and what it says. */
export interface MailOrder<TTemplate extends MailTemplate = MailTemplate> {
  readonly to: string
  /** The recipient's language; null for one who never chose. */
  readonly locale: string | null
  readonly template: TTemplate
  readonly values: MailTemplates[TTemplate]
  /** What a mail lists, each with its path where there is something to open. */
  readonly items?: readonly MailItem[]
  /** Paths of the page that stops such mails, and of the call that mail programs make for it. */
  readonly unsubscribe?: { readonly path: string; readonly oneClickPath: string }
  /** Address of the site without a trailing slash: `siteOrigin` knows it. */
  readonly site: string
}

interface MailItem {
  readonly text: string
  readonly detail: string
  readonly path: string | null
}

/** What a mail says, before it is laid out. */
interface MailParts {
  readonly language: string
  readonly siteName: string
  readonly site: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly link: string; readonly hint: string } | null
  readonly items: readonly { text: string; detail: string; link: string | null }[]
  /** After the button. */
  readonly note: string | undefined
  readonly stop: { readonly label: string; readonly link: string } | null
  readonly closing: string
}

/** Puts a mail into words, as text and as HTML. */
export function composeMail<TTemplate extends MailTemplate>(
  order: MailOrder<TTemplate>,
  siteName: string,
): MailMessage {
  const parts = partsOf(order, siteName)
  return {
    to: order.to,
    language: parts.language,
    subject: headerText(parts.subject),
    text: layOutText(parts),
    html: layOutHtml(parts).text,
    ...(order.unsubscribe && { headers: unsubscribeHeaders(order.site, order.unsubscribe) }),
  }
}

/** So that mail programs offer to stop the mails, and do it without opening a page (RFC 8058). */
function unsubscribeHeaders(
  site: string,
  { oneClickPath }: NonNullable<MailOrder['unsubscribe']>,
): MailMessage['headers'] {
  return {
    'List-Unsubscribe': `<${linkTo(site, oneClickPath)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function partsOf<TTemplate extends MailTemplate>(
  { template, values, locale, site, items = [], unsubscribe }: MailOrder<TTemplate>,
  siteName: string,
): MailParts {
  const { language, find } = mailTexts(locale)
  const filled = { siteName, site, ...texts(values) }
  const text = (key: string) => find(key, filled)
  const path = MAIL_PATHS[template](values)
  const label = text(`${template}.action`)
  return {
    language,
    siteName,
    site,
    subject: text(`${template}.subject`) ?? siteName,
    paragraphs: [
      text('layout.greeting'),
      text(`${template}.body`),
      text(`${template}.detail`),
    ].filter((paragraph): paragraph is string => paragraph !== undefined && paragraph !== ''),
    action:
      path === null || label === undefined
        ? null
        : { label, link: linkTo(site, path), hint: text('layout.linkHint') ?? '' },
    items: items.map(({ text: line, detail, path: to }) => ({
      text: line,
      detail,
      link: to === null ? null : linkTo(site, to),
    })),
    note: text(`${template}.note`),
    stop:
      unsubscribe === undefined
        ? null
        : { label: text('layout.stop') ?? '', link: linkTo(site, unsubscribe.path) },
    closing: text('layout.closing') ?? siteName,
  }
}

/** Always an address of the site, whatever the path looks like. */
function linkTo(site: string, path: string): string {
  return `${site}/${path.replace(/^\/+/, '')}`
}

/** Values as text; what is absent is filled in as nothing. */
function texts(values: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))
}

function layOutText(parts: MailParts): string {
  const { paragraphs, items, action, note, stop, closing, site } = parts
  return [
    ...paragraphs,
    ...items.map(({ text, detail, link }) =>
      [`- ${text}`, detail, link ?? ''].filter((line) => line !== '').join('\n  '),
    ),
    ...(action === null ? [] : [`${action.label}:\n${action.link}`]),
    ...(note === undefined ? [] : [note]),
    ...(stop === null ? [] : [`${stop.label}:\n${stop.link}`]),
    closing,
    `-- \n${site}\n`,
  ].join('\n\n')
}

const BODY = 'margin:0;padding:24px;background:#f5f4f2;color:#1f1d1a'
const BOX =
  'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;' +
  'font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1f5f8b;color:#ffffff;' +
  'text-decoration:none;font-weight:600'
const SMALL = 'font-size:13px;color:#5c5852;overflow-wrap:anywhere'

const LIST = 'padding-left:20px'
const ITEM = 'margin:0 0 12px'

function layOutItem({ text, detail, link }: MailParts['items'][number]): Html {
  return html`<li style="${ITEM}">
    ${link === null ? text : html`<a href="${link}">${text}</a>`}${
      detail === '' ? '' : html`<br /><span style="${SMALL}">${detail}</span>`
    }
  </li> `
}

/** Styles are at the elements: mail programs drop style sheets. */
function layOutHtml(parts: MailParts): Html {
  const { language, subject, paragraphs, items, action, note, stop, closing } = parts
  const { site, siteName } = parts
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="${BODY}">
        <div style="${BOX}">
          ${paragraphs.map((paragraph) => html`<p>${lines(paragraph)}</p> `)}${
            items.length === 0
              ? ''
              : html`<ul style="${LIST}">
                  ${items.map(layOutItem)}
                </ul> `
          }${
            action === null
              ? ''
              : html`<p><a href="${action.link}" style="${BUTTON}">${action.label}</a></p>
                  <p style="${SMALL}">
                    ${action.hint}<br /><a href="${action.link}">${action.link}</a>
                  </p> `
          }${note === undefined ? '' : html`<p>${lines(note)}</p> `}
          <p>${lines(closing)}</p>
          <p style="${SMALL}">
            <a href="${site}">${siteName}</a>${
              stop === null ? '' : html` · <a href="${stop.link}">${stop.label}</a>`
            }
          </p>
        </div>
      </body>
    </html> `
}

/** Line breaks of a text stay line breaks. */
function lines(text: string): readonly Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
}
