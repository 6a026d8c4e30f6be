import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import menu from '#components/menu-list.module.css'

const CHOICES = [
  { scheme: 'light', icon: Sun, text: 'theme.light' },
  { scheme: 'dark', icon: Moon, text: 'theme.dark' },
  { scheme: 'auto', icon: Monitor, text: 'theme.system' },
] as const satisfies readonly { scheme: MantineColorScheme; icon: typeof Sun; text: string }[]

/** The three themes as entries of a menu. */
export function ThemeChoices() {
  const { t } = useTranslation('shell')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <section aria-label={t('theme.title')}>
      <p className={menu.heading}>{t('theme.title')}</p>
      <ul className={menu.list}>
        {CHOICES.map(({ scheme, icon: Icon, text }) => (
          <li key={scheme}>
            <button
              type="button"
              className={menu.item}
              aria-pressed={colorScheme === scheme}
              onClick={() => setColorScheme(scheme)}
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
