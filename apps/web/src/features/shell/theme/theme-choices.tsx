import { Monitor, Moon, Sun } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const CHOICES = [
  { isDark: false, icon: Sun, text: 'theme.light' },
  { isDark: true, icon: Moon, text: 'theme.dark' },
  { isDark: null, icon: Monitor, text: 'theme.system' },
] as const

/** The three themes as entries of a menu. */
export function ThemeChoices() {
  const { t } = useTranslation('shell')
  const [current, save] = usePreference('isDark')
  return (
    <section aria-label={t('theme.title')}>
      <p className={menu.heading}>{t('theme.title')}</p>
      <ul className={menu.list}>
        {CHOICES.map(({ isDark, icon: Icon, text }) => (
          <li key={text}>
            <button
              type="button"
              className={menu.item}
              aria-pressed={current === isDark}
              onClick={() => void save(isDark)}
            >
              <Icon size={18} aria-hidden />
              {t(text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
