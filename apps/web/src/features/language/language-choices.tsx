import { languageName, OFFERED_LANGUAGES, type LanguageCode } from '@glazy/locales/languages'
import { useTranslation } from '#lib/texts/use-translation.ts'
import menu from '#components/menu-list.module.css'
import { writeBrowserCookie } from '#lib/cookies.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '#lib/visitor.ts'

/** The page is loaded again in the new language, shortly after the choice could be seen. */
const RELOAD_DELAY_MS = 100

/** The languages the site exists in, each in its own words, as entries of a menu. */
export function LanguageChoices() {
  const { t } = useTranslation('shell')
  const { language } = useFormats()

  function choose(code: LanguageCode) {
    if (code === language) return
    writeBrowserCookie(LANGUAGE_COOKIE, code, LANGUAGE_COOKIE_SECONDS)
    setTimeout(() => location.reload(), RELOAD_DELAY_MS)
  }

  return (
    <section aria-label={t('language.title')}>
      <p className={menu.heading}>{t('language.title')}</p>
      <ul className={menu.list}>
        {OFFERED_LANGUAGES.map((code) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              className={menu.item}
              aria-pressed={code === language}
              onClick={() => choose(code)}
            >
              {languageName(code)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
