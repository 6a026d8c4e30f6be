import type { Namespace } from '@glazy/locales/messages'
import type { i18n, TFunction } from 'i18next'
import { createContext, use } from 'react'
import type { Texts } from './texts.ts'

/** The texts of the page; the document around every page provides them. */
export const TextsContext = createContext<Texts | undefined>(undefined)

/**
 * Texts of one feature: `const { t } = useTranslation('shell')`. A part that appears later, such
 * as a dialog, waits inside its `Suspense` until its texts are there.
 */
export function useTranslation<TNamespace extends Namespace>(
  namespace: TNamespace,
): { readonly t: TFunction<TNamespace> } {
  const texts = use(TextsContext)
  if (!texts) throw new Error('texts are read outside of the document that provides them')
  const loading = texts.load([namespace])
  // Thrown and not given to `use`: React would render on from here, and the hooks that follow in
  // the same component would find themselves in a first render that it takes for a second.
  if (loading) throw loading
  return { t: translator(texts.i18n, namespace) }
}

type Values = Readonly<Record<string, unknown>>
type Translate = (key: string, options?: Values) => string

const translators = new WeakMap<i18n, Map<Namespace, TFunction<Namespace>>>()
/** Texts as the files have them, by language and key: a page reads dozens, always the same. */
const templates = new Map<string, string>()

/** The translating function of a namespace, one per instance. */
function translator<TNamespace extends Namespace>(
  instance: i18n,
  namespace: TNamespace,
): TFunction<TNamespace> {
  const known = translators.get(instance) ?? new Map<Namespace, TFunction<Namespace>>()
  translators.set(instance, known)
  let translate = known.get(namespace)
  if (!translate) {
    translate = createTranslate(instance, namespace) as unknown as TFunction<Namespace> // same calls, same answers
    known.set(namespace, translate)
  }
  return translate as TFunction<TNamespace> // stored under its own namespace
}

/**
 * i18next finds languages, fallbacks and plurals. What it found is remembered and the values are
 * filled in here: asking it for each text of a list took a third of the time of a page.
 */
function createTranslate(instance: i18n, namespace: Namespace): Translate {
  // The typed keys are for callers; in here a key is any text.
  const whole = instance.getFixedT(instance.language, namespace) as unknown as Translate
  const always: Values = instance.options.interpolation?.defaultVariables ?? {}
  const prefix = `${instance.language}/${namespace}/`
  return (key, options) => {
    if (options && 'count' in options) return whole(key, options)
    const name = prefix + key
    const template = templates.get(name) ?? whole(key, { skipInterpolation: true })
    templates.set(name, template)
    return template.includes('{{') ? fill(template, { ...always, ...options }) : template
  }
}

/** Puts values in place of `{{name}}`; a value that is missing leaves nothing. */
function fill(template: string, values: Values): string {
  return template.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => String(values[name] ?? ''))
}
