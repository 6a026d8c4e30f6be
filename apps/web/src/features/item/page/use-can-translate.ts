import { useHydrated } from '@tanstack/react-router'
import { useSession } from '#lib/session/use-session.ts'
import { useSite } from '#lib/site-context.ts'
import { isSameLanguage } from '#lib/texts/language-title.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'

/**
 * The language a text can be translated into for this reader: that of the site or else of the
 * browser. Undefined where there is no service, no session or nothing to translate.
 */
export function useCanTranslate(text: string | null, locale: string): string | undefined {
  const { hasTranslation } = useSite()
  const { user } = useSession()
  const { language } = useFormats()
  const isHydrated = useHydrated()
  if (!hasTranslation || !user || !isHydrated || !text) return undefined
  return [language, navigator.language].find((wanted) => !isSameLanguage(wanted, locale))
}
