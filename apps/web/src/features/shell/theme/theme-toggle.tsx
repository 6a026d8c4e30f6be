import { Moon, Sun } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { useShownTheme } from '#lib/preferences/use-shown-theme.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './theme-toggle.module.css'

/** Switches between light and dark. CSS shows the icon, as the server may not know the theme. */
export function ThemeToggle() {
  const { t } = useTranslation('shell')
  const shown = useShownTheme()
  const [, save] = usePreference('isDark')
  return (
    <Button
      look="quiet"
      isIcon
      aria-label={t('theme.toggle')}
      title={t('theme.toggle')}
      onClick={() => void save(shown !== 'dark')}
    >
      <Moon size={20} aria-hidden className={classes.whenLight} />
      <Sun size={20} aria-hidden className={classes.whenDark} />
    </Button>
  )
}
