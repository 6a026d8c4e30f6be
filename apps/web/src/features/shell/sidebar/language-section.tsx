import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './sidebar.module.css'

/** The language menu of the sidebar; the choices come from outside. */
export function LanguageSection({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <details className={classes.chart}>
      <summary className={classes.item}>
        <Languages size={18} aria-hidden />
        <span className={classes.text}>{t('language.title')}</span>
      </summary>
      {children}
    </details>
  )
}
