import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'
import classes from './submit-button.module.css'

export interface SubmitButtonProps {
  /** While the form is being sent; a second click is not taken. */
  readonly isBusy: boolean
  /** What is said meanwhile, as nothing can be changed then. */
  readonly sending?: string
  readonly look?: ButtonLook
  readonly children: ReactNode
}

/**
 * Sends a form. Before the page has hydrated nothing could take the form, and the browser
 * would send it to nowhere: until then the button waits, without looking different, and where
 * scripts never come a line says so.
 */
export function SubmitButton({ isBusy, sending, look = 'filled', children }: SubmitButtonProps) {
  const { t } = useTranslation('common')
  const isHydrated = useHydrated()
  return (
    <>
      <button
        type="submit"
        className={`${buttonClass(look)} ${classes.submit}`}
        disabled={!isHydrated}
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {children}
        {isBusy && (
          <span aria-hidden>
            <span className={classes.spinner} />
            <span className={classes.sending}>{sending ?? t('sending')}</span>
          </span>
        )}
      </button>
      <noscript>
        <p className={classes.note}>{t('needsScript')}</p>
      </noscript>
    </>
  )
}
