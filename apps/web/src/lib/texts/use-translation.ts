import type { Namespace } from '@glazy/locales/messages'
import type { Translate } from '@glazy/locales/translate'
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
): { readonly t: Translate<TNamespace> } {
  const texts = use(TextsContext)
  if (!texts) throw new Error('texts are read outside of the document that provides them')
  const loading = texts.load([namespace])
  // Thrown and not given to `use`: React would render on from here, and the hooks that follow in
  // the same component would find themselves in a first render that it takes for a second.
  if (loading) throw loading
  return { t: texts.of(namespace) }
}
