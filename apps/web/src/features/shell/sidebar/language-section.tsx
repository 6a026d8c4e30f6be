import { Languages } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './sidebar.module.css'

/** The language menu of the sidebar; the choices come from outside, and are made when it is opened. */
export function LanguageSection({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  const [isMade, setMade] = useState(false)
  return (
    <details
      className={classes.chart}
      // The browser may have opened it before the page came to life.
      ref={(details) => void (details?.open && setMade(true))}
      onToggle={() => setMade(true)}
    >
      <summary className={classes.item}>
        <Languages size={18} aria-hidden />
        <span className={classes.text}>{t('language.title')}</span>
      </summary>
      {isMade && children}
    </details>
  )
}
