import type { HappeningKind } from '@glazy/contract/notifications'
import type { OwnWords } from '#db/tables/notification.ts'
import { mailTexts } from '#features/mail/mail-texts.ts'

export interface News {
  readonly kind: HappeningKind | null
  /** Of what has words of its own, in the language it was told in; stands in where the words are gone. */
  readonly title: string | null
  readonly words?: OwnWords | null
  /** How many have done it, and who of them was the last. */
  readonly people: number
  readonly actor_name: string | null
  /** Name of what it happened to; null where the reader may not see it (any more). */
  readonly subject: string | null
}

/** What a notification says, in one line: "4 people commented on “Celadon”". */
export function newsTitle(news: News, locale: string | null): string {
  const { kind, title, words, people, actor_name: name, subject } = news
  if (kind === null) return (words && sayWords(words, locale)) ?? title ?? ''
  const { find } = mailTexts(locale)
  const what = subject === null ? find('news.hidden', {}) : find('news.quoted', { name: subject })
  return find(`news.${kind}`, { name, what, count: people }) ?? ''
}

/** Words of their own in a language; undefined where no language has them any more. */
export function sayWords(
  { key, values, until }: OwnWords,
  locale: string | null,
): string | undefined {
  const { find, language } = mailTexts(locale)
  if (until === undefined) return find(key, values)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return find(key, { ...values, date: day.format(new Date(until)) })
}
