import { DEFAULT_LANGUAGE } from '@glazy/locales/languages'
import { createContext, use } from 'react'
import { formatsOf } from './formats.ts'

/** Formats of the page's language; a context, because lists ask for them by the thousand. */
export const FormatsContext = createContext(formatsOf(DEFAULT_LANGUAGE))

export function useFormats() {
  return use(FormatsContext)
}
