import type { Namespace } from '@glazy/locales/messages'
import type { Translate } from '@glazy/locales/translate'
import { createContext, use } from 'react'
import type { Names } from './names.ts'
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
  return { t: useTexts().read(namespace) }
}

/** What the entries of the library's tables are called: `const names = useNames()`. */
export function useNames(): Names {
  return useTexts().names()
}

function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('texts are read outside of the document that provides them')
  return texts
}
