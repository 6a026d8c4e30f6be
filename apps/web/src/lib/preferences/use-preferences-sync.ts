import { isOfferedLanguage } from '@glazy/locales/languages'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#lib/session/use-session.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { preferredLooks } from '#lib/visitor.ts'
import { chosenPreferences, choosePreferences } from './chosen-store.ts'
import { looksOf, unsavedChoices } from './effective-preferences.ts'
import { reloadSoon } from './reload-soon.ts'
import { usePreferenceValue } from './use-preference-value.ts'
import { DARK_DEVICE } from './use-shown-theme.ts'
import { saveWithAccount } from './use-save-preferences.ts'

/** Keeps the open page in step with the preferences, whoever changes them: a control, a login or another tab. */
export function usePreferencesSync(): void {
  useTheme()
  useListLooks()
  useAccountChoices()
  useAccountLanguage()
}

function useTheme() {
  const isDark = usePreferenceValue('isDark')
  useEffect(() => {
    const device = matchMedia(DARK_DEVICE)
    const show = () => {
      const theme = (isDark ?? device.matches) ? 'dark' : 'light'
      document.documentElement.dataset.theme = theme
    }
    show()
    device.addEventListener('change', show)
    return () => device.removeEventListener('change', show)
  }, [isDark])
}

/** Loaders of lists read how a list is shown from the context. */
function useListLooks() {
  const router = useRouter()
  const { user } = useSession()
  const searchView = usePreferenceValue('searchView')
  const searchAnalysisType = usePreferenceValue('searchAnalysisType')
  useEffect(() => {
    const { context } = router.options
    const { listView, listFigures } = preferredLooks(user, chosenPreferences())
    const { visitor } = context
    if (visitor.listView === listView && visitor.listFigures === listFigures) return
    router.update({ context: { ...context, visitor: { ...visitor, listView, listFigures } } })
  }, [router, user, searchView, searchAnalysisType])
}

/**
 * What an account has never saved is taken over from this browser, once for each login; theme and
 * view go the other way too, as pages without the account are drawn by their cookies.
 */
function useAccountChoices() {
  const { session } = useRouter().options.context
  const { user } = useSession()
  const id = user?.id
  useEffect(() => {
    const { user: owner } = session.get()
    if (id === undefined || !owner) return
    const missing = unsavedChoices(owner, chosenPreferences())
    const looks = looksOf(owner)
    if (Object.keys(looks).length > 0) choosePreferences(looks)
    if (Object.keys(missing).length === 0) return
    // Nobody has asked for this: when it fails, the next login does it.
    saveWithAccount(session, owner, missing).catch(() => undefined)
  }, [session, id])
}

/** A page in another language than the account's, as after a login, is loaded again in that one. */
function useAccountLanguage() {
  const { user } = useSession()
  const { language } = useFormats()
  const id = user?.id
  const locale = user?.preferences.locale ?? undefined
  useEffect(() => {
    const isAskedFor = new URLSearchParams(location.search).has('lang')
    if (id === undefined || isAskedFor || !isOfferedLanguage(locale) || locale === language) return
    choosePreferences({ locale })
    reloadSoon()
  }, [id, locale, language])
}
