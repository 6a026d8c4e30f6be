import type { LanguageCode } from '@glazy/locales/languages'
import { useRouter } from '@tanstack/react-router'
import { readBrowserCookie } from '#lib/cookies.ts'
import { notify } from '#lib/notify.ts'
import { choosePreferences, chosenPreferences } from '#lib/preferences/chosen-store.ts'
import { LANGUAGE_COOKIE } from '#lib/preferences/cookie-names.ts'
import { LANGUAGE_SAVED_KEY, reloadSoon } from '#lib/preferences/reload-soon.ts'
import { useSavePreferences } from '#lib/preferences/use-save-preferences.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The language of the page and how to change it: here, then with the account, then all over. */
export function useLanguage() {
  const { t } = useTranslation('shell')
  const { language } = useFormats()
  const { session } = useRouter().options.context
  const save = useSavePreferences()

  async function choose(locale: LanguageCode) {
    if (locale === language) return
    const before = chosenPreferences().locale ?? null
    choosePreferences({ locale })
    if (readBrowserCookie(LANGUAGE_COOKIE) !== locale) {
      notify('error', t('language.failed'))
      return
    }
    if (session.get().user) {
      if (!(await save({ locale }, { isQuiet: true, isSavedFirst: true }))) {
        choosePreferences({ locale: before })
        notify('error', t('language.notSaved'))
        return
      }
      // On this page nobody could read it.
      sessionStorage.setItem(LANGUAGE_SAVED_KEY, '')
    }
    reloadSoon()
  }

  return { language, choose }
}
