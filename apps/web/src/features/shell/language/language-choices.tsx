import { languageName, OFFERED_LANGUAGES } from '@glazy/locales/languages'
import menu from '#components/menu-list.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useLanguage } from './use-language.ts'

/** The languages the site exists in, each in its own words, as entries of a menu. */
export function LanguageChoices() {
  const { t } = useTranslation('shell')
  const { language, choose } = useLanguage()
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
              onClick={() => void choose(code)}
            >
              {languageName(code)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
