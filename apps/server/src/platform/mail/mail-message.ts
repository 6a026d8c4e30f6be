/** One mail to one person, as it goes out. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: string
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Characters of a subject; what is longer is cut. */
const SUBJECT_MAX = 200

/**
 * Text for a header: line breaks, which would begin another header, and other control characters
 * become spaces.
 */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
  return line.length > SUBJECT_MAX ? `${line.slice(0, SUBJECT_MAX - 1)}…` : line
}

/** Whether a text is one plain address and nothing that a mail server could take for more. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s<>@,;:"()\\[\]\p{Cc}]+@[^\s<>@,;:"()\\[\]\p{Cc}]+$/u.test(text)
}
