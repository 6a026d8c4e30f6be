import type { MetadataText, MetadataValues } from './metadata-values.ts'

/** The texts of a form and which of them is first. */
type Texts = Pick<MetadataValues, 'texts' | 'defaultLocale'>

const EMPTY = { name: '', otherNames: '', description: '' }

/** Another language, whose name begins as that of the default language. */
export function addText({ texts, defaultLocale }: Texts, locale: string): Texts {
  const name = texts.find((text) => text.locale === defaultLocale)?.name ?? ''
  return { texts: [...texts, { ...EMPTY, locale, name }], defaultLocale }
}

/** A default language that turns out to be another one stays the default. */
export function changeText(
  { texts, defaultLocale }: Texts,
  at: number,
  change: Partial<MetadataText>,
): Texts {
  const { locale = defaultLocale } = change
  const isDefault = texts[at]?.locale === defaultLocale
  return {
    texts: texts.map((text, place) => (place === at ? { ...text, ...change } : text)),
    defaultLocale: isDefault ? locale : defaultLocale,
  }
}

/** Removes a language; the last one stays. Without the default one the first that remains is it. */
export function removeText(values: Texts, at: number): Texts {
  const texts = values.texts.filter((_, place) => place !== at)
  const [first] = texts
  if (first === undefined) return values
  const isLeft = texts.some(({ locale }) => locale === values.defaultLocale)
  return { texts, defaultLocale: isLeft ? values.defaultLocale : first.locale }
}
